import { expect, test } from 'vitest';
import { features } from '..';
import type { Feature } from '../define-feature';
import { describeExport } from './readme';
import { SCHEMA_TABLES, tablesToExport } from './schema-tables';
import { tablesOf } from './tables-of';

test('each table is declared by one noun: described for the README, or left out with a reason', () => {
  const declared = Object.values<Feature>(features).flatMap(({ tables = {} }) =>
    Object.keys(tables),
  );
  expect(declared.sort(), 'tables, in the index.ts of the noun').toEqual(
    SCHEMA_TABLES.map(({ name }) => name),
  );
});

test('what is declared of columns names columns that exist', () => {
  const known = SCHEMA_TABLES.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  );
  const declared = Object.entries(tablesOf(features)).flatMap(([name, table]) =>
    table.leftOut === undefined
      ? Object.keys({ ...table.without, ...table.notes }).map((column) => `${name}.${column}`)
      : [],
  );
  expect(declared.filter((column) => !known.includes(column))).toEqual([]);
});

test('the README lists what is left out by name', () => {
  const readme = describeExport('Masar', '2026-11-23T09:00:00.000Z', tablesOf(features));
  const leftOut = Array.from(readme.matchAll(/^- `([a-z_.]+)`: /gm), ([, name]) => name);
  expect(leftOut).toEqual(expect.arrayContaining(['signing_keys', 'users.password']));
  expect(leftOut).toEqual(leftOut.toSorted());
});

/** Names of columns that may hold something with which a reader could act as somebody else. */
const SECRET = /secret|hash|token|password|cookie|digest$|signature|(^|_)keys?($|_)/;

test('no column of an export looks like a secret', () => {
  const suspicious = tablesToExport(tablesOf(features)).flatMap(({ name, columns }) =>
    columns
      .map((column) => `${name}.${column.name}`)
      .filter((column) => SECRET.test(column.split('.')[1] ?? '')),
  );
  expect(suspicious, 'tables, in the index.ts of the noun: leave it out, with the reason').toEqual(
    [],
  );
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
