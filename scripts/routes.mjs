import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { root } from './source-hash.mjs';

/**
 * Generates the route trees from src/routes: the router's plugin does that when Vite resolves its
 * configuration. With --check it fails if a tree has changed, because it must be committed.
 */
const before = readTrees();
await resolveConfig({ root, logLevel: 'warn' }, 'serve');
if (readTrees() !== before) {
  process.stdout.write('The route tree is written anew: commit it with the routes.\n');
  if (process.argv.includes('--check')) process.exitCode = 1;
}

function readTrees() {
  const files = readdirSync(join(root, 'src')).filter((name) => name.endsWith('.gen.ts'));
  return files.map((name) => readFileSync(join(root, 'src', name), 'utf8')).join('\n');
}
