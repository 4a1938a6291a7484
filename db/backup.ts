import { closeSync, existsSync, openSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { checkFile } from './check-file';
import { isSameFile, removeDatabase } from './files';
import { syncFile, syncFolder } from './sync';

/** An empty file beside the database; its date is that of the newest backup. */
const MARK = '.backed-up';

/** Null if none was made. */
export function newestBackup(databaseFile: string): string | null {
  return statSync(databaseFile + MARK, { throwIfNoEntry: false })?.mtime.toISOString() ?? null;
}

export class BackupRefusedError extends Error {}

interface BackupOptions {
  /** Replaces an existing file. */
  isForced?: boolean;
}

/**
 * Copies the database, as it is at the time of the call, while others read and write it. The copy
 * is complete and checked before it gets its name, and has neither deleted rows nor day keys.
 * Returns its size in bytes.
 */
export async function backUp(
  databaseFile: string,
  file: string,
  { isForced = false }: BackupOptions = {},
): Promise<number> {
  refuseUnusablePaths(databaseFile, file, isForced);
  const snapshot = `${file}.snapshot-${process.pid}`;
  const complete = `${file}.partial-${process.pid}`;
  try {
    await copyPages(databaseFile, snapshot);
    writeComplete(snapshot, complete);
    checkFile(complete);
    syncFile(complete);
    renameSync(complete, file);
    syncFolder(dirname(resolve(file)));
    writeFileSync(databaseFile + MARK, '');
    return statSync(file).size;
  } finally {
    removeDatabase(snapshot);
    removeDatabase(complete);
  }
}

/** Refuses to write a copy of the database over itself, or over a file that nobody agreed to lose. */
export function refuseUnusablePaths(databaseFile: string, file: string, isForced: boolean): void {
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
  createPrivateFile(snapshot);
  const source = new BetterSqlite3(databaseFile, { readonly: true, timeout: 5_000 });
  try {
    // Without a transaction, the copy would start again with each write of the server.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_master').get();
    await source.backup(snapshot);
    source.exec('commit');
  } finally {
    source.close();
  }
}

/** Copies the snapshot without its free pages, which may still have deleted rows. */
function writeComplete(snapshot: string, complete: string): void {
  createPrivateFile(complete);
  const copy = new BetterSqlite3(snapshot);
  try {
    copy.pragma('journal_mode = delete');
    copy.exec('delete from day_keys');
    copy.prepare('vacuum into ?').run(complete);
  } finally {
    copy.close();
  }
}

/** Creates a file that only its owner can read, which SQLite would not. */
function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}
