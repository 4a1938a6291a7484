import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { findBrowser } from './find-browser.mjs';
import { root } from './source-hash.mjs';

/**
 * Runs the browser tests against the built server: all, or with `--short` without those in
 * `e2e/release` and those tagged `@release`. Other arguments are passed to Playwright.
 */
const SHORT = [String.raw`e2e/[^/]+\.spec`, '--grep-invert=@release'];
const options = process.argv.slice(2).flatMap((option) => (option === '--short' ? SHORT : option));

ensureBuilt();
const cli = join(root, 'node_modules/playwright/cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
});
process.exit(status ?? 1);
