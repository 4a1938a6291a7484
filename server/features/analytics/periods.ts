import { DAY_MS } from '../../../db/durations';
import { addDays, type Calendar } from '../../core/calendar';
import { invalid } from '../../errors';
import type { Period } from './periods.schema';

/** Days from the first to the last, both included. */
export interface Span {
  from: string;
  to: string;
}

/** Instants in milliseconds; the end is excluded. */
export interface Bounds {
  start: number;
  end: number;
}

export const ALL_TIME: Bounds = { start: Date.parse('0000-01-01'), end: Date.parse('9999-12-30') };

const DAYS: Record<Exclude<Period, '12m' | 'all'>, number> = {
  today: 1,
  '7d': 7,
  '30d': 30,
  '90d': 90,
};

/** A named period, or the days from `from` to `to`, which the schema takes only together. */
export interface PeriodInput {
  period: Period;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** The days of a period; a named one ends today. Null for all days. */
export function spanOf({ period, from, to }: PeriodInput, today: string): Span | null {
  if (from && to) {
    if (to > today) throw invalid('to', `To must not be after today, ${today}`);
    return { from, to };
  }
  if (period === 'all') return null;
  if (period === '12m') return { from: addDays(yearBefore(today), 1), to: today };
  return { from: addDays(today, 1 - DAYS[period]), to: today };
}

/** The instants of some days; all time for null. */
export function boundsOf(calendar: Calendar, span: Span | null): Bounds {
  if (!span) return ALL_TIME;
  return { start: calendar.startOf(span.from), end: calendar.startOf(addDays(span.to, 1)) };
}

/** The span of the same length that ends the day before. */
export function spanBefore({ from, to }: Span): Span {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export type Unit = 'hour' | 'day' | 'week' | 'month';

const MAX_DAYS = 100;
const MAX_WEEKS_IN_DAYS = 800;

/** The unit of a chart that covers so many days. */
export function unitOf(days: number): Unit {
  if (days === 1) return 'hour';
  if (days <= MAX_DAYS) return 'day';
  return days <= MAX_WEEKS_IN_DAYS ? 'week' : 'month';
}

/** The first day of the week or month that a day belongs to. Weeks begin on Sunday. */
export function firstDayOf(unit: Exclude<Unit, 'hour'>, day: string): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -new Date(day).getUTCDay());
}

/** The same day a year earlier; February 28 for February 29. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${year}${rest}`;
}
