import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database as Sqlite } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { findProjectRoot } from './project-root';

const MIGRATIONS_FOLDER = join(findProjectRoot(), 'db/migrations');

export class NewerDatabaseError extends Error {
  constructor(file: string) {
    super(
      `The database ${file} was written by a newer version of this program. ` +
        'It was left untouched: start the newer version, or name another file in DATABASE_FILE.',
    );
  }
}

/** Brings the schema up to date, in one transaction. */
export function migrateDatabase(sqlite: Sqlite): void {
  // Rebuilding a table drops it first, which with foreign keys on would delete what refers to it.
  sqlite.pragma('foreign_keys = OFF');
  migrate(drizzle(sqlite), { migrationsFolder: MIGRATIONS_FOLDER });
  const violations = sqlite.pragma('foreign_key_check') as unknown[];
  if (violations.length > 0) {
    throw new Error(`The database refers to ${violations.length} rows that do not exist.`);
  }
}

export class ForeignDatabaseError extends Error {
  constructor(name: string) {
    super(`${name} is a database, but not one of this program.`);
  }
}

export function assertNotNewer(sqlite: Sqlite, name = sqlite.name): void {
  const last = appliedMigrations(sqlite).at(-1) ?? 0;
  if (last > Math.max(...knownMigrations())) throw new NewerDatabaseError(name);
}

/** Throws unless the schema was made by this program, of this version or an older one. */
export function assertOwn(sqlite: Sqlite, name: string): void {
  if (appliedMigrations(sqlite)[0] !== knownMigrations()[0]) throw new ForeignDatabaseError(name);
  assertNotNewer(sqlite, name);
}

/** The times of the migrations that the file went through, oldest first. */
function appliedMigrations(sqlite: Sqlite): number[] {
  const table = sqlite
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!table) return [];
  const times = sqlite.prepare('select created_at from __drizzle_migrations order by created_at');
  return times.pluck().all() as number[];
}

function knownMigrations(): number[] {
  const journal = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { when: number }[] };
  return journal.entries.map((entry) => entry.when).sort((a, b) => a - b);
}
