import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { findProjectRoot } from '../../db/project-root';

const commands = {
  'npm run data': () => import('./data'),
  'npm run db:backup': () => import('./backup'),
  'npm run db:demo': () => import('./demo'),
  'npm run db:migrate': () => import('./migrate'),
  'npm run db:restore': () => import('./restore'),
  'npm run db:rollups': () => import('./rollups'),
  'npm run staff': () => import('./staff'),
};

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(commands))('%s --help prints its usage', async (name, start) => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command.ts', '--help']);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await start();
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(name));
  expect(process.exitCode).toBeUndefined();
});

test('a failing command prints its message without a stack, and exits with 1', async () => {
  const root = findProjectRoot();
  const args = ['--import', 'tsx', join(root, 'server/cli/migrate.ts')];
  const env = { ...process.env, TIME_ZONE: 'Nowhere' };
  await expect(
    promisify(execFile)(process.execPath, args, { cwd: root, env }),
  ).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^TIME_ZONE holds "Nowhere": .*\n$/) as string,
  });
});
