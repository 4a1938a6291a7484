import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/client';
import { knownMigrations, migrateDatabase } from '../db/migrate';
import { fillTables } from '../db/test/tables';
import { createTestApp } from './test/test-app';
import { backUpBeforeUpgrade, removeOldUpgradeBackups } from './upgrade-backup';

const NOW = new Date('2026-11-25T08:00:00.000Z');

function inFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'app.db');
}

/** A file of the first version, with rows in each of its tables. */
function writeFirstVersion(file: string): void {
  const sqlite = new BetterSqlite3(file);
  sqlite.pragma('journal_mode = WAL');
  migrateDatabase(sqlite, knownMigrations().slice(0, 1));
  fillTables(sqlite);
  sqlite.close();
}

test('a file of an earlier version is backed up as it is, once, for its owner alone', async () => {
  const file = inFolder();
  writeFirstVersion(file);
  const backup = await backUpBeforeUpgrade(file, NOW);
  const path = `${file}.before-upgrade-2026-11-25T08-00-00-000Z`;
  expect(backup).toEqual({ file: path, bytes: statSync(path).size });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const copy = new BetterSqlite3(path, { readonly: true });
  const countOf = (table: string) =>
    copy.prepare(`select count(*) from ${table}`).pluck().get() as number;
  expect(countOf('leads')).toBe(2);
  expect(countOf('__drizzle_migrations')).toBe(1);
  expect(countOf('day_keys')).toBe(0);
  copy.close();

  openDatabase(file).$client.close();
  expect(await backUpBeforeUpgrade(file, NOW)).toBeNull();
  expect(await backUpBeforeUpgrade(`${file}.new`, NOW)).toBeNull();
});

test('backups of upgrades are removed after thirty days, and nothing else is', async () => {
  const { deps } = createTestApp();
  const file = inFolder();
  const old = `${file}.before-upgrade-2026-10-26T07-59-00-000Z`;
  const recent = `${file}.before-upgrade-2026-10-27T08-00-00-000Z`;
  const other = `${file}.copy`;
  for (const path of [old, recent, other]) writeFileSync(path, '');
  utimesSync(old, NOW, new Date('2026-10-26T07:59:00.000Z'));
  utimesSync(recent, NOW, new Date('2026-10-27T08:00:00.000Z'));
  utimesSync(other, NOW, new Date('2026-01-01T00:00:00.000Z'));
  const settings = { ...deps.settings, databaseFile: file };
  await removeOldUpgradeBackups({ ...deps, settings, clock: () => NOW });
  expect(existsSync(old)).toBe(false);
  expect(readdirSync(join(file, '..'))).toHaveLength(2);
});
