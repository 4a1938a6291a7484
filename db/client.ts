import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { assertOwnOrEmpty, migrateDatabase } from './migrate';

export type Database = ReturnType<typeof connect>;

/** Waiting for a lock blocks the process, reads included; `write` waits and retries without blocking. */
const BUSY_TIMEOUT_MS = 0;

/** The start may wait longer for the writes of another process, since no request waits yet. */
const OPEN_TIMEOUT_MS = 10_000;

/**
 * Opens the file, creates it and its folder if necessary, and migrates it. Refuses a file of another
 * program or of a newer version, without changing it. `onNote` receives what a migration reports.
 */
export function openDatabase(file: string, onNote: (note: string) => void = ignore): Database {
  if (file !== ':memory:') createPrivateFile(file);
  const sqlite = new BetterSqlite3(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    assertOwnOrEmpty(sqlite);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    // Overwrites deleted data, which leaves the file at the next checkpoint.
    sqlite.pragma('secure_delete = ON');
    migrateDatabase(sqlite).forEach(onNote);
    sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    sqlite.pragma('foreign_keys = ON');
    // Savepoints write to a temporary file otherwise; in memory, storing an inquiry takes a sixth less time.
    sqlite.pragma('temp_store = MEMORY');
    return connect(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

const ignore = () => undefined;

/** Merges the log into the file and empties it, so that deleted data is removed from both. */
export function emptyLog(database: Database): void {
  database.$client.pragma('wal_checkpoint(TRUNCATE)');
}

/** Readable by its owner only; SQLite gives its log the same permissions. */
function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

export function connect(sqlite: BetterSqlite3.Database) {
  return drizzle(sqlite);
}

/**
 * Prepares queries once for each database:
 * `const queries = prepared((db) => ({ byId: db.select()….prepare() }))`, used as `queries(db)`.
 */
export function prepared<Queries extends object>(
  prepare: (database: Database) => Queries,
): (database: Database) => Queries {
  const cache = new WeakMap<Database, Queries>();
  return (database) => {
    const existing = cache.get(database);
    if (existing) return existing;
    const queries = prepare(database);
    cache.set(database, queries);
    return queries;
  };
}
