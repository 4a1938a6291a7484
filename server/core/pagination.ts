import { desc, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { invalid } from '../errors';

/** A position in a list that is ordered by time, in milliseconds, then by id. */
export interface Position {
  at: number;
  id: string;
}

export interface PageInput {
  limit?: number | undefined;
  cursor?: string | null | undefined;
}

/** The length of a page without a `limit`. */
const DEFAULT_LIMIT = 1000;

/** The position before the newest row. */
export const START: Position = { at: Date.parse('9999-12-31T23:59:59.999Z'), id: '~' };

/**
 * The rows after the cursor in a list that is ordered newest first. Compares time and id as a pair,
 * so that the index is used and rows of one millisecond keep their order.
 */
export const isOlderThanCursor = (time: SQLiteColumn, id: SQLiteColumn) =>
  sql`(${time}, ${id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`;

export const newestFirst = (time: SQLiteColumn, id: SQLiteColumn) =>
  [desc(time), desc(id)] as const;

/** The order of ids, and of times as ISO strings. */
export const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const CURSOR = /^(-?\d{1,15})_([\w-]{1,64})$/;

/** The parameters of a page's query: the limit, and the position of the cursor. */
export function readPage({ limit = DEFAULT_LIMIT, cursor }: PageInput) {
  return { limit, ...readCursor(cursor) };
}

/** Throws `invalid` for a malformed cursor. */
function readCursor(cursor: string | null | undefined): Position {
  if (cursor === null || cursor === undefined) return START;
  const [, milliseconds, id] = CURSOR.exec(cursor) ?? [];
  if (!id) throw invalid('cursor', 'The cursor is not one that this list gave out');
  return { at: Number(milliseconds), id };
}

/** The cursor after a page of `limit` rows; null for the last page. */
export function nextCursor<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  at: (row: Row) => string,
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return last ? `${Date.parse(at(last))}_${last.id}` : null;
}
