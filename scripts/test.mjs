import { spawnSync } from 'node:child_process';
import { root } from './source-hash.mjs';

/** Runs the steps of `npm test` in order, stops at the first failure, and prints the durations. */
const STEPS = [['check'], ['test:unit'], ['test:faults', '--short'], ['test:e2e', '--short']];

const took = [];
for (const [step, ...options] of STEPS) {
  const startedAt = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', step, '--', ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  took.push(`${step} ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  if (status === 0) continue;
  process.stdout.write(`\nFAILED in ${step} (${took.join(', ')})\n`);
  process.exit(status ?? 1);
}
process.stdout.write(`\nPassed: ${took.join(', ')}\n`);
