import { and, asc, desc, eq, inArray, lt, min, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { analyticsCounts } from '../../../db/schema/analytics';
import { addDays } from '../../core/calendar';
import { OTHER } from './source-filter.schema';
import { readState, saveState } from './state';

/** After this many days a day keeps only its most frequent values. */
const FULL_DAYS = 90;
const MAX_OLD_VALUES = 200;

const KINDS = analyticsCounts.kind.enumValues;

/** Trims the oldest day that is due. Returns whether there may be another. Runs inside `write`. */
export function trimNextDay(database: Database, timeZone: string, today: string): boolean {
  const due = firstFullDay(today);
  const { trimmedTo } = readState(database) ?? {};
  const next = database
    .select({ day: min(analyticsCounts.day) })
    .from(analyticsCounts)
    .where(and(lt(analyticsCounts.day, due), sql`${analyticsCounts.day} > ${trimmedTo ?? ''}`))
    .get()?.day;
  if (!next) return false;
  trimDay(database, next);
  saveState(database, timeZone, { trimmedTo: next });
  return true;
}

/** The first day that keeps all values. */
export const firstFullDay = (today: string) => addDays(today, -FULL_DAYS);

/** Counts all but the most frequent values of a day together. Runs inside `write`. */
export function trimDay(database: Database, day: string): void {
  for (const kind of KINDS) {
    const ofDay = and(eq(analyticsCounts.kind, kind), eq(analyticsCounts.day, day));
    const rare = database
      .select({ value: analyticsCounts.value, events: analyticsCounts.events })
      .from(analyticsCounts)
      .where(and(ofDay, ne(analyticsCounts.value, OTHER)))
      .orderBy(desc(analyticsCounts.events), asc(analyticsCounts.value))
      .all()
      .slice(MAX_OLD_VALUES);
    if (rare.length === 0) continue;
    const values = rare.map(({ value }) => value);
    const events = rare.reduce((sum, row) => sum + row.events, 0);
    database
      .delete(analyticsCounts)
      .where(and(ofDay, inArray(analyticsCounts.value, values)))
      .run();
    database
      .insert(analyticsCounts)
      .values({ kind, day, value: OTHER, events })
      .onConflictDoUpdate({
        target: [analyticsCounts.kind, analyticsCounts.day, analyticsCounts.value],
        set: { events: sql`events + excluded.events` },
      })
      .run();
  }
}
