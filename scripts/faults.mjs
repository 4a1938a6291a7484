import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { root } from './source-hash.mjs';

/**
 * Kills, locks, fills and starves the built server, and counts lost records. With --short it runs
 * only the quick tests; other arguments are passed to Vitest.
 */
ensureBuilt();
const cli = join(root, 'node_modules/vitest/vitest.mjs');
const options = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    cli,
    'run',
    '--config',
    join(root, 'faults/vitest.config.ts'),
    ...options.filter((option) => option !== '--short'),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      FAULTS: options.includes('--short') ? 'short' : 'all',
    },
  },
);
process.exit(status ?? 1);
