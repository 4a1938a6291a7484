import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { anInquiry, fillWithDemo, median, option, round2 } from './measuring.mjs';
import { STAFF, startServer } from './start-server.mjs';

/**
 * Exports a large database while others use the server: how long it takes, how much memory, and what
 * the others wait. Options: --events N of the database (1000000), --turns N (3), --seconds N of load
 * without an export (6).
 */
const EVENTS = option('events', 1_000_000);
const TURNS = option('turns', 3);
const SECONDS = option('seconds', 6);
const MAX_MB = 150;
const MAX_P99_MS = 50;

let isMissed = false;
const server = await startServer({}, undefined, async (file) => {
  await fillWithDemo(file, { events: EVENTS, leads: EVENTS / 10 });
});
try {
  await measure();
} finally {
  await server.stop();
}
process.exit(isMissed ? 1 : 0);

async function measure() {
  const rows = [];
  const extraMb = [];
  const p99s = [];
  const p99sAlone = [];
  // The first calls load code.
  await others(3);
  const before = memoryMb();
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const alone = await others(SECONDS);
    const watch = watchPeaks();
    const controller = new AbortController();
    const beside = others(3_600, controller.signal);
    const { seconds, bytes } = await exportAll();
    controller.abort();
    const { read, write } = await beside;
    const peaks = watch.stop();
    extraMb.push(peaks.memoryMb - before);
    p99s.push(read.p99, write.p99);
    p99sAlone.push(alone.read.p99, alone.write.p99);
    rows.push({
      turn,
      seconds: round2(seconds),
      'file, MB': round2(bytes / 1e6),
      'memory before, MB': Math.round(before),
      'at most more, MB': Math.round(peaks.memoryMb - before),
      'log at most, MB': round2(peaks.logMb),
      'read p99 alone, ms': alone.read.p99,
      'read p99 beside': read.p99,
      'write p99 alone': alone.write.p99,
      'write p99 beside': write.p99,
    });
    expectAtMost('failed requests', alone.failed + read.failed + write.failed, 0);
  }
  console.log(`\nGET /api/admin/export of ${EVENTS} events and ${EVENTS / 10} leads,`);
  console.log('beside 100 reads of leads and 20 inquiries a second');
  console.table(rows);
  expectAtMost('more memory, MB', Math.max(...extraMb), MAX_MB);
  expectAtMost('p99 of others, ms', median(p99s), Math.max(MAX_P99_MS, 3 * median(p99sAlone)));
}

async function exportAll() {
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/api/admin/export`, { headers: STAFF });
  if (!response.ok) throw new Error(`The export responds ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.byteLength;
  return { seconds: (performance.now() - startedAt) / 1_000, bytes };
}

/** Reads and writes of other people, for so long or until the signal. */
async function others(seconds, signal) {
  const until = { duration: seconds, ...(signal && { signal }) };
  const [read, write] = await Promise.all([
    steady({ path: '/api/admin/leads?limit=50', headers: STAFF, rate: 100, ...until }),
    steady({ path: '/api/contact', body: anInquiry, rate: 20, ...until }),
  ]);
  return { read, write, failed: read.failed + write.failed };
}

/** A number of requests a second, each at its time whether or not the one before is done. */
async function steady({ path, rate, duration, signal, headers, body }) {
  const times = [];
  const pending = new Set();
  let failed = 0;
  const startedAt = performance.now();
  for (let sent = 0; sent < rate * duration && !signal?.aborted; sent += 1) {
    await sleep(Math.max(0, startedAt + (1_000 * sent) / rate - performance.now()));
    const begun = performance.now();
    const call = fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    })
      .then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok) failed += 1;
        times.push(performance.now() - begun);
      })
      .catch(() => (failed += 1))
      .finally(() => pending.delete(call));
    pending.add(call);
  }
  await Promise.all(pending);
  times.sort((one, other) => one - other);
  return { failed, p99: round2(times[Math.floor(0.99 * (times.length - 1))]) };
}

function memoryMb() {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1];
  return Number(kilobytes) / 1_024;
}

/** The largest memory and log of SQLite until `stop`. */
function watchPeaks() {
  const peaks = { memoryMb: 0, logMb: 0 };
  const timer = setInterval(() => {
    peaks.memoryMb = Math.max(peaks.memoryMb, memoryMb());
    peaks.logMb = Math.max(peaks.logMb, statSync(`${server.databaseFile}-wal`).size / 1e6);
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return peaks;
    },
  };
}

function expectAtMost(what, value, most) {
  isMissed ||= value > most;
  console.log(`${value > most ? 'MISSED' : 'reached'}: ${what} ${round2(value)}, at most ${most}`);
}
