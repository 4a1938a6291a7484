import { spawn } from 'node:child_process';
import { root } from './source-hash.mjs';

/** All that is checked without running the code, side by side; says what each found, and fails if one does. */
const CHECKS = ['lint', 'types', 'boundaries', 'unused', 'format'];

const codes = await Promise.all(CHECKS.map(run));
process.exit(codes.every((code) => code === 0) ? 0 : 1);

function run(check) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', check], { cwd: root });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      process.stdout.write(code === 0 ? `clean   ${check}\n` : `FAILED  ${check}\n${output}`);
      resolve(code);
    });
  });
}
