import type { Language } from '../../db/public-enums';
import { LOCALES } from './copy';

/** The dates of public pages, in UTC, so that server and browser render the same. */

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Nov 21, 2026` or `21 نوفمبر 2026` */
export function formatPublicDate(iso: string, language: Language = 'en'): string {
  if (language === 'ar') return formatArabicDate(iso, 'UTC');
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Formats moments in a time zone, or in the reader's. Created at first use: each costs a phone 40 ms. */
export function formatterOf(options: Intl.DateTimeFormatOptions, locale = 'en-US') {
  const formatters = new Map<string | undefined, Intl.DateTimeFormat>();
  return (moment: string | Date, timeZone?: string) => {
    const formatter =
      formatters.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(timeZone, formatter);
    return formatter.format(new Date(moment));
  };
}

export const formatArabicDate = formatterOf({ dateStyle: 'long' }, LOCALES.ar);
