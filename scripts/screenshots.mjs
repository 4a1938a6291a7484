import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { fillWithDemo } from '../bench/measuring.mjs';
import { ADMIN_TOKEN, startServer } from '../bench/start-server.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { findBrowser } from './find-browser.mjs';
import { root } from './source-hash.mjs';

/** Takes the screenshots of docs/screenshots, with the built server and demo data. */
const FOLDER = join(root, 'docs/screenshots');
const VIEW = { width: 1440, height: 900 };
const DEMO = { events: 20_000, leads: 400 };

ensureBuilt();
const { url, stop } = await startServer({}, undefined, (file) => fillWithDemo(file, DEMO));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await takeAll();
} finally {
  await browser.close();
  await stop();
}

async function takeAll() {
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({
    viewport: VIEW,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await page.goto(url);
  await take(page, 'home');

  await page.goto(`${url}/admin/leads`);
  await page.getByLabel('Access Token').fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('row').nth(5).waitFor();
  await take(page, 'leads');

  await page.goto(`${url}/admin/analytics`);
  await page.getByRole('tabpanel').waitFor();
  await take(page, 'analytics');

  await page.goto(`${url}/admin/chat`);
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await page.getByRole('main').getByRole('listitem').first().click();
  await page.getByRole('log').waitFor();
  await take(page, 'chat');

  await page.goto(`${url}/admin/content`);
  await page.getByRole('tab', { name: 'Insights' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await take(page, 'content');
}

/** Saves a WebP of the viewport after all requests have ended, without animations. */
async function take(page, name) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const picture = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  writeFileSync(join(FOLDER, `${name}.webp`), picture);
  process.stdout.write(`${name}.webp ${Math.round(picture.byteLength / 1000)} kB\n`);
}
