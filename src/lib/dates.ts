import type { Language } from '../../db/public-enums';
import { LOCALES } from './copy';

/** Dates in US English short format. Public pages use UTC, so that server and browser render the same. */

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Nov 21, 2026` or `21 نوفمبر 2026`, in UTC. */
export function formatPublicDate(iso: string, language: Language = 'en'): string {
  if (language === 'ar') return formatArabicDate(iso, 'UTC');
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Formats moments in a time zone, or in the reader's. Created at first use: each costs a phone 40 ms. */
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

const formatArabicDate = formatterOf({ dateStyle: 'long' }, LOCALES.ar);

/** `9:17 AM` */
export const formatTime = formatterOf({ timeStyle: 'short' });

/** `Nov 21, 2026, 9:17 AM` */
export const formatDateTime = formatterOf({ dateStyle: 'medium', timeStyle: 'short' });

/** `November 21, 2026 at 9:17:05 AM GMT+3` */
export const formatFullTime = formatterOf({ dateStyle: 'long', timeStyle: 'long' });

/** `2026-11-21` */
export const isoDay = formatterOf({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');

const DAY_MS = 86_400_000;

/** `Today`, `Yesterday`, or null for other days. */
export function formatNearDay(iso: string, now: Date, timeZone?: string): string | null {
  const day = isoDay(iso, timeZone);
  const today = isoDay(now, timeZone);
  if (day === today) return 'Today';
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  return day === yesterday ? 'Yesterday' : null;
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
  const day = formatNearDay(iso, now, timeZone);
  return day === 'Today' ? `${Math.floor(minutes / 60)} h ago` : day;
}
