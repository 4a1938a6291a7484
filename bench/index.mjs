import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../scripts/find-browser.mjs';
import { root } from '../scripts/source-hash.mjs';
import {
  anEvent,
  anInquiry,
  fillWithDemo,
  load,
  median,
  option,
  round2,
  summary,
  watchKeys,
} from './measuring.mjs';
import { compareProcessorTimes } from './processor-time.mjs';
import { ADMIN_TOKEN, startOn, startServer } from './start-server.mjs';

/**
 * The product in one table, each figure beside its reference, measured in alternating turns: a bare
 * Hono server over better-sqlite3, React's own render, or ours without a part. Needs the build in dist/. Options: --seconds N a turn (4), --turns N (3), --leads N of the console (100000), --only
 * NAME of a part.
 */
const SECONDS = option('seconds', 4);
const TURNS = option('turns', 3);
const LEADS = option('leads', 100_000);
const PAGES = ['/', '/case-studies', '/insights'];
const STARTS = 7;
/** Each key changes the number of matching leads. */
const KEYS = ['d', 'a', 'n', 'Backspace', 'Backspace', 'Backspace', 'o', 'm', 'Backspace'];
/** Each changes the first row of the list. */
const LIST_BUTTONS = [/^Name/, /^Name/, /^Overdue/, /^Overdue/, /^Date/];
const PARTS = { pages, rendering, writes, limits, recording, starting, leads };

const WRITES = { '/api/contact': anInquiry, '/api/analytics/track': anEvent(1) };
const QUIETLY = { root, mode: 'production', logLevel: 'error' };
/** What stores a domain event. */
const RECORDING =
  'queries(database).insert.run({ id: newId(), ...about, ...related, ...who, data });';

const table = [];
const { only } = parseArgs({ strict: false, options: { only: { type: 'string' } } }).values;
if (only && !(only in PARTS)) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}`);
for (const [name, measure] of Object.entries(PARTS)) {
  if (!only || only === name) await measure();
}
console.table(table);
process.exit(table.some(({ verdict }) => verdict === 'MISSED') ? 1 : 0);

/** Adds a row to the table; the goal is a minimum or maximum ratio, or a maximum value. */
function report(what, unit, ours, reference, { ratio, mostRatio, most }) {
  const isReached =
    (ratio === undefined || ours / reference >= ratio) &&
    (mostRatio === undefined || ours / reference <= mostRatio) &&
    (most === undefined || ours <= most);
  table.push({
    what,
    unit,
    ours: round2(ours),
    reference: reference === undefined ? '' : round2(reference),
    ratio: reference === undefined ? '' : round2(ours / reference),
    goal: ratio ? `ratio ${ratio}` : `at most ${mostRatio ? `ratio ${mostRatio}` : most}`,
    verdict: isReached ? 'reached' : 'MISSED',
  });
}

/** The median rates of both servers, measured in turns. */
async function compare(servers, path, optionsOf) {
  const rates = { ours: [], bare: [] };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const name of ['bare', 'ours']) {
      const options = { connections: 50, duration: SECONDS, ...optionsOf(turn) };
      const { rate, failed } = await load(servers[name].url + path, options);
      if (failed) throw new Error(`${failed} requests of ${path} failed on ${name}`);
      rates[name].push(rate);
    }
  }
  return { ours: median(rates.ours), bare: median(rates.bare) };
}

/** Cached responses, compared with a server that sends the same bytes. */
async function pages() {
  const ours = await startServer();
  const headers = { 'accept-encoding': 'br' };
  const folder = mkdtempSync(join(tmpdir(), 'bench-responses-'));
  const responses = [];
  const paths = [...PAGES, '/api/case-studies'];
  for (const path of paths) {
    const { file, type, encoding } = await saveResponse(ours.url + path, headers, folder);
    responses.push({ path, file, type, encoding });
  }
  const bare = await startServer({ RESPONSES: JSON.stringify(responses) }, 'bench/bare-server.mjs');
  for (const path of paths) {
    const rates = await compare({ ours, bare }, path, () => ({ headers }));
    const ratio = path.startsWith('/api/') ? 0.6 : 0.7;
    report(`GET ${path}, cached`, 'req/s', rates.ours, rates.bare, { ratio });
  }
  await bare.stop();
  await ours.stop();
  rmSync(folder, { recursive: true });
}

/** Saves the bytes as they are transferred; fetch would decompress them. */
async function saveResponse(url, headers, folder) {
  // The second response comes from the cache.
  await fetch(url, { headers }).then((response) => response.arrayBuffer());
  const response = await new Promise((resolve) => get(url, { headers }, resolve));
  const file = join(folder, encodeURIComponent(url));
  writeFileSync(file, Buffer.concat(await response.toArray()));
  const { 'content-type': type, 'content-encoding': encoding } = response.headers;
  return { file, type, encoding };
}

/**
 * An uncached page with its data, compared with React's render of the same tree. In several
 * processes, since the compiled code of each differs by more than 10 %.
 */
async function rendering() {
  const outDir = join(root, 'dist/bench');
  await build({
    ...QUIETLY,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: 'bench/render.tsx', output: { entryFileNames: 'render.mjs' } },
    },
  });
  const env = { ...process.env, NODE_ENV: 'production' };
  const turns = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const script = spawn(process.execPath, [join(outDir, 'render.mjs'), ...PAGES], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    turns.push(JSON.parse(Buffer.concat(await script.stdout.toArray()).toString()));
  }
  for (const [index, path] of PAGES.entries()) {
    const [ours, react, compression] = ['ours', 'react', 'compression'].map((part) =>
      median(turns.map((pages) => pages[index][part])),
    );
    const withoutCompression = round2((react - compression) / (ours - compression));
    // As rates, so that higher is better, as in the other rows.
    report(
      `GET ${path}, rendered and compressed (${withoutCompression} without compression)`,
      'pages/s',
      1000 / ours,
      1000 / react,
      { ratio: 0.6 },
    );
  }
  rmSync(outDir, { recursive: true });
}

/** Durable writes, compared with one insert a request. */
async function writes() {
  const ours = await startServer();
  const bare = await startServer({}, 'bench/bare-server.mjs');
  const inquiries = await compare({ ours, bare }, '/api/contact', () => ({ body: anInquiry }));
  report('POST /api/contact', 'req/s', inquiries.ours, inquiries.bare, { ratio: 0.5 });
  const events = await compare({ ours, bare }, '/api/analytics/track', (turn) => ({
    body: anEvent(turn),
  }));
  report('POST /api/analytics/track', 'req/s', events.ours, events.bare, { ratio: 1.2 });
  await bare.stop();
  await ours.stop();
}

/** Requests with limits of which none is reached, since each comes from another address. */
async function limits() {
  const env = { TRUST_PROXY: 'loopback' };
  const start = {
    ours: () => startServer({ ...env, RATE_LIMITS: 'on' }),
    reference: () => startServer(env),
  };
  for (const [path, body] of Object.entries(WRITES)) {
    const { ours, reference } = await compareProcessorTimes(start, path, body);
    report(`POST ${path}, limited`, 'µs of CPU', ours, reference, { mostRatio: 1.05 });
  }
}

/** An inquiry, compared with a server that stores it without its domain event. */
async function recording() {
  const outDir = join(root, 'dist/bench');
  const plugins = [withoutStatement('activities/record-activity.ts', RECORDING)];
  await build({ ...QUIETLY, plugins, build: { ssr: true, outDir, emptyOutDir: true } });
  const start = {
    ours: () => startServer(),
    reference: () => startServer({}, join(outDir, 'index.js')),
  };
  const { ours, reference } = await compareProcessorTimes(start, '/api/contact', anInquiry);
  report('POST /api/contact, recorded', 'µs of CPU', ours, reference, { mostRatio: 1.1 });
  rmSync(outDir, { recursive: true });
}

/** A plugin for a build that leaves a statement out. */
function withoutStatement(file, statement) {
  return {
    name: 'without-statement',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return undefined;
      if (!code.includes(statement)) throw new Error(`${file} lacks: ${statement}`);
      return code.replace(statement, '');
    },
  };
}

/** The time from start to listening on a migrated file, and the memory of the idle process. */
async function starting() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const figures = { ours: { ms: [], mb: [] }, bare: { ms: [], mb: [] } };
  const scripts = { bare: 'bench/bare-server.mjs', ours: 'dist/server/index.js' };
  for (let turn = 0; turn <= STARTS; turn += 1) {
    for (const [name, script] of Object.entries(scripts)) {
      const { ms, mb } = await startOnce(script, join(folder, `${name}.db`));
      // The first start creates the file.
      if (turn === 0) continue;
      figures[name].ms.push(ms);
      figures[name].mb.push(mb);
    }
  }
  rmSync(folder, { recursive: true });
  const [ours, bare] = [figures.ours, figures.bare];
  report('start to listening', 'ms', median(ours.ms), median(bare.ms), { most: 300 });
  report('memory at rest', 'MB', median(ours.mb), median(bare.mb), { most: 120 });
}

async function startOnce(script, databaseFile) {
  const { pid, ms, stop } = await startOn(databaseFile, script);
  // The server renders a page after the start.
  await sleep(5_000);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  await stop();
  return { ms, mb: Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1000 };
}

/** The console with a hundred thousand leads: the time to its rows, and for a key in the search. */
async function leads() {
  const fill = (file) => fillWithDemo(file, { events: 1_000, leads: LEADS });
  const server = await startServer({}, 'dist/server/index.js', fill);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN);
  const opened = [];
  for (let run = 0; run < STARTS; run += 1) {
    await page.goto('about:blank');
    const startedAt = performance.now();
    await page.goto(`${server.url}/admin/leads`, { waitUntil: 'commit' });
    await page.locator('tbody tr:not([aria-hidden])').first().waitFor();
    opened.push(performance.now() - startedAt);
  }
  await page.getByText('All leads loaded').waitFor({ timeout: 60_000 });
  await page.getByRole('searchbox', { name: 'Search leads' }).focus();
  await page.evaluate(watchKeys);
  for (const key of KEYS) {
    const before = await page.evaluate(() => window.keyTimes.length);
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.keyTimes.length > count, before);
  }
  const keys = await page.evaluate(() => window.keyTimes);
  const pressed = [];
  for (const name of LIST_BUTTONS) pressed.push(await pressAndWait(page, name));
  await browser.close();
  await server.stop();
  const what = LEADS.toLocaleString('en-US');
  report(`${what} leads: rows are there`, 'ms', median(opened), undefined, { most: 1_000 });
  report(`${what} leads: a filter or an order, most`, 'ms', Math.max(...pressed), undefined, {
    most: 500,
  });
  report(`${what} leads: a key, p95`, 'ms', summary(keys).p95, undefined, { most: 100 });
}

/** The time until the first row is another one. */
async function pressAndWait(page, name) {
  const row = page.locator('tbody tr:not([aria-hidden])').first();
  const before = await row.textContent();
  const startedAt = performance.now();
  await page.getByRole('button', { name }).click();
  await page.waitForFunction(
    (text) => document.querySelector('tbody tr:not([aria-hidden])')?.textContent !== text,
    before,
  );
  return performance.now() - startedAt;
}
