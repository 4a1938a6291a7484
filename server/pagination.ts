import { desc, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { invalid } from './errors';

/** A place in a list that is ordered by time, in milliseconds, then id. */
interface Position {
  at: number;
  id: string;
}

export interface PageInput {
  limit?: number | undefined;
  cursor?: string | null | undefined;
}

/** What a list gives where no limit is asked for: it may have millions. */
const DEFAULT_LIMIT = 1000;

/** Before every position of a list that runs from new to old. */
const START: Position = { at: Date.parse('9999-12-31T23:59:59.999Z'), id: '~' };

/**
 * The rows behind a `Position` in a list that runs from new to old. Compared as a pair, so that the
 * index finds the place and rows of one millisecond keep their order.
 */
export const isBehind = (time: SQLiteColumn, id: SQLiteColumn) =>
  sql`(${time}, ${id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`;

export const newestFirst = (time: SQLiteColumn, id: SQLiteColumn) =>
  [desc(time), desc(id)] as const;

const CURSOR = /^(\d{1,15})_([0-9A-Za-z-]{1,64})$/;

/** What the query of a page is run with: how long it is, and the place it begins behind. */
export function readPage({ limit = DEFAULT_LIMIT, cursor }: PageInput) {
  return { limit, ...readCursor(cursor) };
}

/** Throws an `invalid` refusal that names `cursor` where it is not one that we gave out. */
function readCursor(cursor: string | null | undefined): Position {
  if (cursor === null || cursor === undefined) return START;
  const [, milliseconds, id] = CURSOR.exec(cursor) ?? [];
  if (!id) throw invalid('cursor', 'The cursor is not one that this list gave out');
  return { at: Number(milliseconds), id };
}

/** The cursor behind a page of `limit` rows; null where the page is the last. */
export function nextCursor<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  at: (row: Row) => string,
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return last ? `${Date.parse(at(last))}_${last.id}` : null;
}
