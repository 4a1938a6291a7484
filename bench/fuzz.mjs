import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/source-hash.mjs';
import { option } from './measuring.mjs';

/**
 * Sends generated requests to every path and procedure, and generated frames to the socket: the six
 * property tests of that, with many more runs.
 *
 *   node bench/fuzz.mjs [--runs 100000]
 */
const FILES = ['rest/routes', 'trpc/procedures', 'live/frames', 'pages/paths'].map(
  (name) => `server/${name}.properties.test.ts`,
);
const TESTS = 6;
const runs = Math.ceil(option('runs', 100_000) / TESTS);

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...FILES,
    '--testTimeout=0',
    '--reporter=verbose',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', FUZZ_RUNS: String(runs) },
  },
);
process.exit(status ?? 1);
