import { spawn } from 'node:child_process';
import { root } from './source-hash.mjs';

/** All that is checked without running the code, side by side; says what each found, and fails if one does. */
const CHECKS = ['lint', 'types', 'boundaries', 'unused', 'format'];

const results = await Promise.all(CHECKS.map(run));
for (const { check, output, code } of results) {
  process.stdout.write(`${code === 0 ? 'clean ' : 'FAILED'}  ${check}\n`);
  if (code !== 0) process.stdout.write(output);
}
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);

function run(check) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', check], { cwd: root });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ check, output, code }));
  });
}
