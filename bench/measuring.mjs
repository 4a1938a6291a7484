import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { root } from '../scripts/source-hash.mjs';

/** The number after `--name` on the command line. */
export function option(name, fallback) {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : Number(process.argv[index + 1]);
}

export const HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0',
};

/** The processor time of the threads of a process so far, user and system. */
export function cpuMs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const ofThread = (id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0];
  return threads.reduce((total, id) => total + Number(ofThread(id)), 0) / 1e6;
}

/** Runs load on a URL; rates are in requests a second, latencies in milliseconds. */
export async function load(url, options) {
  const { body, headers, ...others } = options;
  const result = await autocannon({
    url,
    method: body ? 'POST' : 'GET',
    headers: { ...HEADERS, ...headers },
    body: body && JSON.stringify(body),
    ...others,
  });
  return {
    rate: Math.round(result['2xx'] / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Fills a new database with demo data; returns the seconds that it took. */
export async function fillWithDemo(databaseFile, { events, leads }) {
  const startedAt = performance.now();
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const args = ['server/cli/demo.ts', '--events', String(events), '--leads', String(leads)];
  const writing = spawn(process.execPath, [tsx, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_FILE: databaseFile },
  });
  const code = await new Promise((resolve) => writing.once('exit', resolve));
  if (code !== 0) throw new Error(`The demo data was not written: exit code ${code}.`);
  return (performance.now() - startedAt) / 1000;
}

export const anInquiry = {
  name: 'Dana Haddad',
  email: 'dana@northgate.example',
  message: 'We lose about 4% of chilled stock every spring.',
};

export const anEvent = (turn) => ({
  event: 'page_view',
  data: { path: `/insights/${turn}`, referrer: 'https://www.google.com/' },
});

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

export const round2 = (value) => Math.round(value * 100) / 100;

/** The median, 95th percentile and maximum, with one decimal. */
export function summary(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => Math.round(10 * sorted[Math.floor(share * (sorted.length - 1))]) / 10;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

/** Runs in the page: measures from each key to the frame that shows a new number of rows. */
export function watchKeys() {
  window.keyTimes = [];
  window.stopWatching?.abort();
  window.stopWatching = new AbortController();
  const watch = (event) => {
    if (event.key !== 'Backspace' && event.key.length > 1) return;
    const start = event.timeStamp;
    const count = document.querySelector('main [role=status]');
    const before = count.textContent;
    const observer = new MutationObserver(() => {
      if (count.textContent === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keyTimes.push(performance.now() - start);
        port2.postMessage(null);
      });
    });
    observer.observe(document.querySelector('main'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  addEventListener('keydown', watch, { signal: window.stopWatching.signal });
}
