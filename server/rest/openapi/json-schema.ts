import { Column, getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** JSON Schema 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object with all properties required. */
export const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const orNull = (schema: JsonSchema): JsonSchema => ({
  anyOf: [schema, { type: 'null' }],
});

export const TIME: JsonSchema = { type: 'string', format: 'date-time' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

/**
 * The schema of a row, from the columns that its query selects, or all of a table. `described` has the schemas that
 * columns cannot express, such as that of a JSON column.
 */
export function rowOf(
  columns: Record<string, unknown> | SQLiteTable,
  described: Record<string, JsonSchema> = {},
): JsonSchema {
  return objectOf(
    Object.fromEntries(
      Object.entries(is(columns, SQLiteTable) ? getTableColumns(columns) : columns).map(
        ([name, column]) => [name, described[name] ?? (is(column, Column) ? valueOf(column) : {})],
      ),
    ),
  );
}

function valueOf(column: Column): JsonSchema {
  const value = typeOf(column);
  const isAny = Object.keys(value).length === 0;
  return column.notNull || column.primary || isAny ? value : orNull(value);
}

function typeOf(column: Column): JsonSchema {
  switch (column.dataType) {
    case 'string':
      if (column.enumValues?.length) return { type: 'string', enum: column.enumValues };
      return column.primary ? { type: 'string', format: 'uuid' } : { type: 'string' };
    case 'number':
      return { type: 'integer' };
    case 'boolean':
      return { type: 'boolean' };
    // `instant` is the only custom type.
    case 'custom':
      return TIME;
    default:
      return {};
  }
}
