import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { analyticsDays } from '../../../db/schema/analytics';
import type { SourceRow } from './source-counts';

/** A day with so many sessions takes longer to count than somebody should wait for a screen. */
const BUSY_SESSIONS = 2_000;
/** The housekeeping counts every minute. */
const SHOWN_FOR_MS = 90_000;

interface DayCount {
  day: string;
  rows: SourceRow[];
  countedAt: number;
}

const lastCounts = new WeakMap<Database, DayCount>();

export function isBusyDay(database: Database, day: string): boolean {
  const isBusy = and(eq(analyticsDays.day, day), gte(analyticsDays.sessions, BUSY_SESSIONS));
  return database.select().from(analyticsDays).where(isBusy).get() !== undefined;
}

/** Caches the count of a busy day, which is shown until the next one. */
export function cacheCount(database: Database, day: string, rows: SourceRow[]): void {
  lastCounts.set(database, { day, rows, countedAt: performance.now() });
}

/** The cached count of a day if it is recent; undefined for another day. */
export function cachedCount(database: Database, day: string): SourceRow[] | undefined {
  const last = lastCounts.get(database);
  if (last?.day !== day || performance.now() - last.countedAt > SHOWN_FOR_MS) return undefined;
  return last.rows;
}
