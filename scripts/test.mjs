import { spawn } from 'node:child_process';
import { root } from './source-hash.mjs';

/**
 * They start command after command, compile programs, wait for limits of time or try hundreds of inputs:
 * minutes, for what seldom changes.
 */
const EXCLUDED = [
  'server/docs-commands.test.ts',
  'server/masar-client.test.ts',
  'server/cli/person.test.ts',
  'server/core/post-outside.test.ts',
  'server/features/drafts/two-drafters.test.ts',
  'server/features/exports/export-all.test.ts',
  'server/features/redirects/redirects.properties.test.ts',
  'server/linear-time.test.ts',
  'server/pages/paths.properties.test.ts',
  'server/rest/routes.properties.test.ts',
];

/**
 * Runs the stages of `npm test`, stops after one that fails, and prints the durations. The steps of a row follow
 * each other, the rows of a stage run beside each other: the linter uses one core only, longer than the unit tests.
 */
const STAGES = [
  [
    [['check']],
    [
      ['test:unit', ...EXCLUDED.map((file) => `--exclude=${file}`)],
      ['test:faults', '--short'],
    ],
  ],
  [[['test:e2e', '--short']]],
];

const took = [];
for (const rows of STAGES) {
  const failed = (await Promise.all(rows.map(runUntilOneFails))).filter(Boolean);
  if (failed.length === 0) continue;
  process.stdout.write(`\nFAILED in ${failed.join(' and ')} (${took.join(', ')})\n`);
  process.exit(1);
}
process.stdout.write(`\nPassed: ${took.join(', ')}\n`);

/** The name of the step that failed, if one did. */
async function runUntilOneFails(steps) {
  for (const step of steps) if ((await run(step)) !== 0) return step[0];
}

function run([step, ...options]) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const command = ['run', '--silent', step, '--', ...options];
    spawn('npm', command, { cwd: root, stdio: 'inherit' }).on('close', (code) => {
      took.push(`${step} ${Math.round((performance.now() - startedAt) / 1_000)} s`);
      resolve(code);
    });
  });
}
