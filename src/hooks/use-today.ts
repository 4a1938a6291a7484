import { isoDay } from '../lib/dates';
import { useNow } from './use-now';
import { useTimeZone } from './use-time-zone';

/** The present day in the site's time zone, such as `2026-11-21`. */
export function useToday(): string {
  return isoDay(useNow(), useTimeZone());
}
