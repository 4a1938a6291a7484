import { max } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { eventLog } from '../../../db/schema/analytics';
import { readState, saveState } from './state';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** `jumped` is said once for each jump; then it is `waiting`. */
export type ClockState = 'in order' | 'jumped' | 'waiting';

/**
 * Compares the clock with the last time it was in order, which without one is that of the newest
 * event. More than a week between them is a jump, or a long stop: until the clock has gone on for a
 * day, or is back, nothing may be removed by it. Runs inside `write`.
 */
export function checkClock(database: Database, timeZone: string, now: string): ClockState {
  const { retainedAt, clockJumpedAt } = readState(database) ?? {};
  const last = retainedAt ?? newestEvent(database) ?? now;
  const sinceLast = between(last, now);
  if (Math.abs(sinceLast) <= WEEK_MS) {
    if (!retainedAt || clockJumpedAt || Math.abs(sinceLast) > HOUR_MS) {
      saveState(database, timeZone, { retainedAt: now, clockJumpedAt: null });
    }
    return 'in order';
  }
  const sinceJump = clockJumpedAt ? between(clockJumpedAt, now) : -1;
  if (sinceJump < 0 || sinceJump > WEEK_MS) {
    saveState(database, timeZone, { clockJumpedAt: now });
    return 'jumped';
  }
  if (sinceJump < DAY_MS) return 'waiting';
  saveState(database, timeZone, { retainedAt: now, clockJumpedAt: null });
  return 'in order';
}

const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);

function newestEvent(database: Database): string | null {
  return (
    database
      .select({ at: max(eventLog.createdAt) })
      .from(eventLog)
      .get()?.at ?? null
  );
}
