import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, root } from './source-hash.mjs';

/** Builds what is not built from the present source. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist/source-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()) return;
  process.stdout.write('Building...\n');
  await import('./build.mjs');
}
