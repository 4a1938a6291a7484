import { asc, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import {
  analyticsHours,
  analyticsSessions,
  analyticsTexts,
  eventLog,
} from '../../../db/schema/analytics';
import { addDays, calendarOf } from '../../core/calendar';
import { readState, saveState } from './state';

/** Few enough that requests are not held up. */
const ROWS_PER_STEP = 500;

interface Retention {
  timeZone: string;
  days: number;
  now: string;
}

/**
 * Removes some of the expired events, sessions, hours and texts; the daily totals stay. Only
 * complete days expire. Returns whether there may be more to remove.
 */
export function removeOldEvents(database: Database, { timeZone, days, now }: Retention): boolean {
  const calendar = calendarOf(timeZone);
  const keptSince = addDays(calendar.dayOf(Date.parse(now)), -days);
  const startsAt = calendar.startOf(keptSince);
  const start = new Date(startsAt).toISOString();

  const expired = database
    .select({ createdAt: eventLog.createdAt, id: eventLog.id })
    .from(eventLog)
    .where(lt(eventLog.createdAt, start))
    .orderBy(asc(eventLog.createdAt), asc(eventLog.id))
    .limit(ROWS_PER_STEP)
    .all();
  const last = expired.at(-1);
  if (last) {
    saveKeptSince(database, timeZone, keptSince);
    database
      .delete(eventLog)
      .where(
        sql`(${eventLog.createdAt}, ${eventLog.id}) <= (${Date.parse(last.createdAt)}, ${last.id})`,
      )
      .run();
    return true;
  }
  const sessions = database
    .select({ sessionId: analyticsSessions.sessionId })
    .from(analyticsSessions)
    .where(lt(analyticsSessions.startedAt, start))
    .limit(ROWS_PER_STEP)
    .all()
    .map(({ sessionId }) => sessionId);
  if (sessions.length > 0) {
    database.delete(analyticsSessions).where(inArray(analyticsSessions.sessionId, sessions)).run();
    return true;
  }
  database.delete(analyticsHours).where(lt(analyticsHours.startsAt, startsAt)).run();
  database.delete(analyticsTexts).where(lt(analyticsTexts.lastUsedOn, keptSince)).run();
  return false;
}

/** A later recount starts after this day, which never moves back. */
function saveKeptSince(database: Database, timeZone: string, keptSince: string): void {
  if ((readState(database)?.keptSince ?? '') < keptSince) {
    saveState(database, timeZone, { keptSince });
  }
}
