import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database as Sqlite } from 'better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type { Database } from './client';
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
export function migrateDatabase(database: Database): void {
  // Rebuilding a table drops it first, which with foreign keys on would delete what refers to it.
  database.$client.pragma('foreign_keys = OFF');
  migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  const violations = database.$client.pragma('foreign_key_check') as unknown[];
  if (violations.length > 0) {
    throw new Error(`The database refers to ${violations.length} rows that do not exist.`);
  }
}

export function assertNotNewer(sqlite: Sqlite): void {
  const applied = lastAppliedMigration(sqlite);
  if (applied > newestKnownMigration()) throw new NewerDatabaseError(sqlite.name);
}

function lastAppliedMigration(sqlite: Sqlite): number {
  const table = sqlite
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!table) return 0;
  return sqlite.prepare('select max(created_at) from __drizzle_migrations').pluck().get() as number;
}

function newestKnownMigration(): number {
  const journal = JSON.parse(
    readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { when: number }[] };
  return Math.max(...journal.entries.map((entry) => entry.when));
}
