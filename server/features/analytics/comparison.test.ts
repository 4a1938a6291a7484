import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS, movableClock } from '../../test/clock';
import { createTestApp } from '../../test/test-app';

function createSite(now: string) {
  const { clock, advance } = movableClock(now);
  const { send, staff } = createTestApp({ deps: { clock } });
  const track = async (times: number) => {
    for (let sent = 0; sent < times; sent += 1) {
      await send(
        'POST',
        '/api/analytics/track',
        { event: 'page_view' },
        { 'User-Agent': 'Firefox/150' },
      );
    }
  };
  // A caller has the time at which it was made.
  const stats = (period: { period?: '7d' | 'today'; from?: string; to?: string }) =>
    staff().analytics.stats(period);
  return { advance, track, stats };
}

test('days before recording began are compared with nothing', async () => {
  const { advance, track, stats } = createSite('2026-08-31T09:00:00.000Z');
  await track(2);
  advance(DAY_MS);
  await track(3);
  advance(DAY_MS);
  await track(4);
  const between = (from: string, to: string) => stats({ from, to });
  const two = await between('2026-09-01', '2026-09-02');
  expect(two).toMatchObject({ totalEvents: 7, before: null, since: '2026-08-31' });
  expect((await between('2026-09-01', '2026-09-01')).before?.totalEvents).toBe(2);
  expect((await stats({ period: 'today' })).before?.totalEvents).toBe(3);
  expect((await stats({ period: '7d' })).before).toBeNull();
  expect((await stats({})).before).toBeNull();
});

test('seven days up to now are compared with those before up to the same hour', async () => {
  // 8:30 in the morning in Amman.
  const { advance, track, stats } = createSite('2026-11-01T05:30:00.000Z');
  await track(1);
  advance(6 * DAY_MS);
  await track(2);
  advance(60 * MINUTE_MS);
  await track(4);
  advance(7 * DAY_MS - 60 * MINUTE_MS);
  await track(8);
  const { totalEvents, before } = await stats({ period: '7d' });
  expect(totalEvents).toBe(8);
  // The second session goes on after the hour, and has started within it.
  expect(before).toMatchObject({ totalEvents: 3, sessions: 2 });
  const past = await stats({ from: '2026-11-08', to: '2026-11-13' });
  expect(past.before?.totalEvents).toBe(6);
});
