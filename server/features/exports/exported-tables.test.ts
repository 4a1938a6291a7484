import { expect, test } from 'vitest';
import { EXPORTED_TABLES } from './exported-tables';
import { LEFT_OUT_TABLES } from './left-out-tables';
import { SCHEMA_TABLES, TABLES_TO_EXPORT } from './schema-tables';

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
