import { and, asc, between, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Database, prepared } from '../../../db/client';
import {
  analyticsCounts,
  analyticsDays,
  analyticsHours,
  analyticsSessions,
} from '../../../db/schema/analytics';
import { addDays, type Calendar } from '../../core/calendar';
import { OTHER } from './source-filter.schema';
import { newestEvents } from './lists.service';
import type { Dimension } from './page-view';
import { type PeriodInput, type Span, spanBefore, spanOf } from './periods';
import { firstCountedDay } from './rollups';
import { readState } from './state';

const TOP = 10;
const RECENT = 8;
/** The longest period that is compared up to the present hour; in more days that matters little. */
const MAX_CUT_DAYS = 7;
/** The length of the filter's list. */
const MAX_TYPES = 100;
export const ALL_DAYS: Span = { from: '', to: '~' };

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
  hours: database
    .select({
      events: total(analyticsHours.events),
      conversions: total(analyticsHours.conversions),
    })
    .from(analyticsHours)
    .where(
      and(gte(analyticsHours.startsAt, value('start')), lt(analyticsHours.startsAt, value('end'))),
    )
    .prepare(),
  sessions: database
    .select({
      sessions: count(),
      convertedSessions: sql<number>`coalesce(sum(${analyticsSessions.conversions} > 0), 0)`,
    })
    .from(analyticsSessions)
    .where(
      and(
        gte(analyticsSessions.startedAt, value('start')),
        lt(analyticsSessions.startedAt, value('end')),
      ),
    )
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

/** The dashboard's figures, read from daily totals, so that the number of events does not matter. */
export function getStats(database: Database, calendar: Calendar, period: PeriodInput, now: number) {
  const span = spanOf(period, calendar.dayOf(now));
  const since = firstCountedDay(database);
  return {
    ...figuresOf(database, span ?? ALL_DAYS),
    topEvents: topOf(database, 'type', span).map(({ value: type, count }) => ({ type, count })),
    recentActivity: newestEvents(database, RECENT),
    /** The same figures of the period before; null where there is none, or not all of it was recorded. */
    before:
      span && since !== null && since <= spanBefore(span).from
        ? figuresBefore(database, calendar, span, now)
        : null,
    since,
  };
}

export function getTopPages(database: Database, period: PeriodInput, today: string) {
  const span = spanOf(period, today);
  return { pages: topOf(database, 'path', span), referrers: topOf(database, 'referrer', span) };
}

export function listEventTypes(database: Database): string[] {
  return topOf(database, 'type', null, MAX_TYPES)
    .map(({ value: type }) => type)
    .filter((type) => type !== OTHER);
}

/** Since today is not over, the last day of the period before counts up to the same hour. */
function figuresBefore(database: Database, calendar: Calendar, span: Span, now: number) {
  const { from, to } = spanBefore(span);
  const isShort = span.from >= addDays(span.to, 1 - MAX_CUT_DAYS);
  const hasHours = to >= (readState(database)?.keptSince ?? '');
  if (span.to !== calendar.dayOf(now) || !isShort || !hasHours) {
    return figuresOf(database, { from, to });
  }
  const startedHours = calendar.hoursOf(span.to).filter((start) => start <= now).length;
  const start = calendar.startOf(to);
  const end = calendar.hoursOf(to)[startedHours] ?? calendar.startOf(span.from);
  const { totals, hours, sessions } = queries(database);
  const whole = totals.get({ from, to: addDays(to, -1) });
  return toFigures(whole, { ...hours.get({ start, end }), ...sessions.get({ start, end }) });
}

function figuresOf(database: Database, span: Span) {
  return toFigures(queries(database).totals.get({ ...span }));
}

interface Totals {
  events?: number;
  conversions?: number;
  sessions?: number;
  convertedSessions?: number;
}

function toFigures(...totals: (Totals | undefined)[]) {
  const sum = (name: keyof Totals) => totals.reduce((all, each) => all + (each?.[name] ?? 0), 0);
  const sessions = sum('sessions');
  return {
    totalEvents: sum('events'),
    totalConversions: sum('conversions'),
    conversionRate: sessions > 0 ? (100 * sum('convertedSessions')) / sessions : 0,
    sessions,
  };
}

function topOf(database: Database, kind: Dimension, span: Span | null, limit = TOP) {
  return queries(database).top.all({ kind, ...(span ?? ALL_DAYS), limit });
}
