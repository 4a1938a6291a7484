import { and, asc, eq, gt, gte, lt, max, min } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import {
  analyticsCounts,
  analyticsDays,
  analyticsEvents,
  analyticsHours,
  analyticsSessions,
  analyticsState,
  conversions,
  eventLog,
} from '../../../db/schema';
import { write } from '../../../db/write';
import { addDays, type Calendar, calendarOf } from './calendar';
import { pageFactsOf } from './page-facts';
import { Tally } from './rollups';

/**
 * Counts the rollups anew from what is stored, day by day, each in a transaction of its own, so
 * that a server can go on beside it. Days whose events were removed keep what they have.
 */
export async function recount(
  database: Database,
  timeZone: string,
  now: string,
): Promise<{ days: number }> {
  const calendar = calendarOf(timeZone);
  const from = firstWholeDay(database, calendar);
  const to = lastDay(database, calendar, calendar.dayOf(Date.parse(now)));
  let days = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const counted = day;
    await write(database, () => {
      forgetDay(database, calendar, counted);
      countDay(database, calendar, counted);
    });
    days += 1;
  }
  await write(database, () => {
    forgetDaysAfter(database, calendar, to);
    rememberZone(database, timeZone);
  });
  return { days };
}

/** Whether the rollups follow another zone's days than the setting asks for. */
export function isCountedInOtherZone(database: Database, timeZone: string): boolean {
  const state = database.select().from(analyticsState).get();
  if (state) return state.timeZone !== timeZone;
  return database.select({ id: eventLog.id }).from(eventLog).limit(1).get() !== undefined;
}

export function rememberZone(database: Database, timeZone: string): void {
  database
    .insert(analyticsState)
    .values({ id: 1, timeZone })
    .onConflictDoUpdate({ target: analyticsState.id, set: { timeZone } })
    .run();
}

function firstWholeDay(database: Database, calendar: Calendar): string {
  const keptSince = database.select().from(analyticsState).get()?.keptSince;
  // Sessions of the last removed day reach into the first kept one, which is therefore left alone.
  if (keptSince) return addDays(keptSince, 1);
  const days = [
    database
      .select({ at: min(eventLog.createdAt) })
      .from(eventLog)
      .get()?.at,
    database
      .select({ at: min(conversions.createdAt) })
      .from(conversions)
      .get()?.at,
  ].flatMap((at) => (at ? calendar.dayOf(Date.parse(at)) : []));
  // Nothing was removed, so a day that was counted without a row left over is counted anew, too.
  const counted = database
    .select({ day: min(analyticsDays.day) })
    .from(analyticsDays)
    .get()?.day;
  return [...days, ...(counted ? [counted] : [])].sort()[0] ?? '9999-12-31';
}

function lastDay(database: Database, calendar: Calendar, today: string): string {
  const last = database
    .select({ at: max(eventLog.createdAt) })
    .from(eventLog)
    .get()?.at;
  const lastSeen = last ? calendar.dayOf(Date.parse(last)) : today;
  return lastSeen > today ? lastSeen : today;
}

/** What another zone, or a clock that ran ahead, has left behind the last day. */
function forgetDaysAfter(database: Database, calendar: Calendar, day: string): void {
  const end = calendar.startOf(addDays(day, 1));
  database.delete(analyticsDays).where(gt(analyticsDays.day, day)).run();
  database.delete(analyticsCounts).where(gt(analyticsCounts.day, day)).run();
  database.delete(analyticsHours).where(gte(analyticsHours.startsAt, end)).run();
}

function forgetDay(database: Database, calendar: Calendar, day: string): void {
  const [start, end] = boundsOf(calendar, day);
  const [startsAt, endsAt] = [Date.parse(start), Date.parse(end)];
  database.delete(analyticsDays).where(eq(analyticsDays.day, day)).run();
  database.delete(analyticsCounts).where(eq(analyticsCounts.day, day)).run();
  database
    .delete(analyticsHours)
    .where(and(gte(analyticsHours.startsAt, startsAt), lt(analyticsHours.startsAt, endsAt)))
    .run();
  database
    .delete(analyticsSessions)
    .where(and(gte(analyticsSessions.startedAt, start), lt(analyticsSessions.startedAt, end)))
    .run();
}

function boundsOf(calendar: Calendar, day: string): [start: string, end: string] {
  return [
    new Date(calendar.startOf(day)).toISOString(),
    new Date(calendar.startOf(addDays(day, 1))).toISOString(),
  ];
}

function countDay(database: Database, calendar: Calendar, day: string): void {
  const [start, end] = boundsOf(calendar, day);
  const tally = new Tally(calendar);
  const events = database
    .select()
    .from(analyticsEvents)
    .where(and(gte(analyticsEvents.createdAt, start), lt(analyticsEvents.createdAt, end)))
    .orderBy(asc(analyticsEvents.createdAt), asc(analyticsEvents.id))
    .all();
  for (const event of events) {
    tally.addEvent({
      at: Date.parse(event.createdAt),
      sessionId: event.sessionId,
      type: event.eventType,
      ...pageFactsOf(event),
    });
  }
  const converted = database
    .select()
    .from(conversions)
    .where(and(gte(conversions.createdAt, start), lt(conversions.createdAt, end)))
    .all();
  for (const { createdAt, sessionId } of converted) {
    tally.addConversion(Date.parse(createdAt), sessionId);
  }
  tally.store(database);
}
