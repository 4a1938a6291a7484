import BetterSqlite3 from 'better-sqlite3';
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { onTestFinished, expect, test } from 'vitest';
import { instant } from '../../../db/schema/columns';
import { migrateDatabase } from '../../../db/migrate';
import { parseCsv } from '../../test/parse-csv';
import { features } from '..';
import { describeTable, SCHEMA_TABLES, type SchemaColumn, tablesToExport } from './schema-tables';
import { tablesOf } from './tables-of';
import { csvLines, jsonLines, typeOf } from './table-files';

const NASTY = '=SUM(A1) "قال: مرحباً", \'x\'\r\nسطر ثانٍ\n\t🙂';
const NOON = '2026-11-21T12:00:00.000Z';

const exported = tablesToExport(tablesOf(features));

const things = sqliteTable('things', {
  id: text('id').primaryKey(),
  note: text('note'),
  amount: integer('amount'),
  isOpen: integer('is_open', { mode: 'boolean' }),
  content: text('content', { mode: 'json' }),
  bytes: blob('bytes', { mode: 'buffer' }),
  startsAt: instant('starts_at'),
});

function openThings() {
  const sqlite = new BetterSqlite3(':memory:');
  onTestFinished(() => void sqlite.close());
  sqlite.exec(
    'create table things (id text, note text, amount int, is_open int, content text, bytes blob, starts_at int)',
  );
  const insert = sqlite.prepare('insert into things values (?, ?, ?, ?, ?, ?, ?)');
  const content = JSON.stringify([{ text: NASTY }, null, -1.5]);
  insert.run('1', NASTY, -7, 1, content, Buffer.from([0, 255, 10, 13]), Date.parse(NOON));
  insert.run('2', null, null, null, null, null, null);
  insert.run('3', '', 0, 0, '"-text"', Buffer.alloc(0), 0);
  return sqlite;
}

test('a JSON line has true, false, times, JSON, bytes and null as what they are', () => {
  const lines = [...jsonLines(openThings(), describeTable(things))];
  expect(
    lines
      .join('')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    {
      id: '1',
      note: NASTY,
      amount: -7,
      is_open: true,
      content: [{ text: NASTY }, null, -1.5],
      bytes: 'AP8KDQ==',
      starts_at: NOON,
    },
    {
      id: '2',
      note: null,
      amount: null,
      is_open: null,
      content: null,
      bytes: null,
      starts_at: null,
    },
    {
      id: '3',
      note: '',
      amount: 0,
      is_open: false,
      content: '-text',
      bytes: '',
      starts_at: '1970-01-01T00:00:00.000Z',
    },
  ]);
});

test('a CSV file tells null from an empty text, keeps numbers, and makes formulas text', () => {
  const csv = [...csvLines(openThings(), describeTable(things))].join('');
  expect(csv).toBe(
    '\uFEFF"id","note","amount","is_open","content","bytes","starts_at"\r\n' +
      `"1","'${NASTY.replaceAll('"', '""')}",-7,"true",` +
      `"${JSON.stringify([{ text: NASTY }, null, -1.5]).replaceAll('"', '""')}",` +
      `"AP8KDQ==","${NOON}"\r\n` +
      '"2",,,,,,\r\n' +
      '"3","",0,"false","""-text""","","1970-01-01T00:00:00.000Z"\r\n',
  );
});

test('the README tells the type of every column', () => {
  const types = describeTable(things).columns.map(({ column }) => typeOf(column));
  expect(types).toEqual(['text', 'text', 'number', 'true or false', 'JSON', 'base64', 'time']);
  for (const { name, columns } of exported) {
    for (const column of columns) {
      expect(typeOf(column.column), `${name}.${column.name}`).toMatch(
        /^(text|number|true or false|time|JSON|base64|one of .+)$/,
      );
    }
  }
});

/** What is stored in a column, and what a JSON line has to say of it. */
function valueFor({ column, name }: SchemaColumn, row: number): [stored: unknown, json: unknown] {
  if (row === 2 && !column.notNull) return [null, null];
  if (column.enumValues) return [column.enumValues[0], column.enumValues[0]];
  const nasty = `${NASTY}${name} ${row}`;
  if (column.dataType === 'json') return [JSON.stringify({ nasty }), { nasty }];
  if (column.dataType === 'string') return [nasty, nasty];
  if (column.dataType === 'boolean') return [1, true];
  if (column.dataType === 'number') return [row, row];
  if (column.dataType === 'custom')
    return [Date.parse(NOON) + row, new Date(Date.parse(NOON) + row).toISOString()];
  return [Buffer.from(nasty), Buffer.from(nasty).toString('base64')];
}

function fill(sqlite: BetterSqlite3.Database) {
  sqlite.pragma('foreign_keys = off');
  const views = ['analytics_events'];
  for (const { name, columns } of SCHEMA_TABLES.filter((table) => !views.includes(table.name))) {
    const names = columns.map((column) => `"${column.name}"`).join();
    const marks = columns.map(() => '?').join();
    for (const row of [1, 2]) {
      sqlite
        .prepare(`insert into "${name}" (${names}) values (${marks})`)
        .run(columns.map((column) => valueFor(column, row)[0]));
    }
  }
}

const migrated = new BetterSqlite3(':memory:');
migrateDatabase(migrated);
fill(migrated);

const tables = exported.filter(({ name }) => name !== 'analytics_events');

test.each(tables)('the JSON lines of $name are its rows', (table) => {
  const rows = [...jsonLines(migrated, table)].map((line) => JSON.parse(line) as unknown);
  const expected = [1, 2].map((row) =>
    Object.fromEntries(table.columns.map((column) => [column.name, valueFor(column, row)[1]])),
  );
  expect(rows).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(2);
});

test.each(exported)('the CSV file of $name has the same values', (table) => {
  const [header, ...rows] = parseCsv([...csvLines(migrated, table)].join('').slice(1));
  expect(header).toEqual(table.columns.map(({ name }) => name));
  const values = [...jsonLines(migrated, table)].map((line) =>
    Object.values(JSON.parse(line) as Record<string, unknown>),
  );
  expect(values.length).toBeGreaterThan(0);
  expect(rows).toEqual(values.map((row) => row.map(asCell)));
});

const asCell = (value: unknown) => {
  if (value === null) return null;
  const cell = typeof value === 'string' ? value : JSON.stringify(value);
  return cell.startsWith('=') ? `'${cell}` : cell;
};
