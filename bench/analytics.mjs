import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import BetterSqlite3 from 'better-sqlite3';
import { root } from '../scripts/source-hash.mjs';

/**
 * The figures of the analytics, each beside a bare Hono server over better-sqlite3 that does one
 * insert a request with synchronous=FULL, in turns in one run. Options: --seconds N a turn (6),
 * --turns N (3), --events N of the large database (1000000), --skip-large.
 */
const option = (name, fallback) => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? fallback : Number(process.argv[place + 1]);
};
const SECONDS = option('seconds', 6);
const TURNS = option('turns', 3);
const LARGE = option('events', 1_000_000);
const SMALL = 10_000;
const TOKEN = 'a-token-for-measuring-only';
const MAX_BYTES = 450;

const folder = mkdtempSync(join(tmpdir(), 'bench-analytics-'));
let isMissed = false;
const running = new Set();
try {
  await measureEvents();
  await measureInquiries();
  if (!process.argv.includes('--skip-large')) await measureScreens();
} finally {
  // Also after a failure: nothing stays behind.
  await Promise.all([...running].map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isMissed ? 1 : 0);

/** POST /api/analytics/track at fifty connections, ours and the bare server in turns. */
async function measureEvents() {
  const ours = await startOurs('events.db');
  const bare = await startBare('bare.db');
  const empty = weigh(join(folder, 'events.db'));
  const rates = { ours: [], bare: [] };
  const rows = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const [name, { url }] of Object.entries({ bare, ours })) {
      const run = await load(`${url}/api/analytics/track`, anEvent(turn), { connections: 50 });
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
  await ours.stop();
  await bare.stop();
  console.log('\nPOST /api/analytics/track, 50 connections');
  console.table(rows);
  const ratio = median(rates.ours) / median(rates.bare);
  console.log(`medians: ours ${median(rates.ours)}, bare ${median(rates.bare)} req/s`);
  expectAtLeast('ratio to the bare server', ratio, 1.2);
  const { events, bytes } = weigh(join(folder, 'events.db'));
  expectAtMost(`bytes of file an event, of ${events}`, (bytes - empty.bytes) / events, MAX_BYTES);
}

/** POST /api/contact alone, and beside a thousand events a second. */
async function measureInquiries() {
  const ours = await startOurs('inquiries.db');
  const bare = await startBare('bare-inquiries.db');
  const rows = [];
  const p99s = { ours: { alone: [], beside: [] }, bare: { alone: [], beside: [] } };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const [name, { url }] of Object.entries({ bare, ours })) {
      const send = () =>
        load(`${url}/api/contact`, anInquiry(), { connections: 2, overallRate: 100 });
      const alone = await send();
      const events = load(`${url}/api/analytics/track`, anEvent(turn), {
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
  await ours.stop();
  await bare.stop();
  console.log('\nPOST /api/contact, 100 a second, ms');
  console.table(rows);
  const limit = Math.max(25, 3 * median(p99s.ours.alone));
  expectAtMost('p99 beside 1,000 events a second, ms', median(p99s.ours.beside), limit);
}

/** The screens over a small and a large database, one call after the other. */
async function measureScreens() {
  const calls = {
    'stats, all time': ['analytics.stats', { period: 'all' }],
    'stats, 30 days': ['analytics.stats', { period: '30d' }],
    'series, all time': ['analytics.series', { period: 'all' }],
    'series, 30 days': ['analytics.series', { period: '30d' }],
    'series, today': ['analytics.series', { period: 'today' }],
    'pages and referrers': ['analytics.top', { period: 'all' }],
    'first page of events': ['analytics.events', { limit: 200 }],
    'first page of a type': ['analytics.events', { limit: 200, type: 'form:contactSubmit' }],
    'first page of conversions': ['analytics.conversions', { limit: 200 }],
  };
  await fill('small.db', SMALL, SMALL / 10);
  const seconds = await fill('large.db', LARGE, LARGE / 10);
  console.log(`\n${LARGE} events and ${LARGE / 10} leads of demo data: ${seconds.toFixed(0)} s`);
  if (LARGE === 1_000_000) expectAtMost('seconds for the demo data', seconds, 120);
  const small = await startOurs('small.db');
  const large = await startOurs('large.db');
  const rows = [];
  for (const [name, [procedure, input]] of Object.entries(calls)) {
    const path = `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const times = { small: [], large: [] };
    for (let round = 0; round < 41; round += 1) {
      times.small.push(await timeOf(small.url + path));
      times.large.push(await timeOf(large.url + path));
    }
    const [of10k, of1m] = [median(times.small), median(times.large)];
    rows.push({
      call: name,
      [`ms at ${SMALL}`]: round2(of10k),
      [`ms at ${LARGE}`]: round2(of1m),
      ratio: round2(of1m / of10k),
    });
    if (of1m / of10k > 3) isMissed = true;
  }
  await small.stop();
  await large.stop();
  console.log('The screens; at most 3 times as long');
  console.table(rows);
}

function anEvent(turn) {
  return {
    event: 'page_view',
    data: { path: `/insights/${turn}`, referrer: 'https://www.google.com/' },
  };
}

function anInquiry() {
  return {
    name: 'Dana Haddad',
    email: 'dana@northgate.example',
    message: 'We lose about 4% of chilled stock every spring.',
  };
}

async function load(url, body, options) {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0',
    },
    body: JSON.stringify(body),
    duration: SECONDS,
    ...options,
  });
  return {
    rate: Math.round(result['2xx'] / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

async function timeOf(url) {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return performance.now() - startedAt;
}

function weigh(file) {
  const database = new BetterSqlite3(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  const events = database.prepare('select count(*) from analytics_events').pluck().get();
  database.close();
  return { events, bytes: statSync(file).size };
}

async function fill(file, events, leads) {
  const startedAt = performance.now();
  const args = ['server/cli/demo.ts', '--events', String(events), '--leads', String(leads)];
  await start([join(root, 'node_modules/tsx/dist/cli.mjs'), ...args], {
    DATABASE_FILE: join(folder, file),
  }).ended;
  return (performance.now() - startedAt) / 1000;
}

async function startOurs(file) {
  const port = await freePort();
  const server = start(['dist/server/index.js'], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_FILE: join(folder, file),
    ADMIN_TOKEN: TOKEN,
    RATE_LIMITS: 'off',
    // The bare server logs nothing either.
    LOG_LEVEL: 'error',
  });
  return until(`http://127.0.0.1:${port}`, server);
}

async function startBare(file) {
  const port = await freePort();
  const server = start(['bench/bare-server.mjs'], {
    PORT: String(port),
    DATABASE_FILE: join(folder, file),
  });
  return until(`http://127.0.0.1:${port}`, server);
}

function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const server = {
    ended,
    stop: () => {
      child.kill();
      return ended;
    },
  };
  running.add(server);
  return server;
}

async function until(url, server) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`${url}/healthz`);
      return { url, stop: server.stop };
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`${url} did not start within ten seconds.`);
}

function expect(what, value, wanted) {
  if (value === wanted) return;
  isMissed = true;
  console.log(`MISSED: ${what}: ${value}, wanted ${wanted}`);
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

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function round2(value) {
  return Math.round(value * 100) / 100;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
