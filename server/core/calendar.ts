import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../db/durations';

/** The days and hours of one time zone, over instants in milliseconds. */
export interface Calendar {
  /** The day of an instant, such as `2026-11-21`. */
  dayOf(at: number): string;
  /** What the clock shows, in minutes since midnight, with the fraction that seconds are. */
  minutesOf(at: number): number;
  /** The first instant of a day, which is not midnight when a change of the clock skips that. */
  startOf(day: string): number;
  /** The start of the hour of an instant. Hours are counted from the first instant of the day. */
  hourOf(at: number): number;
  /** The starts of a day's hours: 24, or 23 or 25 when the clock changes. */
  hoursOf(day: string): number[];
}

/** Offsets of all zones, and their changes, are multiples of a quarter of an hour. */
const QUARTER_MS = HOUR_MS / 4;
const MAX_CACHED = 50_000;

const calendars = new Map<string, Calendar>();

/** Cached for each zone, since Intl is slow. */
export function calendarOf(timeZone: string): Calendar {
  const calendar = calendars.get(timeZone) ?? createCalendar(timeZone);
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The day of a moment in a time zone, such as `2026-11-21`. */
export const dayIn = (moment: string, timeZone: string): string =>
  calendarOf(timeZone).dayOf(Date.parse(moment));

/** Adds days on the calendar, independent of changes of the clock. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function createCalendar(timeZone: string): Calendar {
  const date = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const starts = new Map<string, number>();

  const dayOf = cachedByQuarter((start) => date.format(start));

  const minutesOfQuarter = cachedByQuarter((start) => {
    const [hour = 0, minute = 0] = time.format(start).split(':').map(Number);
    return hour * 60 + minute;
  });

  const startOf = (day: string): number => {
    const cached = starts.get(day);
    if (cached !== undefined) return cached;
    const start = firstQuarterOf(day, dayOf);
    if (starts.size > MAX_CACHED) starts.clear();
    starts.set(day, start);
    return start;
  };

  return {
    dayOf,
    minutesOf: (at) => minutesOfQuarter(at) + (at % QUARTER_MS) / MINUTE_MS,
    startOf,
    hourOf: (at) => {
      const start = startOf(dayOf(at));
      return start + Math.floor((at - start) / HOUR_MS) * HOUR_MS;
    },
    hoursOf: (day) => {
      const start = startOf(day);
      const hours = Math.ceil((startOf(addDays(day, 1)) - start) / HOUR_MS);
      return Array.from({ length: hours }, (_, hour) => start + hour * HOUR_MS);
    },
  };
}

function cachedByQuarter<Value>(valueOf: (start: number) => Value): (at: number) => Value {
  const values = new Map<number, Value>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    const cached = values.get(quarter);
    if (cached !== undefined) return cached;
    if (values.size > MAX_CACHED) values.clear();
    const value = valueOf(quarter * QUARTER_MS);
    values.set(quarter, value);
    return value;
  };
}

/** Binary search around midnight in UTC: no zone is further than 14 hours from it. */
function firstQuarterOf(day: string, dayOf: (at: number) => string): number {
  const midnightUtc = Date.parse(day);
  let before = midnightUtc / QUARTER_MS - 60;
  let within = midnightUtc / QUARTER_MS + 60;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(middle * QUARTER_MS) < day) before = middle;
    else within = middle;
  }
  return within * QUARTER_MS;
}

/** Whether a text is the name of a time zone, such as `Asia/Amman`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
