import { and, eq, getTableColumns, gt, gte, lt, max, min, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import {
  analyticsCounts,
  analyticsDays,
  analyticsEvents,
  analyticsHours,
  analyticsSessions,
  analyticsSources,
  analyticsState,
  conversions,
  eventLog,
} from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { write } from '../../../db/write';
import { addDays, type Calendar, calendarOf } from '../../core/calendar';
import { pageViewOf } from './page-view';
import { RollupBatch } from './rollups';
import { isCounted } from './spam-conversions';
import { countSources } from './source-rollups';
import { firstFullDay, trimDay } from './trim-counts';

/**
 * Counts the rollups again from the stored events, one transaction a day, so that a running server
 * is not held up. Days whose events were removed keep their totals.
 */
export async function recount(
  database: Database,
  timeZone: string,
  now: string,
): Promise<{ days: number }> {
  const calendar = calendarOf(timeZone);
  const from = firstCompleteDay(database, calendar);
  const to = lastDay(database, calendar, calendar.dayOf(Date.parse(now)));
  let days = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const current = day;
    await write(database, () => {
      deleteDay(database, calendar, current);
      recountDay(database, calendar, current);
      if (current < firstFullDay(calendar.dayOf(Date.parse(now)))) trimDay(database, current);
    });
    days += 1;
  }
  await write(database, () => {
    deleteDaysAfter(database, calendar, to);
    saveTimeZone(database, timeZone);
  });
  await countSources(database, calendar, calendar.dayOf(Date.parse(now)));
  return { days };
}

/** Whether the rollups were counted in another time zone than the configured one. */
export function isCountedInOtherZone(database: Database, timeZone: string): boolean {
  const state = database.select().from(analyticsState).get();
  if (state) return state.timeZone !== timeZone;
  return database.select({ id: eventLog.id }).from(eventLog).limit(1).get() !== undefined;
}

export function saveTimeZone(database: Database, timeZone: string): void {
  database
    .insert(analyticsState)
    .values({ id: 1, timeZone })
    .onConflictDoUpdate({ target: analyticsState.id, set: { timeZone } })
    .run();
}

function firstCompleteDay(database: Database, calendar: Calendar): string {
  const keptSince = database.select().from(analyticsState).get()?.keptSince;
  // Sessions of the last removed day reach into the next one, which is therefore not counted again.
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
  // Nothing was removed, so days with totals but without events are counted again too.
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
  const lastEventDay = last ? calendar.dayOf(Date.parse(last)) : today;
  return lastEventDay > today ? lastEventDay : today;
}

/** Another time zone, or a clock that ran ahead, may have counted days after the last one. */
function deleteDaysAfter(database: Database, calendar: Calendar, day: string): void {
  const end = calendar.startOf(addDays(day, 1));
  database.delete(analyticsDays).where(gt(analyticsDays.day, day)).run();
  database.delete(analyticsCounts).where(gt(analyticsCounts.day, day)).run();
  database.delete(analyticsSources).where(gt(analyticsSources.day, day)).run();
  database.delete(analyticsHours).where(gte(analyticsHours.startsAt, end)).run();
}

function deleteDay(database: Database, calendar: Calendar, day: string): void {
  const [start, end] = isoBoundsOf(calendar, day);
  const [startsAt, endsAt] = [Date.parse(start), Date.parse(end)];
  database.delete(analyticsDays).where(eq(analyticsDays.day, day)).run();
  database.delete(analyticsCounts).where(eq(analyticsCounts.day, day)).run();
  database.delete(analyticsSources).where(eq(analyticsSources.day, day)).run();
  database
    .delete(analyticsHours)
    .where(and(gte(analyticsHours.startsAt, startsAt), lt(analyticsHours.startsAt, endsAt)))
    .run();
  database
    .delete(analyticsSessions)
    .where(and(gte(analyticsSessions.startedAt, start), lt(analyticsSessions.startedAt, end)))
    .run();
}

function isoBoundsOf(calendar: Calendar, day: string): [start: string, end: string] {
  return [
    new Date(calendar.startOf(day)).toISOString(),
    new Date(calendar.startOf(addDays(day, 1))).toISOString(),
  ];
}

function recountDay(database: Database, calendar: Calendar, day: string): void {
  const [start, end] = isoBoundsOf(calendar, day);
  const rollups = new RollupBatch(database, calendar);
  const events = database
    .select()
    .from(analyticsEvents)
    .where(and(gte(analyticsEvents.createdAt, start), lt(analyticsEvents.createdAt, end)))
    .all()
    .map((event) => ({
      id: event.id,
      add: () =>
        rollups.addEvent({
          at: Date.parse(event.createdAt),
          sessionId: event.sessionId,
          type: event.eventType,
          network: event.ip,
          ...pageViewOf(event),
        }),
    }));
  const converted = database
    .select({ ...getTableColumns(conversions), counts: sql<number>`${isCounted}` })
    .from(conversions)
    .leftJoin(leads, eq(leads.id, conversions.leadId))
    .where(and(gte(conversions.createdAt, start), lt(conversions.createdAt, end)))
    .all()
    .map(({ id, createdAt, sessionId, counts }) => ({
      id,
      add: () =>
        counts
          ? rollups.addConversion(Date.parse(createdAt), sessionId)
          : rollups.addSession(Date.parse(createdAt), sessionId),
    }));
  // In the order in which they were stored: ids grow, also when the clock is set back.
  for (const { add } of [...events, ...converted].sort((a, b) => (a.id < b.id ? -1 : 1))) add();
  rollups.store();
}
