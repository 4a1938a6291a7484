import { isoDay } from '../../lib/dates';
import { dayAfter } from '../../lib/days';
import type { Lead } from './leads-cache';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 4 * HOUR_MS;

export interface Due {
  /** `in 38 min`, `in 5 h`, `1 h late`. */
  text: string;
  urgency: 'late' | 'soon' | 'later';
}

/** How long an answer still has, or how late it is. */
export function dueIn(dueAt: string, now: Date): Due {
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0) return { text: `${roughly(-left)} late`, urgency: 'late' };
  return { text: `in ${roughly(left)}`, urgency: left <= SOON_MS ? 'soon' : 'later' };
}

export const isOverdue = (dueAt: string | null, now: Date) =>
  dueAt !== null && Date.parse(dueAt) < now.getTime();

/** Others are due until they are answered. */
export const isAnswered = ({ status, answeredAt }: Pick<Lead, 'status' | 'answeredAt'>) =>
  status !== 'new' || answeredAt !== null;

/** The day that is so many days from today. */
export function dayIn(days: number, now: Date, timeZone: string): string {
  return dayAfter(isoDay(now, timeZone), days);
}

/** The day itself, or the next one of these days of the week. */
export function nextDayOf(days: readonly number[], day: string): string {
  const date = new Date(day);
  for (let ahead = 0; ahead < 7 && !days.includes(date.getUTCDay()); ahead += 1) {
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return isoDay(date, 'UTC');
}

/** Rounded down, so that nobody is promised more time than there is. */
function roughly(ms: number): string {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / DAY_MS)} d`;
}
