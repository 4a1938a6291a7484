import type { RunResult } from 'better-sqlite3';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type {
  SQLiteColumn,
  SQLiteInsertBase,
  SQLiteInsertValue,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import type { Database } from './client';

type ColumnName<Table extends SQLiteTable> = keyof Table['$inferInsert'];

/** A row with every column, nullable ones and those with a default included. */
export type CompleteRow<
  Table extends SQLiteTable,
  Omitted extends ColumnName<Table> = never,
> = Omit<Required<Table['$inferInsert']>, Omitted>;

interface PreparedQuery<Run, Get> {
  run: (values: Record<string, unknown>) => Run;
  get: (values: Record<string, unknown>) => Get;
}

/**
 * An insert that is prepared once and run with complete rows, so that a new column fails the type
 * check of every caller. SQLite fills the `omitted` columns. Ids have to be passed, since Drizzle
 * computes a default only once, when the insert is prepared.
 */
export function preparedInsert<
  Table extends SQLiteTable,
  Run,
  Get,
  Omitted extends ColumnName<Table> = never,
>(
  database: Database,
  table: Table,
  prepare: (insert: SQLiteInsertBase<Table, 'sync', RunResult>) => PreparedQuery<Run, Get>,
  omitted: Omitted[] = [],
) {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const names = Object.keys(columns).filter((name) => !omitted.some((one) => one === name));
  const placeholders = Object.fromEntries(
    names.map((name) => [name, placeholderOf(name, columns[name])]),
  );
  const query = prepare(database.insert(table).values(placeholders as SQLiteInsertValue<Table>));
  return {
    run: (row: CompleteRow<Table, Omitted>) => query.run(row),
    get: (row: CompleteRow<Table, Omitted>) => query.get(row),
  };
}

/** Drizzle would store the JSON text `null` where a column of JSON has no value. */
function placeholderOf(name: string, column: SQLiteColumn | undefined): SQL {
  const mapToDriverValue = (value: unknown) =>
    value === null ? null : column?.mapToDriverValue(value);
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
}
