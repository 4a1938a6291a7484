import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './source-hash.mjs';

const SYSTEM_BROWSERS = [
  // The headless shell has no window code: the tests take little more than half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const REMEDIES = `No browser was found for the browser tests. Any one of these helps:
  npx playwright install chromium         Playwright's own download
  apt-get install chromium-headless-shell Debian, as root; its relatives have chromium
  CHROMIUM_PATH=/path/to/chrome npm test  a browser of your own`;

/** The path of a Chromium for the tests; installs one if there is none. */
export function findBrowser() {
  return (
    fromEnvironment() ??
    firstExisting([chromium.executablePath(), ...SYSTEM_BROWSERS]) ??
    download() ??
    installByApt() ??
    fail()
  );
}

function fromEnvironment() {
  return process.env.CHROMIUM_PATH || undefined;
}

function firstExisting(paths) {
  return paths.find((path) => path && existsSync(path));
}

function download() {
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  return firstExisting([chromium.executablePath()]);
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', ['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    const found = firstExisting(SYSTEM_BROWSERS);
    if (found) return found;
  }
  return undefined;
}

function run(command, args) {
  spawnSync(command, args, { stdio: 'inherit' });
}

function fail() {
  throw new Error(REMEDIES);
}
