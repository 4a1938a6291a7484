import { spawn } from 'node:child_process';
import { root } from './source-hash.mjs';

/** Runs the steps of `npm test` in order, stops at the first failure, and prints the durations. */
const STEPS = [
  // The checks leave a core idle at times, and the faults mostly wait.
  [['check'], ['test:faults', '--short']],
  [['test:unit']],
  [['test:e2e']],
];

const took = [];
for (const step of STEPS) {
  const failed = (await Promise.all(step.map(run))).filter(({ status }) => status !== 0);
  if (failed.length === 0) continue;
  const names = failed.map(({ name }) => name).join(' and ');
  process.stdout.write(`\nFAILED in ${names} (${took.join(', ')})\n`);
  process.exit(1);
}
process.stdout.write(`\nPassed: ${took.join(', ')}\n`);

/** Returns the name of the script and its exit status. */
function run([name, ...options]) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name, '--', ...options], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('close', (status) => {
      took.push(`${name} ${Math.round((performance.now() - startedAt) / 1_000)} s`);
      resolve({ name, status });
    });
  });
}
