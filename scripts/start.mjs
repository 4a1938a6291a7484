import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, root } from './source-hash.mjs';

/** Starts the built server in production, building first what is not built from the present source. */
process.env.NODE_ENV ??= 'production';
const stamp = join(root, 'dist/source-hash');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashSources()) {
  process.stdout.write('Building...\n');
  await import('./build.mjs');
}
await import('../dist/server/index.js');
