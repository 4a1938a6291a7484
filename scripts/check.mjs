import { spawn } from 'node:child_process';
import { root } from './source-hash.mjs';

/** Runs all static checks in parallel, and fails if one fails. */
const CHECKS = ['lint', 'types', 'boundaries', 'unused', 'format'];

// Routes first, because the other checks read the route tree.
const codes = [await run('routes', ['--check']), await run('notices', ['--check'])];
codes.push(...(await Promise.all(CHECKS.map((check) => run(check)))));
process.exit(codes.every((code) => code === 0) ? 0 : 1);

function run(check, options = []) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', check, '--', ...options], { cwd: root });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      const line = `${check.padEnd(12)}${seconds.padStart(6)} s\n`;
      process.stdout.write(code === 0 ? `clean   ${line}` : `FAILED  ${line}${output}`);
      resolve(code);
    });
  });
}
