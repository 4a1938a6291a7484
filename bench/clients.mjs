import { randomUUID } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/find-browser.mjs';
import { summary, watchKeys } from './measuring.mjs';
import { ADMIN_TOKEN, startServer } from './start-server.mjs';

/**
 * The client portal with 2,000 clients, 10,000 projects and 100,000 updates. Measures the server's
 * time for the first rows of each tab, and the browser's time for a key in the search. Needs the
 * build in dist/.
 */
const CLIENTS = 2_000;
const PROJECTS = 10_000;
const UPDATES = 100_000;
const BUDGET_MS = { server: 100, key: 50 };
const RUNS = 30;
/** Each key changes the number of matching rows. */
const KEYS = ['7', '1', '3', 'Backspace', 'Backspace', 'Backspace', '4', '2', 'Backspace', '9'];

const server = await startServer();
let isOver = false;
try {
  const projectId = fill();
  await measureServer(projectId);
  await measureKeys();
} finally {
  await server.stop();
}
process.exit(isOver ? 1 : 0);

function fill() {
  const sqlite = new BetterSqlite3(server.databaseFile, { timeout: 5_000 });
  const now = Date.now();
  const day = 86_400_000;
  const words = 'stock forecast portal ledger route cold chain pump clinic invoice yard'.split(' ');
  const word = (index) => words[index % words.length];
  const insert = (table, columns) =>
    sqlite.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
  const clients = insert('clients', ['id', 'name', 'email', 'company', 'created_at', 'updated_at']);
  const projects = insert(
    'projects',
    'id client_id title description status budget end_date progress created_at updated_at'.split(
      ' ',
    ),
  );
  const updates = insert('project_updates', ['id', 'project_id', 'title', 'content', 'created_at']);
  const statuses = ['planning', 'in-progress', 'completed', 'on-hold'];
  const ids = { clients: [], projects: [] };
  sqlite.transaction(() => {
    for (let n = 0; n < CLIENTS; n += 1) {
      const id = randomUUID();
      ids.clients.push(id);
      const at = now - n * 60_000;
      clients.run(id, `Client ${n}`, `c${n}@mail.example`, `${word(n)} works ${n}`, at, at);
    }
    for (let n = 0; n < PROJECTS; n += 1) {
      const id = randomUUID();
      ids.projects.push(id);
      const at = now - n * 60_000;
      projects.run(
        id,
        ids.clients[n % CLIENTS],
        `${word(n)} ${word(n >> 3)} ${n}`,
        `What ${word(n)} and ${word(n >> 2)} have to do with each other, `.repeat(3),
        statuses[n % 4],
        `USD ${n},000`,
        now + ((n % 200) - 100) * day,
        n % 101,
        at,
        at,
      );
    }
    for (let n = 0; n < UPDATES; n += 1) {
      // The first project has a thousand updates, the others share the rest.
      const project = ids.projects[n < 1_000 ? 0 : n % PROJECTS];
      const content = `**Week ${n}**: all is well.\n\n- one\n- two`;
      updates.run(randomUUID(), project, `Week ${n}`, content, now - (n % 90) * day);
    }
  })();
  sqlite.close();
  return ids.projects[0];
}

async function measureServer(projectId) {
  const rows = [];
  const calls = [
    ['Clients', 'clients.list', { limit: 1000 }],
    ['Projects', 'projects.list', { limit: 1000 }],
    ['the cards', 'projects.stats', undefined],
    ['Project Updates', 'projectUpdates.list', { projectId, limit: 20 }],
  ];
  for (const [what, procedure, input] of calls) {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
    const times = [];
    let bytes = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      const response = await fetch(`${server.url}/trpc/${procedure}${query}`, {
        headers: { Authorization: `Bearer ${ADMIN_TOKEN}` },
      });
      bytes = (await response.arrayBuffer()).byteLength;
      times.push(performance.now() - start);
      if (!response.ok) throw new Error(`${procedure} responds ${response.status}`);
    }
    rows.push({ what, ...summary(times), kB: Math.round(bytes / 1000) });
    isOver ||= summary(times).p95 > BUDGET_MS.server;
  }
  console.table(rows);
  console.log(`ms from request to the last byte, ${RUNS} times each; budget ${BUDGET_MS.server}`);
}

async function measureKeys() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.url}/admin/clients`);
  await page.getByLabel('Access Token').fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('All clients loaded').waitFor();
  await page.getByRole('tab', { name: 'Projects', exact: true }).click();
  await page.getByText('All projects loaded').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows = [];
  for (const noun of ['projects', 'clients']) {
    if (noun === 'clients') await page.getByRole('tab', { name: 'Clients', exact: true }).click();
    await page.getByRole('searchbox', { name: `Search ${noun}` }).focus();
    await page.evaluate(watchKeys);
    const shown = [];
    const work = [];
    for (const key of KEYS) {
      const before = await page.evaluate(() => window.keyTimes.length);
      const workBefore = await threadMs(devtools);
      await page.keyboard.press(key);
      await page.waitForFunction((count) => window.keyTimes.length > count, before);
      shown.push(await page.evaluate(() => window.keyTimes.at(-1)));
      work.push((await threadMs(devtools)) - workBefore);
    }
    rows.push({ list: noun, ...summary(shown), 'median work': summary(work).median });
    isOver ||= summary(shown).p95 > BUDGET_MS.key;
  }
  await browser.close();
  console.table(rows);
  console.log(`ms from the key to the next frame with the rows found; budget ${BUDGET_MS.key}`);
}

/** The CPU time of the page's main thread, independent of other processes. */
async function threadMs(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}
