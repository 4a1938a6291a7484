import type { RunResult } from 'better-sqlite3';
import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteInsertBase, SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
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
  const names = Object.keys(getTableColumns(table)).filter(
    (name) => !omitted.some((one) => one === name),
  );
  const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
  const query = prepare(database.insert(table).values(placeholders as SQLiteInsertValue<Table>));
  return {
    run: (row: CompleteRow<Table, Omitted>) => query.run(row),
    get: (row: CompleteRow<Table, Omitted>) => query.get(row),
  };
}
