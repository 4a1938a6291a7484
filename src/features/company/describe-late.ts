import type { WorkingTimes } from '../../lib/settings.types';
import { lateExample } from './call-times';
import type { Language } from '../../../db/public-enums';
import { fill, LOCALES } from '../../lib/copy';

/** What "within 24 hours" means at the end of the working week. */
export function describeLate(working: WorkingTimes, text: string, language: Language): string {
  const { evening, counted, due, time } = lateExample(working);
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  // The 22nd is a Sunday.
  const nameOf = (day: number) => format.format(Date.UTC(2026, 10, 22 + day));
  return fill(text, {
    evening: nameOf(evening),
    counted: nameOf(counted),
    due: nameOf(due),
    time,
  });
}
