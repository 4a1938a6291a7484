/** Dates in US English short format. Public pages use UTC, so that server and browser render the same. */

import { once } from './once';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

// Created at first use: each costs a phone 40 ms, and public pages need none.
const localDate = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const localDateTime = once(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** `Nov 21, 2026`, in UTC. */
export function formatPublicDate(iso: string): string {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `Nov 21, 2026`, in the reader's time zone. */
export const formatDate = (iso: string) => localDate().format(new Date(iso));

/** `Nov 21, 2026, 9:17 AM`, in the reader's time zone. */
export const formatDateTime = (iso: string) => localDateTime().format(new Date(iso));

/** `2026-11-21`, in the reader's time zone. */
export function isoDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** `12 min ago`, `3 h ago`, `Yesterday`, then the date. */
export function formatAge(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const day = isoDay(new Date(iso));
  if (day === isoDay(now)) return `${Math.floor(minutes / 60)} h ago`;
  if (day === isoDay(yesterday)) return 'Yesterday';
  return formatDate(iso);
}
