import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { newestFirst, type Position } from '../../core/pagination';
import { inSlice, nextSize } from '../../core/slices';
import type { IndexedRows } from './lead-filters';

const FIRST_WINDOW = 1_000;

interface Stretch {
  before: Position;
  /** The time of the oldest, or null for all. */
  from: string | null | undefined;
  /** The size of the first window. */
  firstWindow?: number | undefined;
}

export interface Window {
  /** Of the leads, by the index; the columns keep their names. */
  table: SQL;
  isWithin: SQL | undefined;
  /** The number of leads in it, if it is not the last. */
  size: number;
}

/**
 * Goes through the leads of an index, newest first, in windows of so many rows as a slice allows. Ends
 * after the last, or when `visit` returns true.
 */
export async function visitWindows(
  database: Database,
  { index, isIn }: IndexedRows,
  { before: start, from, firstWindow = FIRST_WINDOW }: Stretch,
  visit: (window: Window) => boolean,
): Promise<void> {
  const table = sql`${leads} indexed by ${sql.identifier(index)}`;
  const isRecent = from ? gte(leads.createdAt, from) : undefined;
  let before: Position | undefined = start;
  let size = firstWindow;
  const next = () => {
    if (!before) return true;
    const startedAt = performance.now();
    const isRest = and(isIn, sql`${position} < (${before.at}, ${before.id})`);
    const last = database
      .select({ at: sql<number>`${leads.createdAt}`, id: sql<string>`${leads.id}` })
      .from(table)
      .where(and(isRest, isRecent))
      .orderBy(...newestFirst(leads.createdAt, leads.id))
      .limit(1)
      .offset(size - 1)
      .get();
    const isNew = last ? sql`${position} >= (${last.at}, ${last.id})` : isRecent;
    before = last;
    const isDone = visit({ table, isWithin: and(isRest, isNew), size });
    size = nextSize(size, performance.now() - startedAt);
    return isDone || !last;
  };
  while (!(await inSlice(next)));
}

const position = sql`(${leads.createdAt}, ${leads.id})`;
