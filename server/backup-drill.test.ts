import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp, BackupRefusedError } from '../db/backup';
import { UnfitFileError } from '../db/check-file';
import { openDatabase } from '../db/client';
import { ForeignDatabaseError, NewerDatabaseError } from '../db/migrate';
import { findProjectRoot } from '../db/project-root';
import { restore, RestoreRefusedError } from '../db/restore';
import { leads } from '../db/schema/leads';
import { hashForDay } from './core/day-keys';
import { anInquiry, storeLeads } from './features/leads/leads.examples';
import { createTestApp, STAFF } from './test/test-app';

const MIGRATIONS = join(findProjectRoot(), 'db/migrations');
const NOW = new Date('2026-11-21T09:00:00.000Z');

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A closed database with a few leads. */
function aClosedDatabase(folder: string, amount = 20): string {
  const file = join(folder, 'app.db');
  const database = openDatabase(file);
  storeLeads(database, amount);
  database.$client.close();
  return file;
}

async function aBackup(folder: string): Promise<string> {
  const file = join(folder, 'app.backup');
  await backUp(aClosedDatabase(aFolder(), 5), file);
  return file;
}

function idsIn(file: string): string[] {
  const database = openDatabase(file);
  const rows = database.select({ id: leads.id }).from(leads).all();
  database.$client.close();
  return rows.map(({ id }) => id);
}

/** Every file of a folder, with a hash of its content. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, createHash('sha256').update(bytes).digest('hex')];
    }),
  );

function change(file: string, sql: string): void {
  const sqlite = new BetterSqlite3(file);
  sqlite.exec(sql);
  sqlite.close();
}

test('writes acknowledged before a backup survive the loss of the file', async () => {
  const { deps, send } = createTestApp();
  const { databaseFile } = deps.settings;
  // Large enough that the copy takes many steps, with writes in between.
  storeLeads(deps.database, 3_000, () => ({ message: 'A long story. '.repeat(100) }));
  const acknowledged: string[] = [];
  const post = async () => {
    const response = await send('POST', '/api/contact', anInquiry(), STAFF);
    expect(response.status).toBe(201);
    acknowledged.push(((await response.json()) as { id: string }).id);
  };
  for (let count = 0; count < 20; count += 1) await post();

  const before = [...acknowledged];
  const file = join(aFolder(), 'app.backup');
  const copying = { isDone: false };
  const backup = backUp(databaseFile, file).finally(() => (copying.isDone = true));
  while (!copying.isDone) await post();
  expect(await backup).toBe(statSync(file).size);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  deps.database.$client.close();
  for (const end of ['', '-wal', '-shm']) rmSync(databaseFile + end, { force: true });
  expect(restore(databaseFile, file, { now: NOW })).toBeNull();
  const restored = idsIn(databaseFile);
  expect(restored).toEqual(expect.arrayContaining(before));
  expect(restored.length).toBeGreaterThanOrEqual(3_020);
});

describe('a backup', () => {
  test('is readable by its owner only, and leaves no other file in its folder', async () => {
    const folder = aFolder();
    const file = await aBackup(folder);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['app.backup']);
    expect(idsIn(file)).toHaveLength(5);
  });

  test('has neither the keys of session ids nor deleted rows', async () => {
    const source = aClosedDatabase(aFolder());
    const database = openDatabase(source);
    // As in a file from before deleted rows were overwritten.
    database.$client.pragma('secure_delete = off');
    hashForDay(database, NOW.toISOString(), 'somebody');
    const key = database.$client.prepare('select key from day_keys').pluck().get() as Buffer;
    storeLeads(database, 1, () => ({ message: 'Please forget this sentence.' }));
    database.$client.exec("delete from leads where message = 'Please forget this sentence.'");
    database.$client.pragma('wal_checkpoint(truncate)');
    expect(readFileSync(source).includes('Please forget')).toBe(true);
    const file = join(aFolder(), 'app.backup');
    await backUp(source, file);
    database.$client.close();
    const bytes = readFileSync(file);
    expect(readFileSync(source).includes(key)).toBe(true);
    expect(bytes.includes(key)).toBe(false);
    expect(bytes.includes('Please forget')).toBe(false);
  });

  test('replaces a file only when forced', async () => {
    const folder = aFolder();
    const file = await aBackup(folder);
    const before = contentsOf(folder);
    const source = aClosedDatabase(aFolder(), 7);
    await expect(backUp(source, file)).rejects.toThrow(BackupRefusedError);
    expect(contentsOf(folder)).toEqual(before);
    await backUp(source, file, { isForced: true });
    expect(idsIn(file)).toHaveLength(7);
  });

  test('never overwrites the database itself', async () => {
    const folder = aFolder();
    const source = aClosedDatabase(folder);
    const before = contentsOf(folder);
    await expect(backUp(source, source, { isForced: true })).rejects.toThrow('the database itself');
    expect(contentsOf(folder)).toEqual(before);
  });

  test('of a damaged database fails, and an older backup stays', async () => {
    const folder = aFolder();
    const file = await aBackup(folder);
    const before = contentsOf(folder);
    const source = aClosedDatabase(aFolder(), 500);
    damage(source);
    await expect(backUp(source, file, { isForced: true })).rejects.toThrow();
    expect(contentsOf(folder)).toEqual(before);
  });
});

/** Overwrites pages in the middle, like a broken disk. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, Math.floor(bytes.length / 4), Math.floor(bytes.length / 4) + 40_000);
  writeFileSync(file, bytes);
}

describe('a restore', () => {
  const UNFIT: [string, new (message: string) => Error, (file: string) => void][] = [
    ['a damaged file', UnfitFileError, damage],
    [
      'half a file',
      UnfitFileError,
      (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_480)),
    ],
    ['a text', UnfitFileError, (file) => writeFileSync(file, 'Dear backup, '.repeat(500))],
    ['an empty file', UnfitFileError, (file) => writeFileSync(file, '')],
    [
      'the database of another program',
      ForeignDatabaseError,
      (file) => {
        rmSync(file);
        change(file, 'create table songs (title text); insert into songs values (1)');
      },
    ],
    [
      'the database of another program with migrations of its own',
      ForeignDatabaseError,
      (file) => change(file, 'update __drizzle_migrations set created_at = created_at - 1'),
    ],
    [
      'the database of a newer version',
      NewerDatabaseError,
      (file) =>
        change(file, "insert into __drizzle_migrations (hash, created_at) values ('x', 4e12)"),
    ],
    [
      'a file with a log beside it',
      RestoreRefusedError,
      (file) => writeFileSync(`${file}-wal`, 'frames'),
    ],
  ];

  test.each(UNFIT)('of %s is refused, and nothing is changed', async (_what, errorClass, spoil) => {
    const folder = aFolder();
    const databaseFile = aClosedDatabase(folder);
    const file = await aBackup(aFolder());
    spoil(file);
    const before = contentsOf(folder);
    const backupBefore = readFileSync(file);
    expect(() => restore(databaseFile, file, { now: NOW })).toThrow(errorClass);
    expect(contentsOf(folder)).toEqual(before);
    expect(readFileSync(file).equals(backupBefore)).toBe(true);
  });

  test('of an older version is accepted, and migrated at the next start', () => {
    const databaseFile = join(aFolder(), 'app.db');
    const file = join(aFolder(), 'app.backup');
    const start = readFileSync(join(MIGRATIONS, '0000_start.sql'), 'utf8');
    const { entries } = JSON.parse(
      readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
    ) as { entries: { when: number }[] };
    change(
      file,
      `${start}
       create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric);
       insert into __drizzle_migrations (hash, created_at) values ('start', ${entries[0]?.when});
       insert into leads (id, name, email, message) values ('old', 'Dana', 'dana@a.example', 'Hello');`,
    );
    restore(databaseFile, file, { now: NOW });
    expect(idsIn(databaseFile)).toEqual(['old']);
  });

  test('is refused while a server has the file open, even an idle one', async () => {
    const { deps, get } = createTestApp();
    const { databaseFile } = deps.settings;
    const file = await aBackup(aFolder());
    expect(() => restore(databaseFile, file, { now: NOW })).toThrow('stop the server first');
    expect(() => restore(databaseFile, file, { now: NOW, isForced: true })).toThrow(
      'stop the server first',
    );
    expect((await get('/healthz')).status).toBe(200);
    expect(deps.database.select().from(leads).all()).toEqual([]);
  });

  test('keeps the old file, with the content of its log, without its day keys, and with its permissions', async () => {
    const folder = aFolder();
    const databaseFile = join(folder, 'app.db');
    // Copied while open: the last writes are only in the log, as after a power cut.
    const source = aClosedDatabase(aFolder(), 3);
    const database = openDatabase(source);
    storeLeads(database, 2);
    hashForDay(database, NOW.toISOString(), 'somebody');
    const key = database.$client.prepare('select key from day_keys').pluck().get() as Buffer;
    for (const end of ['', '-wal']) copyFileSync(source + end, databaseFile + end);
    database.$client.close();
    const permissions = statSync(databaseFile).mode;

    const oldFile = restore(databaseFile, await aBackup(aFolder()), { now: NOW });
    expect(oldFile).toBe(`${databaseFile}.before-restore-2026-11-21T09-00-00-000Z`);
    expect(existsSync(`${databaseFile}-wal`)).toBe(false);
    expect(statSync(databaseFile).mode).toBe(permissions);
    expect(idsIn(databaseFile)).toHaveLength(5);
    expect(idsIn(oldFile ?? '')).toHaveLength(5);
    expect(idsIn(oldFile ?? '')).not.toEqual(idsIn(databaseFile));
    expect(readFileSync(oldFile ?? '').includes(key)).toBe(false);
  });

  test('over a file that is not a database needs --force', async () => {
    const folder = aFolder();
    const databaseFile = join(folder, 'app.db');
    writeFileSync(databaseFile, 'zeros, where a database was'.repeat(1_000));
    writeFileSync(`${databaseFile}-wal`, 'a log that must not be taken for the new file');
    const file = await aBackup(aFolder());
    const before = contentsOf(folder);
    expect(() => restore(databaseFile, file, { now: NOW })).toThrow(RestoreRefusedError);
    expect(contentsOf(folder)).toEqual(before);
    const oldFile = restore(databaseFile, file, { now: NOW, isForced: true });
    expect(idsIn(databaseFile)).toHaveLength(5);
    expect(readFileSync(oldFile ?? '', 'utf8')).toContain('zeros');
    expect(readFileSync(`${oldFile}-wal`, 'utf8')).toContain('must not be taken');
  });
});
