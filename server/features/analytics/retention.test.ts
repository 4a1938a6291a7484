import { describe, expect, test } from 'vitest';
import { analyticsEvents, analyticsSources, eventLog } from '../../../db/schema/analytics';
import { writeDemo } from '../../cli/write-demo';
import { analytics, removeAllOldEvents } from '.';
import { DAY_MS, HOUR_MS } from '../../test/clock';
import { countCommits } from '../../test/commits';
import { recount } from './recount';
import { removeOldRows } from './remove-old-rows';
import { removeOldEvents } from './retention';
import { rollupsOf, createCountingApp } from '../../test/rollups';

describe('retention', () => {
  test('removes expired days and keeps their totals', async () => {
    const { database, track, advance, deps } = createCountingApp({ RETENTION_DAYS: '2' });
    await track('page_view', { path: '/old' });
    await track('only:then');
    advance(DAY_MS);
    await track('page_view', { path: '/stored' });
    advance(2 * DAY_MS - HOUR_MS);
    await track('page_view', { path: '/new' });
    const before = rollupsOf(database);
    await removeAllOldEvents(deps);
    const remaining = database.select().from(analyticsEvents).all();
    expect(remaining.map(({ eventData }) => eventData?.path)).toEqual(['/stored', '/new']);
    const after = rollupsOf(database);
    expect(after.days).toEqual(before.days);
    expect(after.counts).toEqual(before.counts);
    expect(after.sessions).toHaveLength(2);
    // A recount needs none of the removed events.
    await recount(database, 'Asia/Amman', deps.clock().toISOString());
    expect(rollupsOf(database).days).toEqual(before.days);
    expect(rollupsOf(database).counts).toEqual(before.counts);
  });

  test('counts the sources of days before it removes their sessions', async () => {
    const { database, track, advance, deps, count } = createCountingApp({ RETENTION_DAYS: '1' });
    for (let day = 0; day < 5; day += 1) {
      await track('page_view', { path: '/old' });
      advance(DAY_MS);
    }
    advance(DAY_MS);
    await Promise.all((analytics.housekeeping ?? []).map((task) => task(deps)));
    expect(count(eventLog)).toBe(0);
    const days = database
      .selectDistinct({ day: analyticsSources.day })
      .from(analyticsSources)
      .all();
    expect(days).toHaveLength(5);
  });

  test('removes in small steps, one transaction each', async () => {
    const now = '2026-11-21T15:00:00.000Z';
    const timeZone = 'Asia/Amman';
    const createFilledApp = () => {
      const app = createCountingApp({ RETENTION_DAYS: '1' }, now);
      const demo = { events: 1_200, leads: 0, isForced: false, timeZone, now, seed: 3 };
      writeDemo(app.database, demo);
      return app;
    };

    const { database, count } = createFilledApp();
    const sizes: number[] = [];
    for (let hasMore = true; hasMore;) {
      const before = count(eventLog);
      hasMore = removeOldEvents(database, { timeZone, days: 1, now });
      sizes.push(before - count(eventLog));
    }
    expect(Math.max(...sizes)).toBe(500);
    expect(count(eventLog)).toBeLessThan(60);

    const { deps } = createFilledApp();
    deps.database.$client.pragma('wal_checkpoint(TRUNCATE)');
    await removeAllOldEvents(deps);
    // One more stores that the clock is in order.
    expect(countCommits(deps.settings.databaseFile)).toBe(sizes.length + 1);
  });
});

describe('a clock that jumps', () => {
  const YEAR_MS = 365 * DAY_MS;

  test.each([
    ['three years ahead for an hour', 3 * YEAR_MS, HOUR_MS],
    ['three years ahead for 23 hours', 3 * YEAR_MS, 23 * HOUR_MS],
    ['back, and then ahead again', -YEAR_MS, HOUR_MS],
  ])('%s removes nothing', async (_what, jump, duration) => {
    const { track, advance, deps, count } = createCountingApp({ RETENTION_DAYS: '30' });
    await track('page_view', { path: '/' });
    await removeAllOldEvents(deps);
    advance(jump);
    await removeAllOldEvents(deps);
    advance(duration);
    await removeAllOldEvents(deps);
    advance(-jump);
    await removeAllOldEvents(deps);
    expect(count(eventLog)).toBe(1);
  });

  test('is logged once, whichever task sees it first', async () => {
    const { track, advance, deps, logged } = createCountingApp({ RETENTION_DAYS: '30' });
    await track('page_view', { path: '/' });
    await removeAllOldEvents(deps);
    advance(YEAR_MS);
    await removeOldRows(deps, DAY_MS, () => false);
    await removeAllOldEvents(deps);
    const warnings = logged.filter(({ msg }) => String(msg).startsWith('the clock has jumped'));
    expect(warnings).toHaveLength(1);
  });

  test('removes nothing in the first run of a file either', async () => {
    const { track, advance, deps, count } = createCountingApp({ RETENTION_DAYS: '30' });
    await track('page_view', { path: '/' });
    advance(3 * YEAR_MS);
    await removeAllOldEvents(deps);
    expect(count(eventLog)).toBe(1);
  });

  test('is believed after a day', async () => {
    const { track, advance, deps, count } = createCountingApp({ RETENTION_DAYS: '30' });
    await track('page_view', { path: '/' });
    await removeAllOldEvents(deps);
    advance(60 * DAY_MS);
    await removeAllOldEvents(deps);
    expect(count(eventLog)).toBe(1);
    advance(DAY_MS);
    await removeAllOldEvents(deps);
    expect(count(eventLog)).toBe(0);
  });
});
