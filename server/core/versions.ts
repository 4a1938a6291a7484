import { DomainError } from '../errors';

interface Versioned {
  updatedAt: string;
}

/**
 * Refuses an edit that started from a stale version. Without a version, the last write wins.
 */
export function refuseStale(stored: Versioned, startedFrom: string | null | undefined): void {
  if (!startedFrom || Date.parse(startedFrom) === Date.parse(stored.updatedAt)) return;
  throw stale();
}

export const stale = () => new DomainError('conflict', 'It has been changed since you opened it.');

/** The time of an edit, strictly later than the version before, even within one millisecond. */
export function nextVersion(stored: Versioned, now: string): string {
  const time = Math.max(Date.parse(now), Date.parse(stored.updatedAt) + 1);
  return new Date(time).toISOString();
}
