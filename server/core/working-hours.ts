import { MINUTE_MS } from '../../db/durations';
import type { Language } from '../../db/public-enums';
import { calendarOf, addDays } from './calendar';

/** The days of the week in the order of `Date.getUTCDay`. */
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DAY_MINUTES = 1_440;

export interface WorkingHours {
  /** Numbers of the days of the week; Sunday is 0. */
  days: ReadonlySet<number>;
  /** Days without work, such as `2026-12-25`. */
  daysOff: ReadonlySet<string>;
  /** In minutes since midnight. */
  opensAt: number;
  closesAt: number;
}

/** Parses days such as `sun-thu` or `mon,wed,fri`; undefined for anything else. */
export function readWorkingDays(text: string): ReadonlySet<number> | undefined {
  const days = new Set<number>();
  for (const part of text.toLowerCase().split(',')) {
    const numbers = part.split('-').map(dayNumber);
    const [first, last] = [numbers[0] ?? -1, numbers.at(-1) ?? -1];
    if (numbers.length > 2 || first < 0 || last < 0) return undefined;
    const length = (last - first + DAYS.length) % DAYS.length;
    for (let offset = 0; offset <= length; offset += 1) days.add((first + offset) % DAYS.length);
  }
  return days;
}

const MAX_DAYS_IN_RANGE = 31;

/** Parses days such as `2026-12-25` and ranges such as `2027-03-09/2027-03-12`; undefined for anything else. */
export function readDaysOff(text: string): ReadonlySet<string> | undefined {
  const daysOff = new Set<string>();
  for (const part of text.split(',')) {
    const [first = '', last = first, ...others] = part.trim().split('/');
    if (others.length > 0 || !isDay(first) || !isDay(last) || last < first) return undefined;
    if (addDays(first, MAX_DAYS_IN_RANGE) <= last) return undefined;
    for (let day = first; day <= last; day = addDays(day, 1)) daysOff.add(day);
  }
  return daysOff;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;

const dayNumber = (name: string) => DAYS.findIndex((day) => day === name.trim());

/** Parses hours such as `09:00-17:00`; undefined for anything else. */
export function readHours(text: string): Pick<WorkingHours, 'opensAt' | 'closesAt'> | undefined {
  const [, ...parts] =
    /^([01]\d|2[0-3]):([0-5]\d)\s*-\s*(?:([01]\d|2[0-3]):([0-5]\d)|(24):(00))$/.exec(text) ?? [];
  const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = parts
    .filter(Boolean)
    .map(Number);
  const opensAt = openHour * 60 + openMinute;
  const closesAt = closeHour * 60 + closeMinute;
  return opensAt < closesAt ? { opensAt, closesAt } : undefined;
}

const WORDS = {
  en: {
    locale: 'en-US',
    everyDay: 'every day',
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  ar: {
    locale: 'ar-u-nu-latn',
    everyDay: 'كل يوم',
    range: (from: string, to: string) => `من ${from} إلى ${to}`,
  },
};

const formatsOf = (locale: string) => ({
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  list: new Intl.ListFormat(locale),
});

/** Made once, when first needed: making them takes longer than the rest of a page's settings. */
const formats: Partial<Record<Language, ReturnType<typeof formatsOf>>> = {};

/** In words, such as `Sunday to Thursday, 09:00–17:00, Amman time`. */
export function describeHours(
  { days, opensAt, closesAt }: WorkingHours,
  timeZone: string,
  language: Language = 'en',
): string {
  const zone = zoneName(timeZone, language);
  if (language === 'ar') {
    return `${describeDays(days, 'ar')}، من ${onClock(opensAt)} إلى ${onClock(closesAt)} ب${zone}`;
  }
  return `${describeDays(days, 'en')}, ${onClock(opensAt)}–${onClock(closesAt)}, ${zone}`;
}

/** A time in words, such as `Sunday, November 29, 2026 at 4:30 PM (Amman time)`. */
export function describeTime(at: string, timeZone: string, language: Language): string {
  const { locale } = WORDS[language];
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  const time = new Intl.DateTimeFormat(locale, format).format(new Date(at));
  return `${time} (${zoneName(timeZone, language)})`;
}

/** Such as `Amman time`. */
export function zoneName(timeZone: string, language: Language): string {
  if (language === 'en') return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  const zone = new Intl.DateTimeFormat(WORDS.ar.locale, { timeZone, timeZoneName: 'longGeneric' });
  return zone.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function describeDays(days: ReadonlySet<number>, language: Language): string {
  const { locale, everyDay, range } = WORDS[language];
  const { weekday, list } = (formats[language] ??= formatsOf(locale));
  if (days.size === DAYS.length) return everyDay;
  // In the order of a week that begins after a day off.
  const first = [...days].find((day) => !days.has((day + DAYS.length - 1) % DAYS.length)) ?? 0;
  const inOrder = DAYS.map((_, offset) => (first + offset) % DAYS.length).filter((day) =>
    days.has(day),
  );
  const isRun = inOrder.every((day, index) => day === (first + index) % DAYS.length);
  const names = inOrder.map((day) => weekday.format(Date.UTC(2026, 10, 22 + day)));
  return isRun && names.length > 2 ? range(names[0] ?? '', names.at(-1) ?? '') : list.format(names);
}

const onClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * When an inquiry has to be answered: at the same time of the next working day. Outside the working
 * hours it counts as having come at the next opening.
 */
export function dueAtOf(receivedAt: string, hours: WorkingHours, timeZone: string): string {
  const received = localTime(Date.parse(receivedAt), timeZone);
  const counted = openingFor(received, hours);
  return instantOf({ ...counted, day: nextWorkingDay(counted.day, hours) }, timeZone);
}

/** The next opening; null within the working hours. */
export function opensAt(at: string, hours: WorkingHours, timeZone: string): string | null {
  const local = localTime(Date.parse(at), timeZone);
  const opening = openingFor(local, hours);
  const isOpen = opening.day === local.day && opening.minutes === local.minutes;
  return isOpen ? null : instantOf(opening, timeZone);
}

/** The closing of a day such as `2026-11-23`, or of the next working day; before midnight. */
export function closingOn(day: string, hours: WorkingHours, timeZone: string): string {
  const opening = openingFor({ day, minutes: 0 }, hours);
  return instantOf({ ...opening, minutes: Math.min(hours.closesAt, DAY_MINUTES - 1) }, timeZone);
}

interface LocalTime {
  /** Such as `2026-11-23`. */
  day: string;
  /** Minutes since midnight, with the fraction that seconds are. */
  minutes: number;
}

/** The time itself within the working hours, else the next opening. */
function openingFor({ day, minutes }: LocalTime, hours: WorkingHours): LocalTime {
  if (isWorkingDay(day, hours) && minutes < hours.closesAt) {
    return { day, minutes: Math.max(minutes, hours.opensAt) };
  }
  return { day: nextWorkingDay(day, hours), minutes: hours.opensAt };
}

function nextWorkingDay(day: string, hours: WorkingHours): string {
  let next = addDays(day, 1);
  while (!isWorkingDay(next, hours)) next = addDays(next, 1);
  return next;
}

const isWorkingDay = (day: string, { days, daysOff }: WorkingHours) =>
  days.has(weekdayOf(day)) && !daysOff.has(day);

const weekdayOf = (day: string) => new Date(day).getUTCDay();

function localTime(at: number, timeZone: string): LocalTime {
  const calendar = calendarOf(timeZone);
  return { day: calendar.dayOf(at), minutes: calendar.minutesOf(at) };
}

/** On a day on which the clock changes, hours since midnight are not the hour on the clock. */
export function instantOf({ day, minutes }: LocalTime, timeZone: string): string {
  const calendar = calendarOf(timeZone);
  const guess = calendar.startOf(day) + minutes * MINUTE_MS;
  const shift = minutes - calendar.minutesOf(guess);
  return new Date(Math.round(guess + shift * MINUTE_MS)).toISOString();
}
