import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/find-browser.mjs';
import { freePort, startServer, until } from './start-server.mjs';

/**
 * What a first view of each public page costs in both languages, in kB over the wire, and how much it
 * shifts. With --lighthouse also its scores on a simulated phone, as the median of five runs.
 */
const ENGLISH = [
  '/',
  '/solutions',
  '/solutions/erp-integration',
  '/case-studies',
  '/case-studies/cold-store-orders',
  '/about',
  '/insights',
  '/insights/a-forecast-that-knows-when-ramadan-moves',
  '/contact',
  '/privacy',
  '/accessibility',
  '/terms',
];
const ARABIC = ENGLISH.map((path) => {
  const isRecord = /^\/(?:case-studies|insights)\//.test(path);
  return path === '/' ? '/ar' : `/ar${path}${isRecord ? '-ar' : ''}`;
});
const BUDGET_KB = { script: 125, stylesheet: 16, font: 50, total: 300 };
/** Arabic pages have a font of their own. */
const BUDGET_AR_KB = { ...BUDGET_KB, font: 110 };
const MAX_SHIFT = 0.02;
const GOALS = { performance: 98, accessibility: 100, 'best practices': 100, seo: 100 };
const MAX_LCP_MS = 1_800;
const LIGHTHOUSE_RUNS = 5;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const only = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const paths = only.length > 0 ? only : [...ENGLISH, ...ARABIC];
const { url, stop } = await startServer();
let isOver = false;
try {
  await weighPages();
  if (process.argv.includes('--lighthouse')) await scorePages();
} finally {
  await stop();
}
process.exit(isOver ? 1 : 0);

async function weighPages() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS.slice(1) });
  const rows = [];
  for (const path of paths) {
    // A context of its own, so that nothing is in its cache.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const bytes = { script: 0, stylesheet: 0, font: 0, total: 0 };
    const sizes = [];
    page.on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
          const type = request.resourceType();
          const size = responseBodySize + responseHeadersSize;
          bytes.total += size;
          if (type in bytes) bytes[type] += responseBodySize;
        }),
      );
    });
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.layoutShift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await Promise.all(sizes);
    const shift = await page.evaluate(() => window.layoutShift);
    await page.context().close();
    const inKb = Object.fromEntries(
      Object.entries(bytes).map(([type, size]) => [type, Math.round(size / 100) / 10]),
    );
    const budget = /^\/ar(?:\/|$)/.test(path) ? BUDGET_AR_KB : BUDGET_KB;
    isOver ||= shift > MAX_SHIFT || Object.keys(budget).some((type) => inKb[type] > budget[type]);
    rows.push({ path, ...inKb, shift: Math.round(shift * 1000) / 1000 });
  }
  await browser.close();
  console.table(rows);
  console.log('kB over the wire; budget', BUDGET_KB, 'font in Arabic', BUDGET_AR_KB.font);
  console.log('shift at most', MAX_SHIFT);
}

async function scorePages() {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bench-chrome-'));
  const chrome = spawn(
    findBrowser(),
    [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    // A group of its own: the command may be a script that starts the browser.
    { stdio: 'ignore', detached: true },
  );
  await until(() => fetch(`http://127.0.0.1:${port}/json/version`));
  const rows = [];
  for (const path of paths) {
    const runs = [];
    for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
      const { lhr } = await lighthouse(url + path, { port, output: 'json', logLevel: 'error' });
      runs.push(lhr);
    }
    const median = (read) => runs.map(read).sort((a, b) => a - b)[(LIGHTHOUSE_RUNS - 1) / 2];
    const score = (category) => Math.round(100 * median((lhr) => lhr.categories[category].score));
    const scores = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
    };
    const lcp = median((lhr) => lhr.audits['largest-contentful-paint'].numericValue);
    isOver ||= lcp > MAX_LCP_MS || Object.keys(GOALS).some((name) => scores[name] < GOALS[name]);
    rows.push({
      path,
      ...scores,
      'LCP ms': Math.round(lcp),
      'TBT ms': Math.round(median((lhr) => lhr.audits['total-blocking-time'].numericValue)),
      misses: Object.values(runs[0].audits)
        .filter(
          ({ score: value, scoreDisplayMode }) => value === 0 && scoreDisplayMode === 'binary',
        )
        .map(({ id }) => id)
        .join(' '),
    });
  }
  process.kill(-chrome.pid);
  console.table(rows);
  console.log('at least', GOALS, 'LCP at most', MAX_LCP_MS, 'ms');
}
