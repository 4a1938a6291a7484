import { max } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS, HOUR_MS } from '../../../db/durations';
import { eventLog } from '../../../db/schema/analytics';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { readState, saveState } from './state';

const WEEK_MS = 7 * DAY_MS;

/** Whether rows may be removed by their age: not for a day after a jump of the clock, which is logged. */
export async function isClockInOrder({ database, settings, clock, log }: Deps): Promise<boolean> {
  const now = clock().toISOString();
  const state = await write(database, () => checkClock(database, settings.timeZone, now));
  if (state === 'jumped') {
    log.warn({ clock: now }, 'the clock has jumped: retention removes nothing for a day');
  }
  return state === 'in order';
}

/** `jumped` at the first check after a jump, then `waiting`. */
type ClockState = 'in order' | 'jumped' | 'waiting';

/**
 * Compares the clock with the last time it was in order, which without one is that of the newest
 * event. More than a week between them is a jump, or a long stop: until the clock has gone on for a
 * day, or is back, nothing may be removed by it. Runs inside `write`.
 */
function checkClock(database: Database, timeZone: string, now: string): ClockState {
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
