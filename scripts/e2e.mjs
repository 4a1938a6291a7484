import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { findBrowser } from './find-browser.mjs';
import { root } from './source-hash.mjs';

/** Runs the browser tests against the built server. Arguments are passed to Playwright. */
ensureBuilt();
const cli = join(root, 'node_modules/playwright/cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
});
process.exit(status ?? 1);
