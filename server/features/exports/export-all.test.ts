import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished, expect, test } from 'vitest';
import type { Database } from '../../../db/client';
import { mailOutbox } from '../../../db/schema/mail';
import { signingKeys } from '../../../db/schema/keys';
import { staffSessions, users } from '../../../db/schema/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { aPicture, upload } from '../../test/uploads';
import { readZip } from '../../test/zip';
import { features } from '..';
import { storeLeads } from '../leads/leads.examples';
import { storeInvited } from '../staff/staff.examples';
import { hashToken } from '../staff/tokens';
import { storeToken } from '../tokens/tokens.examples';
import { exportAll } from './export-all';
import { exportToFile } from './export-file';
import { SCHEMA_TABLES } from './schema-tables';
import { tablesOf } from './tables-of';

const tables = tablesOf(features);
const NOW = '2026-11-23T09:00:00.000Z';

const fileOf = ({ $client }: Database) => $client.name;

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Whether nobody reads an old state of the database: SQLite could not empty its log otherwise. */
function isReleased(database: Database): boolean {
  storeLeads(database, 1);
  const result = database.$client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  return result[0]?.busy === 0;
}

const openFiles = (file: string) =>
  existsSync('/proc/self/fd')
    ? readdirSync('/proc/self/fd').filter((name) => {
        try {
          return readlinkSync(`/proc/self/fd/${name}`).startsWith(file);
        } catch {
          return false;
        }
      }).length
    : 0;

/** An export whose reader has taken the first bytes, of more than any buffer holds. */
async function aHalfReadExport(database: Database) {
  storeLeads(database, 10_000);
  let isClosed = false;
  const stream = exportAll(fileOf(database), {
    now: NOW,
    tables,
    closed: () => (isClosed = true),
  });
  await new Promise((resolve) => stream.once('readable', resolve));
  stream.read();
  expect(isReleased(database)).toBe(false);
  return { stream, isClosed: () => isClosed };
}

test('an export has a CSV and a JSON-lines file of each table, and a README of all of them', async () => {
  const { deps } = createTestApp();
  storeLeads(deps.database, 3);
  const files = await readZip(await buffer(exportAll(fileOf(deps.database), { now: NOW, tables })));
  const names = SCHEMA_TABLES.map(({ name }) => name).filter(
    (name) => tables[name]?.leftOut === undefined,
  );
  expect([...files.keys()]).toEqual([
    'README.md',
    ...names.flatMap((name) => [`tables/${name}.csv`, `tables/${name}.jsonl`]),
  ]);
  const readme = String(files.get('README.md'));
  expect(readme).toContain(`stored at ${NOW}`);
  for (const { name } of SCHEMA_TABLES) expect(readme, name).toMatch(new RegExp(`\\b${name}\\b`));
  const leads = String(files.get('tables/leads.jsonl')).trimEnd().split('\n');
  expect(leads).toHaveLength(3);
  expect(JSON.parse(leads[0] ?? '')).toMatchObject({
    is_spam: false,
    created_at: expect.stringMatching(/^20.*Z$/) as string,
  });
});

test('an export has the files of the media library under their paths', async () => {
  const { app, deps } = createTestApp();
  const bytes = await aPicture(900, 700).png().toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(3 * 256 * 1024);
  const response = await upload(app, { bytes, name: 'مخطط (1).png', type: 'image/png' });
  const { url } = (await response.json()) as { url: string };
  const files = await readZip(await buffer(exportAll(fileOf(deps.database), { now: NOW, tables })));
  expect(files.get(decodeURIComponent(url.slice(1)))?.equals(bytes)).toBe(true);
});

test('other tools can read the file', async () => {
  const { deps } = createTestApp();
  storeLeads(deps.database, 100);
  const file = join(aFolder(), 'all.zip');
  await exportToFile(fileOf(deps.database), file, { now: NOW, tables });
  const tools: [string, string[]][] = [
    ['unzip', ['-tqq', file]],
    ['python3', ['-m', 'zipfile', '-t', file]],
  ];
  for (const [tool, args] of tools) {
    if (spawnSync(tool, ['--help']).error) continue;
    expect(String(execFileSync(tool, args)), tool).not.toMatch(/bad|error/i);
  }
});

test('an export has no secret', async () => {
  const { deps, get } = createTestApp();
  const { database } = deps;
  const tool = storeToken(database);
  const invited = storeInvited(database);
  const cookie = (await get('/trpc/leads.list?input={}', STAFF)).headers.get('set-cookie') ?? '';
  const link = `http://localhost:3000/join/${invited.secret}`;
  database
    .insert(mailOutbox)
    .values({ recipient: 'a@b.example', subject: 'You', body: link })
    .run();
  database
    .insert(signingKeys)
    .values({ name: 'chat', key: Buffer.from('k'.repeat(32)) })
    .run();
  database
    .update(users)
    .set({ password: hashToken('of a person') })
    .run();
  const session = database.select().from(staffSessions).get();
  const secrets = [
    tool.token,
    hashToken(tool.token),
    invited.secret,
    hashToken(invited.secret),
    hashToken('of a person'),
    cookie.split(/[=;]/)[1] ?? '',
    session?.cookieHash ?? '',
    session?.tokenHash ?? '',
    ...(['hex', 'base64', 'utf8'] as const).map((encoding) =>
      Buffer.from('k'.repeat(32)).toString(encoding),
    ),
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(15);
  const files = await readZip(await buffer(exportAll(fileOf(database), { now: NOW, tables })));
  expect(String(files.get('tables/mail_outbox.jsonl'))).toContain('a@b.example');
  for (const [name, bytes] of files) {
    expect(
      secrets.filter((secret) => bytes.includes(secret)),
      name,
    ).toEqual([]);
  }
});

test('an export shows the database as it was when it began', async () => {
  const { deps } = createTestApp();
  storeLeads(deps.database, 10);
  const stream = exportAll(fileOf(deps.database), { now: NOW, tables });
  storeLeads(deps.database, 5);
  const files = await readZip(await buffer(stream));
  expect(String(files.get('tables/leads.jsonl')).match(/\n/g)).toHaveLength(10);
});

test('an export whose reader stops leaves nothing open', async () => {
  const { deps } = createTestApp();
  const open: number[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const { stream, isClosed } = await aHalfReadExport(deps.database);
    stream.destroy();
    await expect.poll(isClosed).toBe(true);
    expect(isReleased(deps.database)).toBe(true);
    open.push(openFiles(fileOf(deps.database)));
  }
  // SQLite keeps a descriptor for the next connection, since closing it would end locks of this one.
  expect(new Set(open).size, `open files ${open.join(', ')}`).toBe(1);
});

test.each([
  ['that nobody reads', { totalMs: 60_000, idleMs: 50 }, 'The export is no longer read.'],
  ['that takes too long', { totalMs: 50, idleMs: 60_000 }, 'The export took too long.'],
])('an export %s ends by itself', async (_name, limits, message) => {
  const { deps } = createTestApp();
  storeLeads(deps.database, 10_000);
  let isClosed = false;
  const stream = exportAll(fileOf(deps.database), {
    now: NOW,
    tables,
    limits,
    closed: () => (isClosed = true),
  });
  const failure = new Promise((resolve) => stream.once('error', resolve));
  expect(await failure).toMatchObject({ message });
  await expect.poll(() => isClosed).toBe(true);
  expect(isReleased(deps.database)).toBe(true);
});

test('a failure in the middle ends the export with an error', async () => {
  const { deps } = createTestApp();
  storeLeads(deps.database, 1);
  deps.database.$client.exec(
    `insert into pages (id, title, slug, content) values ('p', 't', 's', '{')`,
  );
  let isClosed = false;
  const stream = exportAll(fileOf(deps.database), {
    now: NOW,
    tables,
    closed: () => (isClosed = true),
  });
  await expect(buffer(stream)).rejects.toThrow('JSON');
  await expect.poll(() => isClosed).toBe(true);
  expect(isReleased(deps.database)).toBe(true);
});

test('the file of an export is for its owner only, and replaces another one only when forced', async () => {
  const { deps } = createTestApp();
  const databaseFile = fileOf(deps.database);
  const file = join(aFolder(), 'all.zip');
  writeFileSync(file, 'mine');
  await expect(exportToFile(databaseFile, file, { now: NOW, tables })).rejects.toThrow('--force');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const size = await exportToFile(databaseFile, file, { now: NOW, tables, isForced: true });
  expect(statSync(file)).toMatchObject({ size });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(
    exportToFile(databaseFile, databaseFile, { now: NOW, tables, isForced: true }),
  ).rejects.toThrow('is the database itself');
});

test('an export to a file that is stopped leaves no file', async () => {
  const { deps } = createTestApp();
  storeLeads(deps.database, 20_000);
  const folder = aFolder();
  const controller = new AbortController();
  const written = exportToFile(fileOf(deps.database), join(folder, 'all.zip'), {
    now: NOW,
    tables,
    signal: controller.signal,
  });
  await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  controller.abort();
  await expect(written).rejects.toThrow('abort');
  expect(readdirSync(folder)).toEqual([]);
});
