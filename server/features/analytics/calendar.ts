import { DAY_MS, HOUR_MS } from '../../../db/durations';

/** The days and hours of one time zone, over instants in milliseconds. */
export interface Calendar {
  /** The day of an instant, such as `2026-11-21`. */
  dayOf(at: number): string;
  /** The first moment of a day, which is not midnight where the clock leaps over it. */
  startOf(day: string): number;
  /** The start of the hour of an instant. Hours are counted from the first moment of the day. */
  hourOf(at: number): number;
  /** The starts of a day's hours: 24 of them, or as many as the day has when the clock changes. */
  hoursOf(day: string): number[];
}

/** Every zone's offset, and every change of it, falls on one of these. */
const QUARTER_MS = HOUR_MS / 4;
const MAX_KNOWN = 50_000;

const calendars = new Map<string, Calendar>();

/** One for each zone: asking Intl is slow, so what it said is kept. */
export function calendarOf(timeZone: string): Calendar {
  const known = calendars.get(timeZone) ?? createCalendar(timeZone);
  calendars.set(timeZone, known);
  return known;
}

/** Days on from a day, or back: arithmetic on the calendar, where every day is one day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function createCalendar(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const days = new Map<number, string>();
  const starts = new Map<string, number>();

  const dayOf = (at: number): string => {
    const quarter = Math.floor(at / QUARTER_MS);
    const known = days.get(quarter);
    if (known) return known;
    if (days.size > MAX_KNOWN) days.clear();
    const day = format.format(quarter * QUARTER_MS);
    days.set(quarter, day);
    return day;
  };

  const startOf = (day: string): number => {
    const known = starts.get(day);
    if (known !== undefined) return known;
    const start = firstQuarterOf(day, dayOf);
    if (starts.size > MAX_KNOWN) starts.clear();
    starts.set(day, start);
    return start;
  };

  return {
    dayOf,
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

/** No zone is further than 14 hours from UTC, and days only ever follow each other. */
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
