import { join } from 'node:path';
import BetterSqlite3, { type Database as Sqlite } from 'better-sqlite3';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { findProjectRoot } from './project-root';
import { foldSpelling } from './spelling';

const MIGRATIONS_FOLDER = join(findProjectRoot(), 'db/migrations');
/** The table of Drizzle's migrator, so that Drizzle's tools can read the file. */
const TABLE = '__drizzle_migrations';

export class NewerDatabaseError extends Error {
  constructor(file: string) {
    super(
      `The database ${file} was written by a newer version of this program. ` +
        'It was left untouched: start the newer version, or name another file in DATABASE_FILE.',
    );
  }
}

export class ForeignKeyError extends Error {}

/**
 * Applies all pending migrations, or none if a statement or a reference fails. Drizzle's own
 * `migrate` commits before references can be checked. Returns the notes for the log, which
 * migrations write by `SELECT note(…)`. They may also call `fold_spelling`, as the triggers of search
 * indexes do.
 */
export function migrateDatabase(sqlite: Sqlite, migrations = knownMigrations()): string[] {
  sqlite.function('fold_spelling', (text) => foldSpelling(String(text)));
  const notes: string[] = [];
  const pending = () => {
    const last = appliedMigrations(sqlite).at(-1) ?? 0;
    return migrations.filter(({ folderMillis }) => folderMillis > last);
  };
  if (pending().length === 0) return notes;
  sqlite.function('note', (text) => notes.push(String(text)));
  // Recreating a table drops it, which with foreign keys would delete the rows that refer to it.
  sqlite.pragma('foreign_keys = OFF');
  sqlite
    .transaction(() => {
      sqlite.exec(
        `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at numeric)`,
      );
      const record = sqlite.prepare(`insert into ${TABLE} (hash, created_at) values (?, ?)`);
      for (const { sql, hash, folderMillis } of pending()) {
        for (const statement of sql) sqlite.exec(statement);
        record.run(hash, folderMillis);
      }
      checkReferences(sqlite);
    })
    .immediate();
  return notes;
}

function checkReferences(sqlite: Sqlite): void {
  const violations = sqlite.pragma('foreign_key_check') as { table: string; parent: string }[];
  const [first] = violations;
  if (!first) return;
  throw new ForeignKeyError(
    `After the migration, ${violations.length} rows would refer to rows that do not exist, ` +
      `the first from ${first.table} to ${first.parent}. Nothing was changed.`,
  );
}

export class ForeignDatabaseError extends Error {
  constructor(name: string) {
    super(`${name} is a database, but not one of this program.`);
  }
}

function assertNotNewer(sqlite: Sqlite, name = sqlite.name): void {
  const last = appliedMigrations(sqlite).at(-1) ?? 0;
  if (last > (knownTimes().at(-1) ?? 0)) throw new NewerDatabaseError(name);
}

/** Throws unless this application created the schema, in this version or an older one. */
export function assertOwn(sqlite: Sqlite, name: string): void {
  if (appliedMigrations(sqlite)[0] !== knownTimes()[0]) throw new ForeignDatabaseError(name);
  assertNotNewer(sqlite, name);
}

/** Throws unless the file is empty or `assertOwn` accepts it. */
export function assertOwnOrEmpty(sqlite: Sqlite): void {
  const table = sqlite.prepare('select 1 from sqlite_master limit 1').get();
  if (table) assertOwn(sqlite, sqlite.name);
}

/** Whether an earlier version wrote the file, so that opening it migrates it. */
export function isOfEarlierVersion(file: string): boolean {
  const sqlite = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  try {
    const applied = appliedMigrations(sqlite);
    const known = knownTimes();
    return applied[0] === known[0] && (applied.at(-1) ?? 0) < (known.at(-1) ?? 0);
  } finally {
    sqlite.close();
  }
}

/** The times of the applied migrations, oldest first. */
function appliedMigrations(sqlite: Sqlite): number[] {
  const table = sqlite
    .prepare("select 1 from sqlite_master where type = 'table' and name = ?")
    .get(TABLE);
  if (!table) return [];
  const times = sqlite.prepare(`select created_at from ${TABLE} order by created_at`);
  return times.pluck().all() as number[];
}

let known: MigrationMeta[] | undefined;

/** The migrations of this version, oldest first; read once. */
export function knownMigrations(): MigrationMeta[] {
  known ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  return known;
}

const knownTimes = () => knownMigrations().map(({ folderMillis }) => folderMillis);
