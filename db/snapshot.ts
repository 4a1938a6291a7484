import BetterSqlite3, { type Database as Sqlite } from 'better-sqlite3';

/** A connection that sees the database as it is now, whatever others write. The caller closes it. */
export function openSnapshot(databaseFile: string): Sqlite {
  const snapshot = new BetterSqlite3(databaseFile, { readonly: true, timeout: 0 });
  snapshot.exec('begin');
  // A transaction begins with its first read.
  snapshot.prepare('select count(*) from sqlite_schema').get();
  return snapshot;
}
