import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/client';
import { findProjectRoot } from '../db/project-root';
import { storeLeads } from './features/leads/leads.examples';
import { serve } from './test/serve';
import { ADMIN_TOKEN, createTestApp } from './test/test-app';

const root = findProjectRoot();
const folders = ['docs', 'docs/decisions'];
const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ),
].filter((name) => name.endsWith('.md'));

/** Commands begin so, in blocks of the shell and between backticks. */
const COMMAND = /^(npm|npx|node|curl|git|systemctl|openssl) \S/;

/** The commands of all documents, without their comments. */
function documentedCommands(): string[] {
  const found = documents.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
    const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    return [...blocks.flatMap((block) => block.split('\n')), ...inline];
  });
  const lines = found.flatMap((line) => line.replace(/ +#.*/, '').split(' && '));
  return [...new Set(lines.map((line) => line.trim()).filter((line) => COMMAND.test(line)))];
}

/** In the order in which they are run here, on one database file. */
const RUN_HERE = [
  'npm run db:migrate',
  'npm run db:demo',
  'npm run db:samples',
  'npm run db:rollups',
  'npm run staff -- add NAME',
  'npm run staff -- list',
  'npm run data -- show maya@example.com',
  'npm run data -- export maya@example.com maya.zip',
  'npm run data -- erase maya@example.com',
  'npm run data -- export-all all.zip',
  'npm run db:backup -- FILE',
  'npm run db:backup -- /var/backups/masar/app.db',
  'npm run db:restore -- FILE',
  'npm run db:restore -- /tmp/app.db',
  'npm run db:restore -- /var/lib/masar-backups/app-2026-11-20.db',
];

const CURLED = [
  'curl -fOJ -H "Authorization: Bearer $TOKEN" https://example.com/api/admin/export',
  'curl --fail http://127.0.0.1:3000/healthz',
];

/** Those that something else runs, or that need a machine of their own. */
const ELSEWHERE: [RegExp, string][] = [
  [/^npm (install|ci|start|test)$|^npm run (build|check|test:\w+)$/, 'the run of a clean checkout'],
  [/^npm run (notices|routes)$/, '`npm run check` runs both with --check'],
  [/^npx vitest run /, '`npm test` runs all of them'],
  [/^node scripts\/e2e\.mjs /, '`npm test` runs all of them'],
  [/^npm run (format:fix|dev|screenshots)$/, 'writes into the checkout, or does not end'],
  [/^npm run bench|^node bench\//, 'takes minutes: its figures are in the documents'],
  [/^npm run db:generate -- /, 'writes a migration; `db/migrations.test.ts` compares what it made'],
  [/^node scripts\/draw-icons\.mjs$/, 'writes into the checkout'],
  [/^npm run build:client$|^npm pack /, '`masar-client.test.ts` makes, packs and installs it'],
  [/^npm audit /, 'asks the registry'],
  [/^npm install (standardwebhooks|masar-client-\S+)$/, 'in a project of the reader'],
  [/^(git|systemctl|openssl) /, 'programs of the system'],
];

test('every command of the documents is run, here or elsewhere', () => {
  const known = [...RUN_HERE, ...CURLED];
  const isKnown = (command: string) =>
    known.some((one) => one.startsWith(command)) ||
    ELSEWHERE.some(([pattern]) => pattern.test(command));
  const commands = documentedCommands();
  expect(commands.filter((command) => !isKnown(command))).toEqual([]);
  expect(known.filter((command) => !commands.includes(command))).toEqual([]);
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const shell = (command: string, env: Record<string, string>, cwd = root) =>
  promisify(execFile)('/bin/sh', ['-c', command], { cwd, env: { ...process.env, ...env } });

/** Each of some fifteen commands starts a process of its own. */
const COMMANDS_MS = 600_000;

test(
  'the commands of npm do what the documents say',
  async () => {
    const folder = aFolder();
    const file = join(folder, 'backup.db');
    const env = { DATABASE_FILE: join(folder, 'app.db') };
    const said: Record<string, string> = {};
    const outputs = new Map<string, string>();
    const addMaya = () => {
      const database = openDatabase(env.DATABASE_FILE);
      storeLeads(database, 1, () => ({ email: 'maya@example.com' }));
      database.$client.close();
    };
    for (const command of RUN_HERE) {
      if (command.includes(' show ')) addMaya();
      const here = command
        .replace(/(FILE|\/\S+\.db)$/, command.includes('db:backup') ? `${file} --force` : file)
        .replace(/(\w+\.zip)$/, join(folder, '$1'))
        .replace(/( erase \S+)$/, '$1 --yes');
      // Commands that differ only in their file are the same one here.
      const output = outputs.get(here) ?? (await shell(here, env)).stdout;
      outputs.set(here, output);
      said[command] = output;
    }
    expect(said['npm run db:migrate']).toContain('is up to date');
    expect(said['npm run staff -- list']).toContain('NAME');
    expect(said['npm run data -- show maya@example.com']).toContain('maya@example.com');
    expect(said['npm run data -- export-all all.zip']).toContain('is complete');
    expect(said['npm run db:restore -- FILE']).toContain('is restored from');
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['all.zip', 'maya.zip', 'app.db', 'backup.db']));
  },
  COMMANDS_MS,
);

test('the commands of curl get what the documents say', async () => {
  const { app, deps } = createTestApp();
  storeLeads(deps.database, 1);
  const url = await serve(app);
  const folder = aFolder();
  for (const command of CURLED) {
    const here = command.replace(/https?:\/\/[^/]+/, url);
    await shell(here, { TOKEN: ADMIN_TOKEN }, folder);
  }
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^masar-.*\.zip$/)]);
});
