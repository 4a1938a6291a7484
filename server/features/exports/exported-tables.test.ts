import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as allTables from '../../../db/all-tables';
import { EXPORTED_TABLES, LEFT_OUT_TABLES } from './exported-tables';
import { SCHEMA_TABLES, TABLES_TO_EXPORT } from './schema-tables';

const files = import.meta.glob<Record<string, unknown>>('../../../db/schema/*.ts', { eager: true });

const isTable = (value: unknown) => is(value, SQLiteTable) || is(value, SQLiteView);

test('db/all-tables.ts has every table and view of db/schema', () => {
  const declared = Object.values(files).flatMap((exported) => Object.values(exported));
  const missing = declared
    .filter((value) => isTable(value) && !Object.values<unknown>(allTables).includes(value))
    .map((table) => getTableName(table as SQLiteTable));
  expect(missing, 'add their file to db/all-tables.ts').toEqual([]);
});

test('each table is described for the README of an export, or left out with a reason', () => {
  const declared = [...Object.keys(EXPORTED_TABLES), ...Object.keys(LEFT_OUT_TABLES)];
  expect(declared.sort(), 'declared in exported-tables.ts').toEqual(
    SCHEMA_TABLES.map(({ name }) => name),
  );
});

test('what is declared of columns names columns that exist', () => {
  const known = SCHEMA_TABLES.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  );
  const declared = Object.entries(EXPORTED_TABLES).flatMap(([table, { without, notes }]) =>
    Object.keys({ ...without, ...notes }).map((column) => `${table}.${column}`),
  );
  expect(declared.filter((column) => !known.includes(column))).toEqual([]);
});

/** Names of columns that may hold something with which a reader could act as somebody else. */
const SECRET = /secret|hash|token|password|cookie|digest$|signature|(^|_)keys?($|_)/;

test('no column of an export looks like a secret', () => {
  const suspicious = TABLES_TO_EXPORT.flatMap(({ name, columns }) =>
    columns
      .map((column) => `${name}.${column.name}`)
      .filter((column) => SECRET.test(column.split('.')[1] ?? '')),
  );
  expect(suspicious, 'leave it out in exported-tables.ts, with the reason').toEqual([]);
});

test('the columns with secrets of today would be noticed', () => {
  const noticed = SCHEMA_TABLES.flatMap(({ name, columns }) =>
    columns.filter((column) => SECRET.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  expect(noticed).toEqual(
    expect.arrayContaining([
      'access_tokens.token_hash',
      'day_keys.key',
      'idempotent_answers.digest',
      'signing_keys.key',
      'staff_invitations.secret_hash',
      'staff_sessions.cookie_hash',
      'users.password',
    ]),
  );
});
