import { DomainError } from './errors';

/** A place in a list that is ordered by time, then id. */
export interface Position {
  at: string;
  id: string;
}

/** Before every position of a list that runs from new to old. */
export const START: Position = { at: '9999-12-31T23:59:59.999Z', id: '~' };

const CURSOR = /^(\d{1,15})_([0-9A-Za-z-]{1,64})$/;

/** Throws an `invalid` refusal that names `cursor` where it is not one that we gave out. */
export function readCursor(cursor: string | null | undefined): Position {
  if (cursor === null || cursor === undefined) return START;
  const [, milliseconds, id] = CURSOR.exec(cursor) ?? [];
  const at = new Date(Number(milliseconds ?? Number.NaN));
  if (!id || Number.isNaN(at.getTime())) {
    const message = 'The cursor is not one that this list gave out';
    throw new DomainError('invalid', `${message}.`, { errors: [{ path: 'cursor', message }] });
  }
  return { at: at.toISOString(), id };
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
