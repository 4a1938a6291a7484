import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/source-hash.mjs';
import { option } from './measuring.mjs';

/**
 * Sends generated requests to every path and procedure, and generated frames to the socket: the unit
 * tests of that, with many more runs of each.
 *
 *   node bench/fuzz.mjs [--runs 100000]
 */
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    'properties.test.ts',
    '--testTimeout=0',
    '--reporter=verbose',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', FUZZ_RUNS: String(option('runs', 100_000)) },
  },
);
process.exit(status ?? 1);
