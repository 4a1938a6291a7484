import autocannon from 'autocannon';
import BetterSqlite3 from 'better-sqlite3';
import { median } from './measuring.mjs';
import { STAFF, startServer } from './start-server.mjs';

/**
 * Large content: the server's time for the lists of 5,000 pages and 500 insights, and the p99 of a
 * cached public page with one save a second, of a published page, and of one of 10,000 insights that
 * are scheduled.
 */
const PAGES = 5_000;
const INSIGHTS = 500;
const SCHEDULED = 10_000;
const LIST_MS = 150;
const MAX_TAIL_RATIO = 3;
const SECONDS = 10;
const TURNS = 3;
let isOver = false;

const { url, databaseFile, stop } = await startServer();
try {
  fillContent();
  await measureLists();
  await measureTail('a save a second', '/page-1', '/api/admin/pages/p1');
  fillSchedule();
  await measureTail(
    `${SCHEDULED} scheduled, one saved a second`,
    '/insights/stock-1',
    '/api/admin/insights/s1',
  );
} finally {
  await stop();
}
process.exit(isOver ? 1 : 0);

function fillContent() {
  const database = new BetterSqlite3(databaseFile);
  const text = 'Stock that is counted once a year is wrong for eleven months. '.repeat(40);
  const content = JSON.stringify([{ type: 'richText', markdown: text }]);
  const addPage = database.prepare(
    `insert into pages (id, title, slug, content, status, created_at, updated_at)
     values (?, ?, ?, ?, 'published', ?, ?)`,
  );
  const addInsight = database.prepare(
    `insert into insights (id, title, slug, excerpt, content, category, published_at, updated_at)
     values (?, ?, ?, ?, ?, 'Supply Chain', ?, ?)`,
  );
  database.transaction(() => {
    for (let index = 0; index < PAGES; index += 1) {
      const time = Date.now() - index * 1000;
      addPage.run(`p${index}`, `A page about stock ${index}`, `page-${index}`, content, time, time);
    }
    for (let index = 0; index < INSIGHTS; index += 1) {
      const time = Date.now() - index * 1000;
      addInsight.run(`i${index}`, `On stock ${index}`, `stock-${index}`, text, text, time, time);
    }
  })();
  database.close();
}

/** All of them later than the measurement. */
function fillSchedule() {
  const database = new BetterSqlite3(databaseFile);
  const text = 'Stock that is counted once a year is wrong for eleven months. '.repeat(40);
  const add = database.prepare(
    `insert into insights (id, title, slug, excerpt, content, category, status, published_at, updated_at)
     values (?, ?, ?, ?, ?, 'Supply Chain', 'scheduled', ?, ?)`,
  );
  database.transaction(() => {
    for (let index = 0; index < SCHEDULED; index += 1) {
      const time = Date.now() + 86_400_000 + index * 1000;
      add.run(`s${index}`, `Later ${index}`, `later-${index}`, text, text, time, Date.now());
    }
  })();
  database.close();
}

async function measureLists() {
  const rows = [];
  for (const path of [
    '/trpc/pages.summaries',
    '/trpc/insights.list',
    '/trpc/insights.listAll',
    '/trpc/caseStudies.list',
    '/api/admin/pages',
    '/api/insights',
  ]) {
    const times = [];
    let bytes = 0;
    for (let turn = 0; turn < 11; turn += 1) {
      const start = performance.now();
      const response = await fetch(url + path, { headers: STAFF });
      // The time until the response starts: long lists are streamed, with other requests in between.
      times.push(performance.now() - start);
      bytes = (await response.arrayBuffer()).byteLength;
    }
    const ms = Math.round(median(times));
    isOver ||= ms > LIST_MS;
    rows.push({ path, kB: Math.round(bytes / 1000), 'median ms': ms });
  }
  console.table(rows);
  console.log(`budget ${LIST_MS} ms, with ${PAGES} pages and ${INSIGHTS} insights`);
}

async function measureTail(what, path, saved) {
  const tails = { alone: [], saving: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    tails.alone.push(await tail(path));
    const saving = setInterval(() => void save(saved), 1_000);
    tails.saving.push(await tail(path));
    clearInterval(saving);
  }
  const alone = median(tails.alone);
  const saving = median(tails.saving);
  const ratio = saving / alone;
  isOver ||= ratio > MAX_TAIL_RATIO;
  console.table([{ path, 'p99 alone, ms': alone, [`p99 with ${what}, ms`]: saving, ratio }]);
  console.log(`budget ${MAX_TAIL_RATIO} times, of a cached page at 20 connections`);
}

async function tail(path) {
  await fetch(url + path);
  const headers = { 'Accept-Encoding': 'br' };
  const run = await autocannon({
    url: url + path,
    connections: 20,
    duration: SECONDS,
    headers,
  });
  if (run.non2xx > 0 || run.errors > 0) throw new Error('Some requests failed.');
  return run.latency.p99;
}

async function save(path) {
  const response = await fetch(url + path, {
    method: 'PUT',
    headers: STAFF,
    body: JSON.stringify({ title: `About stock, saved at ${new Date().toISOString()}` }),
  });
  if (!response.ok) throw new Error(`A save failed with ${response.status}.`);
}
