import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import {
  anEvent,
  anInquiry,
  fillWithDemo,
  load,
  median,
  option,
  round2,
  summary,
} from './measuring.mjs';
import { STAFF, startServer } from './start-server.mjs';

/**
 * Compares the analytics with a bare Hono server over better-sqlite3 that does one insert a request
 * with synchronous=FULL, in alternating turns. Options: --seconds N a turn (6), --turns N (3),
 * --events N of the large database (1000000), --skip-large.
 */
const SECONDS = option('seconds', 6);
const TURNS = option('turns', 3);
const LARGE = option('events', 1_000_000);
const SMALL = 10_000;
const demo = (events) => ({ events, leads: events / 10 });
const MAX_BYTES = 450;
const MAX_READ_MS = 50;
const FILTERS = [
  'referrer:google.com',
  'referrer:(direct)',
  'campaign:source=newsletter&medium=email&campaign=october',
  'landing:/',
  'path:/contact',
];

let isMissed = false;
const OURS = 'dist/server/index.js';
const BARE = 'bench/bare-server.mjs';
const running = new Set();
try {
  await measureEvents();
  await measureInquiries();
  if (!process.argv.includes('--skip-large')) await measureScreens();
} finally {
  // After a failure too, so that no process is left running.
  await stopAll();
}
process.exit(isMissed ? 1 : 0);

/** POST /api/analytics/track at fifty connections, on both servers in turns. */
async function measureEvents() {
  const ours = await start();
  const bare = await start(BARE);
  const empty = sizeOf(ours.databaseFile);
  const rates = { ours: [], bare: [] };
  const rows = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const [name, { url }] of Object.entries({ bare, ours })) {
      const run = await load(`${url}/api/analytics/track`, {
        body: anEvent(turn),
        connections: 50,
        duration: SECONDS,
      });
      rates[name].push(run.rate);
      rows.push({
        turn,
        server: name,
        'req/s': run.rate,
        p50: run.p50,
        p99: run.p99,
        failed: run.failed,
      });
      expect(`${name} failed requests`, run.failed, 0);
    }
  }
  const { events, bytes } = sizeOf(ours.databaseFile);
  await stopAll();
  console.log('\nPOST /api/analytics/track, 50 connections');
  console.table(rows);
  const ratio = median(rates.ours) / median(rates.bare);
  console.log(`medians: ours ${median(rates.ours)}, bare ${median(rates.bare)} req/s`);
  expectAtLeast('ratio to the bare server', ratio, 1.2);
  expectAtMost(`bytes of file an event, of ${events}`, (bytes - empty.bytes) / events, MAX_BYTES);
}

/** POST /api/contact without and with a thousand events a second. */
async function measureInquiries() {
  const ours = await start();
  const bare = await start(BARE);
  const rows = [];
  const p99s = { ours: { alone: [], beside: [] }, bare: { alone: [], beside: [] } };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const [name, { url }] of Object.entries({ bare, ours })) {
      const send = () =>
        load(`${url}/api/contact`, {
          body: anInquiry,
          connections: 2,
          overallRate: 100,
          duration: SECONDS,
        });
      const alone = await send();
      const events = load(`${url}/api/analytics/track`, {
        body: anEvent(turn),
        connections: 10,
        overallRate: 1_000,
        duration: SECONDS + 1,
      });
      await sleep(500);
      const beside = await send();
      const { failed } = await events;
      expect(`${name} failed requests`, alone.failed + beside.failed + failed, 0);
      p99s[name].alone.push(alone.p99);
      p99s[name].beside.push(beside.p99);
      rows.push({ turn, server: name, 'p99 alone': alone.p99, 'p99 beside': beside.p99 });
    }
  }
  await stopAll();
  console.log('\nPOST /api/contact, 100 a second, ms');
  console.table(rows);
  const limit = Math.max(25, 3 * median(p99s.ours.alone));
  expectAtMost('p99 beside 1,000 events a second, ms', median(p99s.ours.beside), limit);
}

/** The calls of the screens on a small and a large database, one at a time. */
async function measureScreens() {
  const calls = {
    'stats, all time': ['analytics.stats', { period: 'all' }],
    'stats, 30 days': ['analytics.stats', { period: '30d' }],
    'series, all time': ['analytics.series', { period: 'all' }],
    'series, 30 days': ['analytics.series', { period: '30d' }],
    'series, today': ['analytics.series', { period: 'today' }],
    'pages and referrers': ['analytics.top', { period: 'all' }],
    'sources, all time': ['analytics.sources', { period: 'all' }],
    'sources, 30 days': ['analytics.sources', { period: '30d' }],
    'first page of events': ['analytics.events', { limit: 200 }],
    'first page of a type': ['analytics.events', { limit: 200, type: 'form:contactSubmit' }],
    'first page of conversions': ['analytics.conversions', { limit: 200 }],
  };
  const small = await start(OURS, (file) => fillWithDemo(file, demo(SMALL)));
  let seconds = 0;
  const large = await start(OURS, async (file) => {
    seconds = await fillWithDemo(file, demo(LARGE));
  });
  console.log(`\n${LARGE} events and ${LARGE / 10} leads of demo data: ${seconds.toFixed(0)} s`);
  if (LARGE === 1_000_000) expectAtMost('seconds for the demo data', seconds, 120);
  await untilSourcesAreCounted(large);
  const rows = [];
  for (const [name, [procedure, input]] of Object.entries(calls)) {
    const path = pathOf(procedure, input);
    const times = { small: [], large: [] };
    for (let round = 0; round < 41; round += 1) {
      times.small.push(await timeOf(small.url + path));
      times.large.push(await timeOf(large.url + path));
    }
    const [of10k, of1m] = [median(times.small), median(times.large)];
    const { p95 } = summary(times.large);
    rows.push({
      call: name,
      [`ms at ${SMALL}`]: round2(of10k),
      [`ms at ${LARGE}`]: round2(of1m),
      p95,
      ratio: round2(of1m / of10k),
    });
    if (of1m / of10k > 3) isMissed = true;
    if (p95 > MAX_READ_MS) isMissed = true;
  }
  console.log(`The screens; at most 3 times as long, and p95 ${MAX_READ_MS} ms`);
  console.table(rows);
  await measureFilters(large);
  await stopAll();
}

/** Filters over all sessions, and other requests meanwhile, one after the other. */
async function measureFilters({ url }) {
  const other = url + pathOf('analytics.top', { period: '30d' });
  const rows = [];
  for (const filter of FILTERS) {
    const alone = [];
    for (let round = 0; round < 100; round += 1) alone.push(await timeOf(other));
    const beside = [];
    let isCounting = true;
    const counting = timeOf(url + pathOf('analytics.sources', { filter })).finally(() => {
      isCounting = false;
    });
    while (isCounting) beside.push(await timeOf(other));
    const ms = Math.round(await counting);
    rows.push({ filter, ms, others: beside.length, alone: p99(alone), meanwhile: p99(beside) });
  }
  console.log('A filter over all sessions; p99 of other requests alone and meanwhile, ms');
  console.table(rows);
}

function p99(times) {
  return round2(times.toSorted((a, b) => a - b)[Math.floor(0.99 * times.length)]);
}

/** The first housekeeping counts the days that are over; until then reads count them. */
async function untilSourcesAreCounted({ url }) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await timeOf(url + pathOf('analytics.sources', {}))) < 10 * MAX_READ_MS) return;
    await sleep(1_000);
  }
}

function pathOf(procedure, input) {
  return `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
}

async function timeOf(url) {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: STAFF });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responds ${response.status}`);
  return performance.now() - startedAt;
}

function sizeOf(file) {
  const database = new BetterSqlite3(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  const events = database.prepare('select count(*) from analytics_events').pluck().get();
  database.close();
  return { events, bytes: statSync(file).size };
}

async function start(script = OURS, prepare = undefined) {
  const server = await startServer({}, script, prepare);
  running.add(server);
  return server;
}

async function stopAll() {
  for (const server of running) await server.stop();
  running.clear();
}

function expect(what, value, expected) {
  if (value === expected) return;
  isMissed = true;
  console.log(`MISSED: ${what}: ${value}, expected ${expected}`);
}

function expectAtLeast(what, value, least) {
  isMissed ||= value < least;
  console.log(
    `${value < least ? 'MISSED' : 'reached'}: ${what} ${round2(value)}, at least ${least}`,
  );
}

function expectAtMost(what, value, most) {
  isMissed ||= value > most;
  console.log(
    `${value > most ? 'MISSED' : 'reached'}: ${what} ${round2(value)}, at most ${round2(most)}`,
  );
}
