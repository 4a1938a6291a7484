import BetterSqlite3 from 'better-sqlite3';
import { assertOwn } from './migrate';
import { sqliteCode } from './write';

/** The file is not a usable database of this application. */
export class UnfitFileError extends Error {}

/**
 * Throws unless the file is a complete database of this application, and not of a newer version.
 * The file must not have a log beside it, so it has to be a backup or a copy.
 */
export function checkFile(file: string, name = file): void {
  try {
    const sqlite = new BetterSqlite3(file, { fileMustExist: true });
    try {
      sqlite.pragma('journal_mode = delete');
      checkIntegrity(sqlite, name);
      assertOwn(sqlite, name);
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const code = sqliteCode(error);
    if (code === 'SQLITE_NOTADB') throw new UnfitFileError(`${name} is not an SQLite database.`);
    if (code.startsWith('SQLITE_CORRUPT')) throw damaged(name, String(error));
    throw error;
  }
}

function checkIntegrity(sqlite: BetterSqlite3.Database, name: string): void {
  const faults = sqlite.pragma('integrity_check(5)') as { integrity_check: string }[];
  const found = faults.map((fault) => fault.integrity_check).join('; ');
  if (found !== 'ok') throw damaged(name, found);
  const violations = sqlite.pragma('foreign_key_check') as unknown[];
  if (violations.length > 0) {
    throw damaged(name, `it refers to ${violations.length} rows that do not exist`);
  }
}

const damaged = (name: string, what: string) =>
  new UnfitFileError(`${name} is damaged: ${what.trim()}`);
