import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/client';
import {
  analyticsCounts,
  analyticsDays,
  analyticsEvents,
  analyticsHours,
  analyticsSessions,
  conversions,
  leads,
} from '../../../db/schema';
import { writeDemo } from '../../demo';
import { removeOld } from '../../housekeeping';
import { DAY_MS, HOUR_MS, movableClock } from '../../test/clock';
import { anInquiry } from '../../test/factories';
import { createTestApp } from '../../test/test-app';
import { calendarOf } from './calendar';
import { PAGE_VIEW } from './page-facts';
import { recordEvents } from './record-events';
import { recount } from './recount';

function rollupsOf(database: Database) {
  return {
    days: database.select().from(analyticsDays).orderBy(asc(analyticsDays.day)).all(),
    hours: database.select().from(analyticsHours).orderBy(asc(analyticsHours.startsAt)).all(),
    sessions: database
      .select()
      .from(analyticsSessions)
      .orderBy(asc(analyticsSessions.sessionId))
      .all(),
    counts: database
      .select()
      .from(analyticsCounts)
      .orderBy(asc(analyticsCounts.kind), asc(analyticsCounts.day), asc(analyticsCounts.value))
      .all(),
  };
}

/** Counts the rows by hand, with nothing of what the rollups are made by but the calendar. */
function countByHand(database: Database, zone: string) {
  const calendar = calendarOf(zone);
  const dayOf = (at: number) => calendar.dayOf(at);
  const events = database.select().from(analyticsEvents).all();
  const converted = database.select().from(conversions).all();
  const firstSeen = new Map<string, string>();
  for (const { sessionId, createdAt } of [...events, ...converted]) {
    if (sessionId === null) continue;
    const known = firstSeen.get(sessionId);
    if (!known || createdAt < known) firstSeen.set(sessionId, createdAt);
  }
  const convertedSessions = new Set(converted.map(({ sessionId }) => sessionId));
  const days = [
    ...new Set([...events, ...converted].map((row) => dayOf(Date.parse(row.createdAt)))),
  ];
  const isOn = (day: string) => (row: { createdAt: string }) =>
    dayOf(Date.parse(row.createdAt)) === day;
  const began = [...firstSeen].map(([sessionId, createdAt]) => ({ sessionId, createdAt }));
  return days.sort().map((day) => ({
    day,
    events: events.filter(isOn(day)).length,
    conversions: converted.filter(isOn(day)).length,
    sessions: began.filter(isOn(day)).length,
    convertedSessions: began
      .filter(isOn(day))
      .filter(({ sessionId }) => convertedSessions.has(sessionId)).length,
  }));
}

const ZONES = ['Asia/Amman', 'Europe/Berlin', 'America/New_York'];

function createApp(env: Record<string, string> = {}, start = '2026-11-21T09:00:00.000Z') {
  const { clock, advance } = movableClock(start);
  const app = createTestApp({ env: { TRUST_PROXY: 'on', ...env }, deps: { clock } });
  let host = 0;
  return {
    ...app,
    advance,
    database: app.deps.database,
    track: (event: string, data: unknown = null, address = '203.0.113.7') =>
      app.send(
        'POST',
        '/api/analytics/track',
        { event, data },
        { 'X-Forwarded-For': address, 'User-Agent': 'Firefox/150' },
      ),
    inquire: (address = `198.51.100.${(host += 1)}`) =>
      app.send('POST', '/api/contact', anInquiry(), { 'X-Forwarded-For': address }),
  };
}

describe.each(ZONES)('the rollups in %s', (zone) => {
  test('equal a recount by the command, and a count by hand', async () => {
    // Ninety days that have a change of the clock among them.
    const now = '2026-11-21T15:00:00.000Z';
    const { database } = createApp({ TIME_ZONE: zone }, now);
    writeDemo(database, {
      events: 4_000,
      leads: 120,
      isForced: false,
      timeZone: zone,
      now,
      seed: 7,
    });
    const kept = rollupsOf(database);
    expect(kept.days).toEqual(countByHand(database, zone));
    expect(kept.hours.reduce((sum, { events }) => sum + events, 0)).toBe(4_000);
    const ofTypes = kept.counts.filter(({ kind }) => kind === 'type');
    expect(ofTypes.reduce((sum, { events }) => sum + events, 0)).toBe(4_000);
    await recount(database, zone, now);
    expect(rollupsOf(database)).toEqual(kept);
  });

  test('move to the days of another zone when they are counted anew', async () => {
    const now = '2026-11-21T15:00:00.000Z';
    const { database } = createApp({}, now);
    writeDemo(database, {
      events: 1_500,
      leads: 40,
      isForced: false,
      timeZone: 'Pacific/Auckland',
      now,
      seed: 8,
    });
    await recount(database, zone, now);
    expect(rollupsOf(database).days.filter(({ events }) => events > 0)).toEqual(
      countByHand(database, zone),
    );
  });

  test('count no hour below zero or twice when the clock is set back and forth', async () => {
    const { database, track, advance, staff } = createApp({ TIME_ZONE: zone });
    const jumps = [HOUR_MS, -3 * HOUR_MS, 26 * HOUR_MS, -25 * HOUR_MS, HOUR_MS / 2];
    for (const jump of jumps) {
      await track('page_view', { path: '/' });
      advance(jump);
    }
    const { hours, days } = rollupsOf(database);
    expect(hours.every(({ events }) => events > 0)).toBe(true);
    expect(hours.reduce((sum, { events }) => sum + events, 0)).toBe(jumps.length);
    expect(days.reduce((sum, { events }) => sum + events, 0)).toBe(jumps.length);
    expect((await staff().analytics.stats({})).totalEvents).toBe(jumps.length);
  });
});

describe('a flood of made-up values', () => {
  const zone = 'Asia/Amman';
  const at = '2026-11-21T09:00:00.000Z';
  const flood = (from: number, amount: number) =>
    Array.from({ length: amount }, (_, index) => ({
      eventType: PAGE_VIEW,
      eventData: { path: `/made-up/${from + index}`, referrer: '' },
      visitor: { address: '203.0.113.7', userAgent: 'Firefox/150', referrer: null },
      createdAt: new Date(Date.parse(at) + from + index).toISOString(),
    }));

  test('is counted in full, under no more than a thousand names a day', () => {
    const { database } = createApp({ TIME_ZONE: zone }, at);
    for (const [from, amount] of [
      [0, 600],
      [600, 700],
      [1_300, 5],
    ] as const) {
      recordEvents(database, zone, flood(from, amount));
    }
    // What was counted by its name goes on so.
    recordEvents(database, zone, flood(0, 1));
    const { counts } = rollupsOf(database);
    const paths = new Map(
      counts.filter(({ kind }) => kind === 'path').map(({ value, events }) => [value, events]),
    );
    expect(paths.size).toBe(1_001);
    expect(paths.get('(other)')).toBe(305);
    expect(paths.get('/made-up/0')).toBe(2);
    expect([...paths.values()].reduce((sum, events) => sum + events, 0)).toBe(1_306);
  });

  test('is counted anew as it was', async () => {
    const { database } = createApp({ TIME_ZONE: zone }, at);
    for (let from = 0; from < 1_200; from += 200) recordEvents(database, zone, flood(from, 200));
    const kept = rollupsOf(database);
    await recount(database, zone, '2026-11-21T15:00:00.000Z');
    expect(rollupsOf(database)).toEqual(kept);
  });

  test('leaves room for the next day', () => {
    const { database } = createApp({ TIME_ZONE: zone }, at);
    recordEvents(database, zone, flood(0, 1_100));
    recordEvents(database, zone, flood(DAY_MS, 1));
    expect(rollupsOf(database).counts).toContainEqual({
      kind: 'path',
      day: '2026-11-22',
      value: `/made-up/${DAY_MS}`,
      events: 1,
    });
  });
});

describe('a session', () => {
  test('counts on the day it began, with its conversion, and the rate never passes 100', async () => {
    // Ten minutes before midnight in Amman, three hours before it in UTC.
    const { track, inquire, advance, staff, database } = createApp({}, '2026-11-20T20:50:00.000Z');
    await track('page_view', { path: '/contact' }, '203.0.113.7');
    advance(20 * 60_000);
    await track('page_view', { path: '/' }, '203.0.113.7');
    await inquire('198.51.100.9');
    await inquire('198.51.100.9');
    expect(rollupsOf(database).days).toMatchObject([
      { day: '2026-11-20', events: 1, sessions: 1, convertedSessions: 0, conversions: 0 },
      { day: '2026-11-21', events: 1, sessions: 1, convertedSessions: 1, conversions: 2 },
    ]);
    expect(await staff().analytics.stats({})).toMatchObject({
      totalConversions: 2,
      conversionRate: 50,
      sessions: 2,
    });
    expect(await staff().analytics.stats({ period: 'today' })).toMatchObject({
      totalEvents: 1,
      conversionRate: 100,
      before: { totalEvents: 1, sessions: 1, conversionRate: 0 },
    });
  });
});

describe('retention', () => {
  test('removes whole days that are past their time, and leaves their totals', async () => {
    const { database, track, advance, deps } = createApp({ RETENTION_DAYS: '2' });
    await track('page_view', { path: '/old' });
    await track('only:then');
    advance(DAY_MS);
    await track('page_view', { path: '/kept' });
    advance(2 * DAY_MS - HOUR_MS);
    await track('page_view', { path: '/new' });
    const before = rollupsOf(database);
    await removeOld(deps);
    const left = database.select().from(analyticsEvents).all();
    expect(left.map(({ eventData }) => eventData?.path)).toEqual(['/kept', '/new']);
    const after = rollupsOf(database);
    expect(after.days).toEqual(before.days);
    expect(after.counts).toEqual(before.counts);
    expect(after.sessions).toHaveLength(2);
    // Nothing that is gone is needed to count the rest anew.
    await recount(database, 'Asia/Amman', deps.clock().toISOString());
    expect(rollupsOf(database).days).toEqual(before.days);
    expect(rollupsOf(database).counts).toEqual(before.counts);
  });

  test('goes in small steps, one transaction each', async () => {
    const now = '2026-11-21T15:00:00.000Z';
    const { database, deps } = createApp({ RETENTION_DAYS: '1' }, now);
    const timeZone = 'Asia/Amman';
    writeDemo(database, { events: 1_200, leads: 0, isForced: false, timeZone, now, seed: 3 });
    const sizes: number[] = [];
    let left = 1_200;
    const { $client } = database;
    const steps = setInterval(() => {
      const count = $client.prepare('select count(*) from event_log').pluck().get() as number;
      if (count !== left) sizes.push(left - count);
      left = count;
    });
    await removeOld(deps);
    clearInterval(steps);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(left).toBeLessThan(60);
  });
});

test('the note of the session goes with the inquiry it belongs to', async () => {
  const { inquire, database, count } = createApp();
  await inquire();
  expect(count(conversions)).toBe(1);
  database.delete(leads).run();
  expect(count(conversions)).toBe(0);
});
