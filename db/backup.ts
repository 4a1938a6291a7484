import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { checkFile } from './check-file';
import { isSameFile, removeDatabase } from './files';
import { syncFile, syncFolder } from './sync';

export class BackupRefusedError extends Error {}

interface BackupOptions {
  /** Whether a file that is there already may be replaced. */
  isForced?: boolean;
}

/**
 * Copies the database to a file of its own while others read and write it. The copy is the state
 * of one moment: that of the call. It is whole and checked before it gets its name, and holds
 * neither deleted rows nor the keys that have to be forgotten. Returns its size in bytes.
 */
export async function backUp(
  databaseFile: string,
  file: string,
  { isForced = false }: BackupOptions = {},
): Promise<number> {
  refuseUnusablePaths(databaseFile, file, isForced);
  const snapshot = `${file}.snapshot-${process.pid}`;
  const finished = `${file}.partial-${process.pid}`;
  try {
    await copyPages(databaseFile, snapshot);
    writeFinished(snapshot, finished);
    checkFile(finished);
    syncFile(finished);
    renameSync(finished, file);
    syncFolder(dirname(resolve(file)));
    return statSync(file).size;
  } finally {
    removeDatabase(snapshot);
    removeDatabase(finished);
  }
}

function refuseUnusablePaths(databaseFile: string, file: string, isForced: boolean): void {
  if (!existsSync(databaseFile)) {
    throw new BackupRefusedError(`There is no database at ${databaseFile}.`);
  }
  if (!existsSync(dirname(resolve(file)))) {
    throw new BackupRefusedError(`There is no folder ${dirname(resolve(file))}.`);
  }
  if (!existsSync(file)) return;
  const isLive = ['', '-wal', '-shm'].some((end) => isSameFile(file, databaseFile + end));
  if (isLive) throw new BackupRefusedError(`${file} is the database itself.`);
  if (!isForced || !statSync(file).isFile()) {
    throw new BackupRefusedError(`${file} exists already. To replace it: --force`);
  }
}

async function copyPages(databaseFile: string, snapshot: string): Promise<void> {
  createOwnFile(snapshot);
  const source = new BetterSqlite3(databaseFile, { readonly: true, timeout: 5_000 });
  try {
    // Without a transaction of its own the copy would start again with each write of the server.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_master').get();
    await source.backup(snapshot);
    source.exec('commit');
  } finally {
    source.close();
  }
}

/** What was deleted may still lie in free pages of the snapshot; they are left behind here. */
function writeFinished(snapshot: string, finished: string): void {
  createOwnFile(finished);
  const copy = new BetterSqlite3(snapshot);
  try {
    copy.pragma('journal_mode = delete');
    copy.exec('delete from day_keys');
    copy.prepare('vacuum into ?').run(finished);
  } finally {
    copy.close();
  }
}

/** Nobody but whoever runs this may read it; SQLite would take the usual rights. */
function createOwnFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}
