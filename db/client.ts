import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { assertNotNewer, migrateDatabase } from './migrate';

export type Database = ReturnType<typeof connect>;

/** Waiting for a lock stops the whole process, so it is short here and goes on in `write`. */
const BUSY_TIMEOUT_MS = 5;

/**
 * Opens the file, creating it and its folder where there are none, and brings its schema up to
 * date. A file whose schema is newer than this program is refused and left untouched.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    assertNotNewer(sqlite);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    migrateDatabase(sqlite);
    sqlite.pragma('foreign_keys = ON');
    return connect(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function connect(sqlite: BetterSqlite3.Database) {
  return drizzle(sqlite);
}

/**
 * Queries that are prepared once for each database and then only run:
 * `const queries = prepared((db) => ({ byId: db.select()….prepare() }))`, used as `queries(db)`.
 */
export function prepared<Queries extends object>(
  prepare: (database: Database) => Queries,
): (database: Database) => Queries {
  const known = new WeakMap<Database, Queries>();
  return (database) => {
    const existing = known.get(database);
    if (existing) return existing;
    const queries = prepare(database);
    known.set(database, queries);
    return queries;
  };
}

/** The values of a prepared insert that is given each column under its name. */
export function placeholdersOf<Table extends SQLiteTable>(
  table: Table,
): Record<keyof Table['$inferInsert'], Placeholder> {
  const names = Object.keys(getTableColumns(table)) as (keyof Table['$inferInsert'])[];
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(String(name))])) as Record<
    keyof Table['$inferInsert'],
    Placeholder
  >;
}
