import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { hashSources, root } from './source-hash.mjs';

/** The browser tests, against the built server. Arguments go on to Playwright. */
const stamp = join(root, 'dist/source-hash');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashSources()) {
  await import('./build.mjs');
}
const cli = join(root, 'node_modules/playwright/cli.js');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
});
process.exit(status ?? 1);
