import { addDays, calendarOf } from '../../core/calendar';
import { instantOf } from '../../core/working-hours';

/** In minutes since midnight. */
const DIGEST_AT = 9 * 60;

/** The latest nine o'clock in the morning: digests have what is from before it. */
export function lastDigestTime(now: Date, timeZone: string): string {
  const day = calendarOf(timeZone).dayOf(now.getTime());
  const nineOf = (one: string) => instantOf({ day: one, minutes: DIGEST_AT }, timeZone);
  const today = nineOf(day);
  return Date.parse(today) <= now.getTime() ? today : nineOf(addDays(day, -1));
}
