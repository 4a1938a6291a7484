import { expect, test } from 'vitest';
import arabic from '../config/frame.copy.ar';
import english from '../config/frame.copy.en';
import { LOCALES } from './copy';
import { formatPublicDate } from './public-dates';

const FIRST_AND_LAST_DAYS = Array.from({ length: 12 }, (_, month) => [
  new Date(Date.UTC(2026, month, 1)),
  new Date(Date.UTC(2026, month + 1, 0, 23, 59)),
]).flat();

test.each([
  ['en', 'medium', english],
  ['ar', 'long', arabic],
] as const)('dates are written as Intl writes them: %s', (language, dateStyle, { dayWords }) => {
  const intl = new Intl.DateTimeFormat(LOCALES[language], { dateStyle, timeZone: 'UTC' });
  for (const day of FIRST_AND_LAST_DAYS)
    expect(formatPublicDate(day.toISOString(), dayWords)).toBe(intl.format(day));
});
