import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProjectRoot } from './project-root';
import { lockServer, ServerRunningError } from './server-lock';

function aDatabaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'app.db');
}

/** Starts a process that holds the lock until it is killed. */
async function holdElsewhere(file: string) {
  const script = `import { lockServer } from '${join(findProjectRoot(), 'db/server-lock.ts')}';
    await lockServer(process.argv[1]); console.log('locked'); setInterval(() => undefined, 1000);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, file],
    {
      cwd: findProjectRoot(),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

test('a second server is refused with the process id of the first, until the first has crashed', async () => {
  const file = aDatabaseFile();
  const first = await holdElsewhere(file);
  await expect(lockServer(file)).rejects.toThrow(ServerRunningError);
  await expect(lockServer(file)).rejects.toThrow(`process ${first.pid}.`);
  await first.kill();
  const lock = await lockServer(file);
  lock.release();
});

test('a server that stops releases the file for the next', async () => {
  const file = aDatabaseFile();
  (await lockServer(file)).release();
  (await lockServer(file)).release();
});
