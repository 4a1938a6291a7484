import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../db/project-root';
import { activities } from '../../db/schema/activities';
import { leads } from '../../db/schema/leads';
import { createFirm, storePerson } from '../test/person';
import { readZip } from '../test/zip';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command beside an open database, as that of a running server. */
function dataCommand({ deps }: ReturnType<typeof createFirm>, ...args: string[]): Promise<Ended> {
  const root = findProjectRoot();
  const command = ['--import', 'tsx', join(root, 'server/cli/data.ts'), ...args];
  const env = { ...process.env, DATABASE_FILE: deps.settings.databaseFile };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

test('the command shows a person, and erases only what was confirmed', async () => {
  const firm = createFirm();
  const { email } = await storePerson(firm, 'erasable');
  const shown = await dataCommand(firm, 'show', email);
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout).toContain('Inquiries (2)');
  expect(shown.stdout).toContain('  message: erasable lead message');

  const file = `${firm.deps.settings.databaseFile}.zip`;
  const exported = await dataCommand(firm, 'export', email, file);
  expect(exported).toMatchObject({ code: 0, stderr: '' });
  expect([...(await readZip(readFileSync(file))).keys()]).toContain('person.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const asked = await dataCommand(firm, 'erase', email);
  expect(asked).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') as string });
  expect(asked.stdout).toContain('Projects (1)\n  erasable project\n');
  expect(firm.count(leads)).toBe(2);

  const erased = await dataCommand(firm, 'erase', email, '--yes');
  expect(erased).toMatchObject({ code: 0, stderr: '' });
  expect(erased.stdout).toContain('2 leads');
  expect(firm.count(leads)).toBe(0);
  const event = firm.deps.database.select().from(activities).all().at(-1);
  expect(event).toMatchObject({ type: 'person.erased', actorType: 'system' });

  const again = await dataCommand(firm, 'erase', email.toUpperCase(), '--yes');
  expect(again.stdout).toContain('Nothing is stored about');
});

test('what is no address is refused', async () => {
  const firm = createFirm();
  const refused = await dataCommand(firm, 'show', 'maya');
  expect(refused).toEqual({ code: 1, stdout: '', stderr: 'Valid email is required\n' });
});
