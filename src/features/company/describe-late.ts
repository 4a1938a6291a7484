import type { WorkingTimes } from '../../lib/settings.types';
import { lateExample } from './call-times';
import type { PromiseCopy } from './promise.copy';

/** What "within 24 hours" means at the end of the working week. */
export function describeLate(working: WorkingTimes, copy: PromiseCopy): string {
  const { evening, counted, due, time } = lateExample(working);
  const format = new Intl.DateTimeFormat(copy.language, { weekday: 'long', timeZone: 'UTC' });
  // The 22nd is a Sunday.
  const nameOf = (day: number) => format.format(Date.UTC(2026, 10, 22 + day));
  return copy.late(nameOf(evening), nameOf(counted), nameOf(due), time);
}
