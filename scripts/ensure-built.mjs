import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, root } from './source-hash.mjs';

/** Builds if the source has changed, in a child process, so that its memory is freed afterwards. */
export function ensureBuilt() {
  const stamp = join(root, 'dist/source-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()) return;
  process.stdout.write('Building...\n');
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
}
