import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/client';
import { analyticsEvents, conversions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { writeDemo } from '../../cli/write-demo';
import { removeAllOldEvents } from '.';
import { DAY_MS, HOUR_MS } from '../../test/clock';
import { calendarOf } from '../../core/calendar';
import { PAGE_VIEW } from './page-view';
import { recordEvents } from './record-events';
import { recount } from './recount';
import { rollupsOf, createCountingApp } from '../../test/rollups';

/** Counts the rows independently: shares only the calendar with the rollups. */
function countRows(database: Database, zone: string) {
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
  const started = [...firstSeen].map(([sessionId, createdAt]) => ({ sessionId, createdAt }));
  return days.sort().map((day) => ({
    day,
    events: events.filter(isOn(day)).length,
    conversions: converted.filter(isOn(day)).length,
    sessions: started.filter(isOn(day)).length,
    convertedSessions: started
      .filter(isOn(day))
      .filter(({ sessionId }) => convertedSessions.has(sessionId)).length,
  }));
}

const ZONES = ['Asia/Amman', 'Europe/Berlin', 'America/New_York'];

describe.each(ZONES)('the rollups in %s', (zone) => {
  test('equal a recount and an independent count', async () => {
    // The ninety days before include a change of the clock.
    const now = '2026-11-21T15:00:00.000Z';
    const { database } = createCountingApp({ TIME_ZONE: zone }, now);
    writeDemo(database, {
      events: 4_000,
      leads: 120,
      isForced: false,
      timeZone: zone,
      now,
      seed: 7,
    });
    const stored = rollupsOf(database);
    expect(stored.days).toEqual(countRows(database, zone));
    expect(stored.hours.reduce((sum, { events }) => sum + events, 0)).toBe(4_000);
    const ofTypes = stored.counts.filter(({ kind }) => kind === 'type');
    expect(ofTypes.reduce((sum, { events }) => sum + events, 0)).toBe(4_000);
    await recount(database, zone, now);
    expect(rollupsOf(database)).toEqual(stored);
  });

  test('follow the days of another time zone after a recount', async () => {
    const now = '2026-11-21T15:00:00.000Z';
    const { database } = createCountingApp({}, now);
    writeDemo(database, {
      events: 1_500,
      leads: 40,
      isForced: false,
      timeZone: 'Pacific/Auckland',
      now,
      seed: 8,
    });
    await recount(database, zone, now);
    const { days } = rollupsOf(database);
    expect(days.filter(({ events }) => events > 0)).toEqual(countRows(database, zone));
  });

  test('stay correct when the clock is set back and forth', async () => {
    const { database, track, advance, staff } = createCountingApp({ TIME_ZONE: zone });
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
  /** Each network brings forty paths, unless all come from one. */
  const flood = (from: number, amount: number, network?: number) =>
    Array.from({ length: amount }, (_, index) => ({
      eventType: PAGE_VIEW,
      eventData: { path: `/made-up/${from + index}`, referrer: '' },
      visitor: {
        address: `203.0.${network ?? Math.floor((from + index) / 40)}.7`,
        userAgent: 'Firefox/150',
        referrer: null,
      },
      createdAt: new Date(Date.parse(at) + from + index).toISOString(),
    }));
  const pathsOf = (database: Database) =>
    new Map(
      rollupsOf(database)
        .counts.filter(({ kind }) => kind === 'path')
        .map(({ value, events }) => [value, events]),
    );

  test('is counted completely, under at most a thousand values a day', () => {
    const { database } = createCountingApp({ TIME_ZONE: zone }, at);
    for (const [from, amount] of [
      [0, 600],
      [600, 700],
      [1_300, 5],
    ] as const) {
      recordEvents(database, zone, flood(from, amount));
    }
    // A value that has a count of its own keeps it.
    recordEvents(database, zone, flood(0, 1));
    const paths = pathsOf(database);
    expect(paths.size).toBe(1_001);
    expect(paths.get('(other)')).toBe(305);
    expect(paths.get('/made-up/0')).toBe(2);
    expect([...paths.values()].reduce((sum, events) => sum + events, 0)).toBe(1_306);
  });

  test('of one network brings fifty new values a day, and others keep their room', () => {
    const { database } = createCountingApp({ TIME_ZONE: zone }, at);
    recordEvents(database, zone, flood(0, 30, 7));
    recordEvents(database, zone, flood(30, 1_000, 7));
    expect(pathsOf(database).size).toBe(51);
    expect(pathsOf(database).get('(other)')).toBe(980);
    recordEvents(database, zone, flood(2_000, 1, 8));
    expect(pathsOf(database).get('/made-up/2000')).toBe(1);
    // Another network may bring a value that was one too many.
    recordEvents(database, zone, [...flood(900, 1, 8), ...flood(900, 1, 7)]);
    expect(pathsOf(database).get('/made-up/900')).toBe(2);
    expect(pathsOf(database).get('(other)')).toBe(980);
  });

  test.each([
    ['of many networks', undefined],
    ['of one network', 7],
  ])('%s is counted the same by a recount', async (_what, network) => {
    const { database } = createCountingApp({ TIME_ZONE: zone }, at);
    for (let from = 0; from < 1_200; from += 200) {
      recordEvents(database, zone, flood(from, 200, network));
    }
    recordEvents(database, zone, [...flood(1_100, 2, 200), ...flood(1_100, 3, 7)]);
    const stored = rollupsOf(database);
    await recount(database, zone, '2026-11-21T15:00:00.000Z');
    expect(rollupsOf(database)).toEqual(stored);
  });

  test('is trimmed to its two hundred most frequent values after ninety days', async () => {
    const { database, advance, deps } = createCountingApp({ TIME_ZONE: zone }, at);
    recordEvents(database, zone, flood(0, 300));
    recordEvents(database, zone, flood(250, 10));
    await removeAllOldEvents(deps);
    advance(89 * DAY_MS);
    await removeAfterJump();
    expect(pathsOf(database).size).toBe(300);
    advance(2 * DAY_MS);
    await removeAllOldEvents(deps);
    expect(pathsOf(database).size).toBe(201);
    expect(pathsOf(database).get('(other)')).toBe(100);
    expect(pathsOf(database).get('/made-up/255')).toBe(2);
    const trimmed = rollupsOf(database);
    await recount(database, zone, deps.clock().toISOString());
    expect(rollupsOf(database)).toEqual(trimmed);

    async function removeAfterJump() {
      await removeAllOldEvents(deps);
      advance(DAY_MS);
      await removeAllOldEvents(deps);
      advance(-DAY_MS);
    }
  });

  test('leaves room for the next day', () => {
    const { database } = createCountingApp({ TIME_ZONE: zone }, at);
    recordEvents(database, zone, flood(0, 1_100));
    recordEvents(database, zone, flood(DAY_MS, 1));
    expect(rollupsOf(database).counts).toContainEqual({
      kind: 'path',
      day: '2026-11-22',
      value: `/made-up/${DAY_MS}`,
      network: expect.any(String) as string,
      events: 1,
    });
  });
});

describe('a session', () => {
  test('counts on the day it started, with its conversion, and the rate never passes 100', async () => {
    // Ten minutes before midnight in Amman, three hours before it in UTC.
    const { track, inquire, advance, staff, database } = createCountingApp(
      {},
      '2026-11-20T20:50:00.000Z',
    );
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
    });
    advance(23 * HOUR_MS);
    expect(await staff().analytics.stats({ period: 'today' })).toMatchObject({
      before: { totalEvents: 1, sessions: 1, conversionRate: 0 },
    });
  });
});

test('a conversion is deleted with its inquiry', async () => {
  const { inquire, database, count } = createCountingApp();
  await inquire();
  expect(count(conversions)).toBe(1);
  database.delete(leads).run();
  expect(count(conversions)).toBe(0);
});
