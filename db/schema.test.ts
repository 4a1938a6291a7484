import BetterSqlite3 from 'better-sqlite3';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as allTables from './all-tables';
import { migrateDatabase } from './migrate';
import { WITHOUT_ROWID } from './schema/without-rowid';
import { describeSchema } from './test/describe-schema';

const files = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true });

/** The schema that drizzle-kit generates from db/schema. */
async function describeDeclared() {
  const schema = Object.assign({}, ...Object.values(files)) as Record<string, unknown>;
  const statements = await generateSQLiteMigration(
    await generateSQLiteDrizzleJson({}),
    await generateSQLiteDrizzleJson(schema),
  );
  const sqlite = new BetterSqlite3(':memory:');
  for (const statement of statements) sqlite.exec(statement);
  const tables = describeSchema(sqlite);
  sqlite.close();
  for (const table of WITHOUT_ROWID) tables.get(getTableName(table))?.push('WITHOUT ROWID');
  return tables;
}

function describeMigrated() {
  const sqlite = new BetterSqlite3(':memory:');
  migrateDatabase(sqlite);
  const tables = describeSchema(sqlite);
  sqlite.close();
  return tables;
}

const declared = await describeDeclared();
const migrated = describeMigrated();

test('the migrations create the tables of db/schema and no others', () => {
  expect([...migrated.keys()].sort()).toEqual([...declared.keys()].sort());
});

const BY_HAND =
  'Run npm run db:generate. What drizzle-kit leaves out (ON DELETE of an added column, WITHOUT ROWID) ' +
  'is added to the migration by hand';

test.each([...declared.keys()])('the migrations create %s as db/schema declares it', (table) => {
  expect(migrated.get(table)?.sort(), BY_HAND).toEqual(declared.get(table)?.sort());
});

const isTable = (value: unknown) => is(value, SQLiteTable) || is(value, SQLiteView);

test('db/all-tables.ts has every table and view of db/schema', () => {
  const declared = Object.values(files).flatMap((exported) => Object.values(exported));
  const missing = declared
    .filter((value) => isTable(value) && !Object.values<unknown>(allTables).includes(value))
    .map((table) => getTableName(table as SQLiteTable));
  expect(missing, 'run npm run db:generate').toEqual([]);
});
