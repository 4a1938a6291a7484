import type { Column } from 'drizzle-orm';
import type { Database as Sqlite } from 'better-sqlite3';
import { BYTE_ORDER_MARK, csvRow } from '../../../src/lib/csv-row';
import type { SchemaColumn, SchemaTable } from './schema-tables';

type Stored = string | number | Buffer | null;

/** The lines of a CSV file, with those of the column names. */
export function* csvLines(snapshot: Sqlite, table: SchemaTable): Generator<string, void> {
  yield `${BYTE_ORDER_MARK}${csvRow(table.columns.map(({ name }) => name))}\r\n`;
  for (const row of readRows(snapshot, table)) {
    yield `${csvRow(row.map((value, index) => csvValue(table.columns[index], value)))}\r\n`;
  }
}

/** The lines of a JSON-lines file: an object for each row. */
export function* jsonLines(snapshot: Sqlite, table: SchemaTable): Generator<string, void> {
  for (const row of readRows(snapshot, table)) {
    const values = row.map((value, index) => [
      table.columns[index]?.name,
      jsonValue(table.columns[index], value),
    ]);
    yield `${JSON.stringify(Object.fromEntries(values))}\n`;
  }
}

function readRows(snapshot: Sqlite, { name, columns }: SchemaTable): Iterable<Stored[]> {
  const names = columns.map((column) => `"${column.name}"`).join();
  return snapshot.prepare(`select ${names} from "${name}"`).raw().iterate() as Iterable<Stored[]>;
}

/** As in the API: times in ISO 8601, true or false, JSON as such. Bytes are in base64. */
function jsonValue(described: SchemaColumn | undefined, stored: Stored): unknown {
  if (stored === null || !described) return null;
  if (Buffer.isBuffer(stored)) return stored.toString('base64');
  return described.column.mapFromDriverValue(stored);
}

function csvValue(described: SchemaColumn | undefined, stored: Stored): string | number | null {
  if (stored === null || !described) return null;
  // JSON stays the text that it is stored as.
  if (typeof stored === 'string') return stored;
  const value = jsonValue(described, stored);
  return typeof value === 'number' ? value : String(value);
}

/** The type of a column in both files, for the README. */
export function typeOf(column: Column): string {
  if (column.enumValues) return `one of ${column.enumValues.join(', ')}`;
  const name = NAMES[column.dataType];
  return name ?? column.getSQLType();
}

const NAMES: Record<string, string> = {
  boolean: 'true or false',
  buffer: 'base64',
  custom: 'time',
  json: 'JSON',
  number: 'number',
  string: 'text',
};
