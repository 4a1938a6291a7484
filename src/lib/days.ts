import { isoDay } from './dates';

/** The day that is so many days after another, both as `2026-11-21`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date, 'UTC');
}
