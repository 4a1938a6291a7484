import { and, asc, eq, gte, lt, min, sql } from 'drizzle-orm';
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
  const today = calendar.dayOf(Date.parse(now));
  const from = firstWholeDay(database, calendar);
  let days = 0;
  for (let day = from; day !== undefined && day <= lastDay(database, calendar, today);) {
    const counted = day;
    await write(database, () => {
      forgetDay(database, calendar, counted);
      countDay(database, calendar, counted);
    });
    days += 1;
    day = addDays(day, 1);
  }
  await write(database, () => rememberZone(database, timeZone));
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

function firstWholeDay(database: Database, calendar: Calendar): string | undefined {
  const keptSince = database.select().from(analyticsState).get()?.keptSince;
  // Sessions of the last removed day reach into the first kept one, which is therefore left alone.
  if (keptSince) return addDays(keptSince, 1);
  const firsts = [
    database
      .select({ at: min(eventLog.createdAt) })
      .from(eventLog)
      .get()?.at,
    database
      .select({ at: min(conversions.createdAt) })
      .from(conversions)
      .get()?.at,
  ].filter((at) => typeof at === 'string');
  return firsts.length > 0
    ? firsts.map((at) => calendar.dayOf(Date.parse(at))).sort()[0]
    : undefined;
}

function lastDay(database: Database, calendar: Calendar, today: string): string {
  const last = database
    .select({ at: sql<number>`max(${eventLog.createdAt})` })
    .from(eventLog)
    .get()?.at;
  const lastCounted = last ? calendar.dayOf(last) : today;
  return lastCounted > today ? lastCounted : today;
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
