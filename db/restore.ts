import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { checkFile, UnfitFileError } from './check-file';
import { isSameFile, removeDatabase } from './files';
import { syncFile, syncFolder } from './sync';
import { sqliteCode } from './write';

const SQLITE_HEADER = Buffer.from('SQLite format 3\0');

export class RestoreRefusedError extends Error {}

interface RestoreOptions {
  now: Date;
  /** Replaces a file that is too damaged to check whether a process has it open. */
  isForced?: boolean;
}

/**
 * Replaces the database with a copy of the backup. Checks everything before it changes anything; at
 * every moment, either the old file or the new one is in place, and complete. Returns the name of
 * the old file, or null when there was none.
 */
export function restore(
  databaseFile: string,
  file: string,
  { now, isForced = false }: RestoreOptions,
): string | null {
  refuseUnusableBackup(databaseFile, file);
  const folder = dirname(resolve(databaseFile));
  mkdirSync(folder, { recursive: true });
  const incoming = `${databaseFile}.restoring-${process.pid}`;
  const oldFile = `${databaseFile}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    copyFileSync(file, incoming);
    checkFile(incoming, file);
    copyPermissions(databaseFile, incoming);
    syncFile(incoming);
    const hadDatabase = existsSync(databaseFile);
    const locked = hadDatabase ? lock(databaseFile, isForced) : null;
    try {
      moveLogs(databaseFile, oldFile);
      if (hadDatabase) linkSync(databaseFile, oldFile);
      renameSync(incoming, databaseFile);
      if (locked) deleteDayKeys(locked);
    } finally {
      locked?.close();
    }
    syncFolder(folder);
    return hadDatabase ? oldFile : null;
  } finally {
    removeDatabase(incoming);
  }
}

function refuseUnusableBackup(databaseFile: string, file: string): void {
  const backup = statSync(file, { throwIfNoEntry: false });
  if (!backup?.isFile()) throw new RestoreRefusedError(`There is no file ${file}.`);
  if (isSameFile(file, databaseFile)) {
    throw new RestoreRefusedError(`${file} is the database itself.`);
  }
  if (backup.size === 0) throw new UnfitFileError(`${file} is empty.`);
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) {
    throw new RestoreRefusedError(
      `${file}-wal lies beside it, so it is no backup but a database in use or copied while in ` +
        'use. Make a backup of it with npm run db:backup, with DATABASE_FILE naming it.',
    );
  }
}

/** The server must still be able to read and write the file, whoever runs the restore. */
function copyPermissions(databaseFile: string, incoming: string): void {
  const present = statSync(databaseFile, { throwIfNoEntry: false });
  const owner = present ?? statSync(dirname(resolve(databaseFile)));
  if (process.getuid?.() === 0) chownSync(incoming, owner.uid, owner.gid);
  chmodSync(incoming, present ? present.mode & 0o777 : 0o600);
}

/**
 * Checks that no process has the file open, merges its log, and locks it. SQLite refuses to change
 * the journal mode while another connection is open, even an idle one. Null for a damaged file
 * that is replaced by force.
 */
function lock(databaseFile: string, isForced: boolean): BetterSqlite3.Database | null {
  // Not opened, since SQLite removes the log beside a file that is not a database.
  if (!hasHeader(databaseFile)) return continueUnlocked(databaseFile, isForced);
  const sqlite = new BetterSqlite3(databaseFile, { timeout: 0 });
  try {
    sqlite.pragma('journal_mode = delete');
    sqlite.pragma('secure_delete = on');
    // In memory, since a journal file would be beside the new file, with the name of its journal.
    sqlite.pragma('journal_mode = memory');
    sqlite.exec('begin exclusive');
    // Another process has opened the file in the meantime.
    if (sqlite.pragma('journal_mode', { simple: true }) !== 'memory') throw inUse(databaseFile);
    return sqlite;
  } catch (error) {
    sqlite.close();
    const code = sqliteCode(error);
    if (code.startsWith('SQLITE_BUSY')) throw inUse(databaseFile);
    if (code !== 'SQLITE_NOTADB' && !code.startsWith('SQLITE_CORRUPT')) throw error;
    return continueUnlocked(databaseFile, isForced);
  }
}

function continueUnlocked(databaseFile: string, isForced: boolean): null {
  if (isForced) return null;
  throw new RestoreRefusedError(
    `${databaseFile} is damaged, so it cannot be asked whether a server has it open. ` +
      'Nothing was changed. Stop the server, then: --force',
  );
}

function hasHeader(file: string): boolean {
  const header = Buffer.alloc(SQLITE_HEADER.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header);
    return header.equals(SQLITE_HEADER);
  } finally {
    closeSync(descriptor);
  }
}

const inUse = (databaseFile: string) =>
  new RestoreRefusedError(
    `${databaseFile} is open in another process. Nothing was changed: stop the server first.`,
  );

/** The old file exists longer than day keys may. A damaged file may keep them. */
function deleteDayKeys(sqlite: BetterSqlite3.Database): void {
  try {
    sqlite.exec('delete from day_keys; commit');
  } catch (error) {
    if (!sqliteCode(error).startsWith('SQLITE_CORRUPT')) throw error;
  }
}

/** SQLite would apply an old log to the new file. */
function moveLogs(databaseFile: string, oldFile: string): void {
  for (const end of ['-wal', '-shm', '-journal']) {
    if (existsSync(databaseFile + end)) renameSync(databaseFile + end, oldFile + end);
  }
}
