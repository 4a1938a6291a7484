import { and, asc, between, desc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Database, prepared } from '../../../db/client';
import { analyticsCounts, analyticsDays } from '../../../db/schema';
import { newestEvents } from './lists.service';
import type { CountedKind } from './page-facts';
import { type Span, spanBefore, spanOf } from './periods';
import type { Period } from './periods.schema';
import { firstCountedDay, OTHER } from './rollups';

const TOP = 10;
const RECENT = 8;
/** As many as a list to choose from can hold. */
const MAX_TYPES = 100;
const EVER: Span = { from: '', to: '~' };

const value = sql.placeholder;
const total = (column: SQLiteColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const queries = prepared((database) => ({
  totals: database
    .select({
      events: total(analyticsDays.events),
      conversions: total(analyticsDays.conversions),
      sessions: total(analyticsDays.sessions),
      convertedSessions: total(analyticsDays.convertedSessions),
    })
    .from(analyticsDays)
    .where(between(analyticsDays.day, value('from'), value('to')))
    .prepare(),
  top: database
    .select({
      value: analyticsCounts.value,
      count: sql<number>`sum(${analyticsCounts.events})`.mapWith(Number),
    })
    .from(analyticsCounts)
    .where(
      and(
        eq(analyticsCounts.kind, value('kind')),
        between(analyticsCounts.day, value('from'), value('to')),
      ),
    )
    .groupBy(analyticsCounts.value)
    .orderBy(desc(sql`2`), asc(analyticsCounts.value))
    .limit(value('limit'))
    .prepare(),
}));

/** The four cards and what stands under them: sums of daily totals, however many events there are. */
export function getStats(database: Database, period: Period, today: string) {
  const span = spanOf(period, today);
  return {
    ...figuresOf(database, span ?? EVER),
    topEvents: topOf(database, 'type', span).map(({ value: type, count }) => ({ type, count })),
    recentActivity: newestEvents(database, RECENT),
    /** The same figures of the period before; null where there is none. */
    before: span && figuresOf(database, spanBefore(span)),
    since: firstCountedDay(database),
  };
}

export function getTopPages(database: Database, period: Period, today: string) {
  const span = spanOf(period, today);
  return { pages: topOf(database, 'path', span), referrers: topOf(database, 'referrer', span) };
}

export function listEventTypes(database: Database): string[] {
  return topOf(database, 'type', null, MAX_TYPES)
    .map(({ value: type }) => type)
    .filter((type) => type !== OTHER);
}

function figuresOf(database: Database, span: Span) {
  const totals = queries(database).totals.get({ ...span });
  const { events = 0, conversions = 0, sessions = 0, convertedSessions = 0 } = totals ?? {};
  return {
    totalEvents: events,
    totalConversions: conversions,
    conversionRate: sessions > 0 ? (100 * convertedSessions) / sessions : 0,
    sessions,
  };
}

function topOf(database: Database, kind: CountedKind, span: Span | null, limit = TOP) {
  return queries(database).top.all({ kind, ...(span ?? EVER), limit });
}
