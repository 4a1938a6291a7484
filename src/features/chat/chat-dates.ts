import { formatDate, isoDay } from '../../lib/dates';
import { once } from '../../lib/once';

const localTime = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** `8:51 AM`, in the reader's time zone. */
export const formatTime = (iso: string) => localTime().format(new Date(iso));

/** `Today`, `Yesterday`, then the date. */
export function formatDay(iso: string, now: Date): string {
  const day = isoDay(new Date(iso));
  if (day === isoDay(now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === isoDay(yesterday) ? 'Yesterday' : formatDate(iso);
}
