import type { Language } from '../../db/public-enums';
import { LOCALES } from './copy';

/** Dates as people read them in the console, in the clients' pages and in the chat. */

/** Formats moments in a time zone, or in the reader's. Created at first use, because creating is slow. */
function formatterOf(options: Intl.DateTimeFormatOptions, locale = 'en-US') {
  const formatters = new Map<string | undefined, Intl.DateTimeFormat>();
  return (moment: string | Date, timeZone?: string) => {
    const formatter =
      formatters.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(timeZone, formatter);
    return formatter.format(new Date(moment));
  };
}

/** `Nov 21, 2026` */
export const formatDate = formatterOf({ dateStyle: 'medium' });

/** A day without its time, which has no time zone: `Nov 21, 2026` */
export const formatPlainDay = (iso: string): string => formatDate(iso, 'UTC');

/** `9:17 AM` */
export const formatTime = formatterOf({ timeStyle: 'short' });

/** The formats of the chat, which visitors read in their language: `21 نوفمبر 2026`, `9:17 ص`. */
export const DATES = {
  en: { date: formatDate, time: formatTime },
  ar: {
    date: formatterOf({ dateStyle: 'long' }, LOCALES.ar),
    time: formatterOf({ timeStyle: 'short' }, LOCALES.ar),
  },
};

/** `Nov 21, 2026, 9:17 AM` */
export const formatDateTime = formatterOf({ dateStyle: 'medium', timeStyle: 'short' });

/** `November 21, 2026 at 9:17:05 AM GMT+3` */
export const formatFullTime = formatterOf({ dateStyle: 'long', timeStyle: 'long' });

/** `2026-11-21` */
export const isoDay = formatterOf({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');

const DAY_MS = 86_400_000;

/** How many calendar days a moment is ago. */
const daysAgo = (iso: string, now: Date, timeZone?: string): number =>
  (Date.parse(isoDay(now, timeZone)) - Date.parse(isoDay(iso, timeZone))) / DAY_MS;

/** `Today`, `Yesterday`, `أمس`, or null for other days. */
export function formatNearDay(
  iso: string,
  now: Date,
  timeZone?: string,
  language: Language = 'en',
): string | null {
  const days = daysAgo(iso, now, timeZone);
  if (days !== 0 && days !== 1) return null;
  const name = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const day = name.format(-days, 'day');
  return day.charAt(0).toUpperCase() + day.slice(1);
}

const formatLongDate = formatterOf({ dateStyle: 'long' });

/** `Today, November 21, 2026`, and without the word for other days. */
export function formatLongDay(iso: string, now: Date, timeZone?: string): string {
  const near = formatNearDay(iso, now, timeZone);
  const date = formatLongDate(iso, timeZone);
  return near ? `${near}, ${date}` : date;
}

/** `12 min ago`, `3 h ago` or `Yesterday`; null for days before and for the future. */
export function formatAge(iso: string, now: Date, timeZone?: string): string | null {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000);
  // A clock may be a little behind the server's.
  if (minutes < -1) return null;
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  return daysAgo(iso, now, timeZone) === 0
    ? `${Math.floor(minutes / 60)} h ago`
    : formatNearDay(iso, now, timeZone);
}
