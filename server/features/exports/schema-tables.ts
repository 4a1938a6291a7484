import {
  type Column,
  getTableColumns,
  getTableName,
  getViewName,
  getViewSelectedFields,
  is,
} from 'drizzle-orm';
import { getTableConfig, SQLiteColumn, SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
import * as schema from '../../../db/all-tables';
import type { DescribedTables } from '../../core/described-tables';

/** A column with what the README and the files need of it. */
export interface SchemaColumn {
  name: string;
  column: Column;
  /** The column that it refers to, such as `leads.id`. */
  references: string | null;
}

export interface SchemaTable {
  name: string;
  columns: SchemaColumn[];
}

/** With the columns of its files. */
export interface TableToExport extends SchemaTable {
  about: string;
  notes: Record<string, string>;
}

/** Every table and view of db/schema, sorted by name. */
export const SCHEMA_TABLES: SchemaTable[] = Object.values<unknown>(schema)
  .flatMap((value) => {
    if (is(value, SQLiteTable)) return [describeTable(value)];
    if (is(value, SQLiteView)) return [describeView(value)];
    return [];
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The tables of an export. One that nobody describes is one of them. */
export const tablesToExport = (described: DescribedTables): TableToExport[] =>
  SCHEMA_TABLES.flatMap(({ name, columns: all }) => {
    const table = described[name] ?? { about: '' };
    if (table.leftOut !== undefined) return [];
    const { about, without = {}, notes = {} } = table;
    const columns = all.filter((column) => !(column.name in without));
    return [{ name, columns, about, notes }];
  });

export function describeTable(table: SQLiteTable): SchemaTable {
  const references = new Map(
    getTableConfig(table).foreignKeys.map((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      return [columns[0]?.name, `${getTableName(foreignTable)}.${foreignColumns[0]?.name}`];
    }),
  );
  const columns = Object.values(getTableColumns(table)).map((column) => ({
    name: column.name,
    column,
    references: references.get(column.name) ?? null,
  }));
  return { name: getTableName(table), columns };
}

function describeView(view: SQLiteView): SchemaTable {
  const columns = Object.values<unknown>(getViewSelectedFields(view)).flatMap((column) =>
    is(column, SQLiteColumn) ? [{ name: column.name, column, references: null }] : [],
  );
  return { name: getViewName(view), columns };
}
