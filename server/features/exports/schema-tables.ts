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
import { EXPORTED_TABLES } from './exported-tables';
import { LEFT_OUT_TABLES } from './left-out-tables';

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

/** Every table and view of db/schema, sorted by name. */
export const SCHEMA_TABLES: SchemaTable[] = Object.values<unknown>(schema)
  .flatMap((value) => {
    if (is(value, SQLiteTable)) return [describeTable(value)];
    if (is(value, SQLiteView)) return [describeView(value)];
    return [];
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The tables of an export, with the columns of their files. A new table is one of them. */
export const TABLES_TO_EXPORT: SchemaTable[] = SCHEMA_TABLES.filter(
  ({ name }) => !(name in LEFT_OUT_TABLES),
).map(({ name, columns }) => {
  const without = EXPORTED_TABLES[name]?.without ?? {};
  return { name, columns: columns.filter((column) => !(column.name in without)) };
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
