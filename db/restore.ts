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
  /** Whether a present file that is too damaged to be asked who has it open is replaced even so. */
  isForced?: boolean;
}

/**
 * Puts a copy of the backup in the database's place. Everything is checked before anything is
 * changed; at every moment either the old file or the new one is there, whole. Returns the name
 * under which the old file is kept, or null where there was none.
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
  const kept = `${databaseFile}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    copyFileSync(file, incoming);
    checkFile(incoming, file);
    takeRights(databaseFile, incoming);
    syncFile(incoming);
    const hadOne = existsSync(databaseFile);
    const locked = hadOne ? lock(databaseFile, isForced) : null;
    try {
      keepLogs(databaseFile, kept);
      if (hadOne) linkSync(databaseFile, kept);
      renameSync(incoming, databaseFile);
      if (locked) forgetDayKeys(locked);
    } finally {
      locked?.close();
    }
    syncFolder(folder);
    return hadOne ? kept : null;
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

/** The server must go on being able to read and write it, whoever runs this. */
function takeRights(databaseFile: string, incoming: string): void {
  const present = statSync(databaseFile, { throwIfNoEntry: false });
  const owner = present ?? statSync(dirname(resolve(databaseFile)));
  if (process.getuid?.() === 0) chownSync(incoming, owner.uid, owner.gid);
  chmodSync(incoming, present ? present.mode & 0o777 : 0o600);
}

/**
 * Makes sure that nobody has the file open, brings its log into it, and keeps others out until
 * the connection is closed. A change of the journal mode is refused by SQLite while another
 * connection is open, even an idle one. Null where the file is too damaged, and that is accepted.
 */
function lock(databaseFile: string, isForced: boolean): BetterSqlite3.Database | null {
  // Not even opened then: SQLite removes the log beside a file that is no database.
  if (!hasHeader(databaseFile)) return goUnlocked(databaseFile, isForced);
  const sqlite = new BetterSqlite3(databaseFile, { timeout: 0 });
  try {
    sqlite.pragma('journal_mode = delete');
    sqlite.pragma('secure_delete = on');
    // In memory: a journal of this file would lie beside the new one, under the name of its own.
    sqlite.pragma('journal_mode = memory');
    sqlite.exec('begin exclusive');
    // Somebody came in between.
    if (sqlite.pragma('journal_mode', { simple: true }) !== 'memory') throw inUse(databaseFile);
    return sqlite;
  } catch (error) {
    sqlite.close();
    const code = sqliteCode(error);
    if (code.startsWith('SQLITE_BUSY')) throw inUse(databaseFile);
    if (code !== 'SQLITE_NOTADB' && !code.startsWith('SQLITE_CORRUPT')) throw error;
    return goUnlocked(databaseFile, isForced);
  }
}

function goUnlocked(databaseFile: string, isForced: boolean): null {
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

/** The kept file outlives the two days that these may live. What is too damaged for it stays so. */
function forgetDayKeys(sqlite: BetterSqlite3.Database): void {
  try {
    sqlite.exec('delete from day_keys; commit');
  } catch (error) {
    if (!sqliteCode(error).startsWith('SQLITE_CORRUPT')) throw error;
  }
}

/** A log that was left behind would be taken for the new file's. */
function keepLogs(databaseFile: string, kept: string): void {
  for (const end of ['-wal', '-shm', '-journal']) {
    if (existsSync(databaseFile + end)) renameSync(databaseFile + end, kept + end);
  }
}
