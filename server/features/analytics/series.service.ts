import { asc, between, gte, lt, and, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { analyticsDays, analyticsHours } from '../../../db/schema/analytics';
import { addDays, type Calendar } from '../../core/calendar';
import { firstDayOf, type PeriodInput, type Span, spanOf, type Unit, unitOf } from './periods';
import { firstCountedDay } from './rollups';

const value = sql.placeholder;

const queries = prepared((database) => ({
  days: database
    .select({
      day: analyticsDays.day,
      sessions: analyticsDays.sessions,
      events: analyticsDays.events,
      conversions: analyticsDays.conversions,
    })
    .from(analyticsDays)
    .where(between(analyticsDays.day, value('from'), value('to')))
    .orderBy(asc(analyticsDays.day))
    .prepare(),
  hours: database
    .select()
    .from(analyticsHours)
    .where(
      and(gte(analyticsHours.startsAt, value('start')), lt(analyticsHours.startsAt, value('end'))),
    )
    .prepare(),
}));

export interface Point {
  /** A day, the first day of a week or month, or the start of an hour. */
  start: string;
  sessions: number;
  events: number;
  conversions: number;
}

const ZERO = { sessions: 0, events: 0, conversions: 0 };

/** The series of a period, without gaps; its length decides on hours, days, weeks or months. */
export function getSeries(
  database: Database,
  calendar: Calendar,
  period: PeriodInput,
  now: number,
): { unit: Unit; points: Point[] } {
  const today = calendar.dayOf(now);
  const first = firstCountedDay(database) ?? today;
  const chosen = spanOf(period, today);
  const span = chosen ?? { from: first < today ? first : today, to: today };
  const days = daysOf(span);
  const unit = !chosen && days.length === 1 ? 'day' : unitOf(days.length);
  return {
    unit,
    points:
      unit === 'hour'
        ? byHour(database, calendar, span.to, now)
        : byDay(database, span, days, unit),
  };
}

/** The hours of a day that have begun. */
function byHour(database: Database, calendar: Calendar, day: string, now: number): Point[] {
  const starts = calendar.hoursOf(day).filter((start) => start <= now);
  const end = Math.min(now, calendar.startOf(addDays(day, 1)));
  const rows = queries(database).hours.all({ start: starts[0], end });
  const totalsByStart = new Map(rows.map(({ startsAt, ...totals }) => [startsAt, totals]));
  return starts.map((start) => ({
    ...ZERO,
    ...totalsByStart.get(start),
    start: new Date(start).toISOString(),
  }));
}

function byDay(
  database: Database,
  span: Span,
  days: string[],
  unit: Exclude<Unit, 'hour'>,
): Point[] {
  const points = new Map<string, Point>();
  const pointOf = (day: string) => {
    const start = firstDayOf(unit, day);
    const point = points.get(start) ?? { start, ...ZERO };
    points.set(start, point);
    return point;
  };
  for (const day of days) pointOf(day);
  for (const { day, ...totals } of queries(database).days.all({ ...span })) {
    const point = pointOf(day);
    point.sessions += totals.sessions;
    point.events += totals.events;
    point.conversions += totals.conversions;
  }
  return [...points.values()];
}

function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
