import { DomainError } from '../errors';

interface Versioned {
  updatedAt: string;
}

/**
 * Refuses a save that started from a version which is no longer the newest. A save that names
 * none is taken: the last write wins.
 */
export function refuseStale(stored: Versioned, startedFrom: string | null | undefined): void {
  if (!startedFrom || Date.parse(startedFrom) === Date.parse(stored.updatedAt)) return;
  throw new DomainError('conflict', 'It has been changed since you opened it.');
}

/** The time of a save, strictly later than the version before it even within one millisecond. */
export function nextVersion(stored: Versioned, now: string): string {
  const time = Math.max(Date.parse(now), Date.parse(stored.updatedAt) + 1);
  return new Date(time).toISOString();
}
