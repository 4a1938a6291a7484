import { fork } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attacks } from './attacks.mjs';
import { cpuMs, option, round2 } from './measuring.mjs';
import { startServer } from './start-server.mjs';
import { root } from '../scripts/source-hash.mjs';

/**
 * Attacks the built server, with its default settings, while visitors read pages. Each attack meets
 * a new server; the yardstick is what the same visitors see before it begins.
 *
 *   node bench/attack.mjs [--only "socket flood"] [--seconds 8] [--visitors 20]
 */
const SECONDS = option('seconds', 8);
const VISITORS = option('visitors', 20);
const ALONE_SECONDS = 4;
const GOAL = { p99: 100, memory: 400 };

const only = process.argv[process.argv.indexOf('--only') + 1];
const isOnly = process.argv.includes('--only');
const chosen = Object.entries(attacks).filter(([name]) => !isOnly || name === only);
if (chosen.length === 0) {
  console.log(`There is no such attack. There are: ${Object.keys(attacks).join(', ')}`);
  process.exit(2);
}

const rows = {};
const missed = [];
for (const [name, attack] of chosen) {
  const { row, failures } = await measure(attack);
  rows[name] = row;
  missed.push(...failures.map((failure) => `${name}: ${failure}`));
  console.table({ [name]: row });
}
console.table(rows);
console.log(
  `Goals: p99 of ${VISITORS} visitors under ${GOAL.p99} ms, memory under ${GOAL.memory} MB.`,
);
for (const failure of missed) console.log(`MISSED  ${failure}`);
process.exit(missed.length > 0 ? 1 : 0);

async function measure(attack) {
  // The defaults, where the other measurements lift the limits and log little.
  const server = await startServer({ RATE_LIMITS: 'on', LOG_LEVEL: 'info', ...attack.env });
  const readers = fork(join(root, 'bench/visitors.mjs'), [server.url, String(VISITORS)]);
  try {
    const state = await attack.prepare?.(server);
    // The server renders a page after its start.
    await sleep(2_000);
    await latencies(readers);
    await sleep(ALONE_SECONDS * 1_000);
    const alone = await latencies(readers);
    const before = stateOf(server);
    const { sent, peak } = await run(attack, { ...server, state });
    const busy = await latencies(readers);
    await sleep(1_000);
    return judge({ alone, busy, sent, before, peak, after: stateOf(server) });
  } finally {
    readers.disconnect();
    await server.stop();
  }
}

async function run(attack, server) {
  const sent = { total: 0, ends: {} };
  const seen = (end) => {
    sent.total += 1;
    sent.ends[end] = (sent.ends[end] ?? 0) + 1;
  };
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryMb(server.pid))), 100);
  const endsAt = performance.now() + SECONDS * 1_000;
  await attack.run({ ...server, seen, isOver: () => performance.now() > endsAt });
  clearInterval(timer);
  return { sent, peak };
}

/** A busy machine is slow without an attack too: then only the difference is judged. */
function judge({ alone, busy, sent, before, peak, after }) {
  const yardstick = percentile(alone.times, 99);
  const p99 = percentile(busy.times, 99);
  const isMachineSlow = yardstick > GOAL.p99;
  const judged = isMachineSlow ? p99 - yardstick : p99;
  const highest = Math.max(peak, after.memory);
  const failures = [];
  if (judged > GOAL.p99) failures.push(`p99 ${p99} ms, ${yardstick} ms without the attack`);
  if (highest > GOAL.memory) failures.push(`${highest} MB`);
  if (busy.failed > alone.failed) failures.push(`${busy.failed} pages of visitors failed`);
  const broken = Object.keys(sent.ends).filter((end) => /^5(?!03)/.test(end));
  if (broken.length > 0) failures.push(`answers ${broken.join(', ')}`);
  const row = {
    requests: sent.total,
    ends: Object.entries(sent.ends)
      .map(([end, count]) => `${end}: ${count}`)
      .join(', '),
    'server ms each': round2((after.cpuMs - before.cpuMs) / Math.max(1, sent.total)),
    'alone p50': percentile(alone.times, 50),
    'alone p99': yardstick,
    p50: percentile(busy.times, 50),
    p99,
    'MB before': before.memory,
    'MB peak': highest,
    'MB after': after.memory,
    'disk MB': Math.round(after.disk - before.disk),
    goal: failures.length > 0 ? 'missed' : isMachineSlow ? 'met (by difference)' : 'met',
  };
  return { row, failures };
}

function latencies(readers) {
  return new Promise((resolve) => {
    readers.once('message', resolve);
    readers.send('latencies');
  });
}

function stateOf(server) {
  return { memory: memoryMb(server.pid), disk: diskMb(server), cpuMs: cpuMs(server.pid) };
}

/** The resident memory of the process. */
function memoryMb(pid) {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

function diskMb({ databaseFile }) {
  const bytes = ['', '-wal'].map(
    (end) => statSync(databaseFile + end, { throwIfNoEntry: false })?.size ?? 0,
  );
  return (bytes[0] + bytes[1]) / 1024 / 1024;
}

function percentile(values, percent) {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))],
  );
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
