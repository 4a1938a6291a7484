import { describe, expect, test } from 'vitest';
import { analyticsTexts, conversions, eventLog } from '../../../db/schema/analytics';
import { problemOf } from '../../test/responses';
import { DAY_MS, MINUTE_MS, movableClock } from '../../test/clock';
import { anInquiry } from '../leads/leads.examples';
import { countCommits } from '../../test/commits';
import { createTestApp, STAFF } from '../../test/test-app';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function createApp() {
  const { clock, advance } = movableClock();
  const app = createTestApp({ deps: { clock } });
  return {
    ...app,
    advance,
    track: (body: unknown, headers: Record<string, string> = {}) =>
      app.send('POST', '/api/analytics/track', body, { 'User-Agent': 'Firefox/150', ...headers }),
    read: async (path: string) => {
      const response = await app.get(`/api/admin/analytics/${path}`, STAFF);
      expect(response.status).toBe(200);
      return { body: (await response.json()) as unknown, link: response.headers.get('link') };
    },
  };
}

describe('a page view', () => {
  test.each([
    ['of a search engine', { 'User-Agent': GOOGLEBOT }],
    ['of a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['of an older prefetch', { Purpose: 'prefetch' }],
  ])('%s is accepted and not counted', async (_what, headers) => {
    const { track, count } = createApp();
    expect((await track({ event: 'page_view' }, headers)).status).toBe(202);
    expect(count(eventLog)).toBe(0);
    expect((await track({ event: 'import:done' }, headers)).status).toBe(202);
    expect(count(eventLog)).toBe(1);
  });

  test.each(['curl/8.5.0', 'python-requests/2.32', 'Mozilla/5.0 CUBOT X30 Chrome/149.0'])(
    'of %s counts',
    async (userAgent) => {
      const { track, count } = createApp();
      await track({ event: 'page_view' }, { 'User-Agent': userAgent });
      expect(count(eventLog)).toBe(1);
    },
  );

  test('is counted by its path and by its external referrer', async () => {
    const { track, staff } = createApp();
    const own = { Referer: 'https://www.masar.example/about' };
    const seen: [path: unknown, referrer: unknown][] = [
      ['/about?utm=x#top', 'https://www.google.com/search?q=masar'],
      ['/about', '/'],
      ['/', 'https://www.masar.example/about'],
      ['not a path', 'not an address'],
      [7, { an: 'object' }],
    ];
    for (const [path, referrer] of seen) {
      await track({ event: 'page_view', data: { path, referrer } }, own);
    }
    expect(await staff().analytics.top({})).toEqual({
      pages: [
        { value: '/about', count: 2 },
        { value: '/', count: 1 },
      ],
      referrers: [{ value: 'google.com', count: 1 }],
    });
  });
});

test('concurrent events are all stored once their responses arrive', async () => {
  const { track, count } = createApp();
  const responses = await Promise.all(
    Array.from({ length: 300 }, async () => track({ event: 'page_view' })),
  );
  expect(responses.every(({ status }) => status === 202)).toBe(true);
  expect(count(eventLog)).toBe(300);
});

test('events of one turn are one commit', async () => {
  const { deps, count } = createApp();
  const event = {
    eventType: 'page_view',
    eventData: null,
    visitor: { address: '203.0.113.9', userAgent: null, referrer: null },
    createdAt: '2026-11-21T09:00:00.000Z',
  };
  // The log of the database is there once something was written.
  await deps.events.record(event);
  const before = countCommits(deps.settings.databaseFile);
  await Promise.all(Array.from({ length: 300 }, () => deps.events.record(event)));
  expect(count(eventLog)).toBe(301);
  expect(countCommits(deps.settings.databaseFile) - before).toBe(1);
});

test('pending events are written when the process stops', async () => {
  const { deps, count } = createApp();
  const visitor = { address: '203.0.113.9', userAgent: null, referrer: null };
  const recorded = deps.events.record({
    eventType: 'last',
    eventData: null,
    visitor,
    createdAt: '2026-11-21T09:00:00.000Z',
  });
  expect(count(eventLog)).toBe(0);
  await deps.events.flush();
  expect(count(eventLog)).toBe(1);
  await recorded;
});

test('a user agent and a referrer are stored once, however many events share them', async () => {
  const { track, count } = createApp();
  for (let sent = 0; sent < 5; sent += 1) {
    await track({ event: 'page_view' }, { Referer: 'https://www.masar.example/' });
  }
  expect(count(analyticsTexts)).toBe(3);
});

describe('the lists', () => {
  test('are paged by cursor, newest first, with the next page in a Link header', async () => {
    const { track, read } = createApp();
    for (const event of ['one', 'two', 'three', 'four', 'five']) await track({ event });
    const first = await read('events?limit=2');
    expect(first.body).toMatchObject([{ eventType: 'five' }, { eventType: 'four' }]);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.link ?? '')?.[1] ?? '';
    const second = await read(next.replace('/api/admin/analytics/', ''));
    expect(second.body).toMatchObject([{ eventType: 'three' }, { eventType: 'two' }]);
    expect((await read('events')).link).toBeNull();
  });

  test('return the newest thousand without a limit', async () => {
    const { track, read } = createApp();
    const headers = { ...STAFF };
    for (let sent = 0; sent < 1_001; sent += 1) await track({ event: `e${sent}` }, headers);
    const { body, link } = await read('events');
    expect(body).toHaveLength(1_000);
    expect(body).toMatchObject({ 0: { eventType: 'e1000' } });
    expect(link).toContain('cursor=');
  });

  test('can be filtered by type', async () => {
    const { track, send, staff } = createApp();
    for (const event of ['a', 'b', 'a']) await track({ event });
    await send('POST', '/api/contact', anInquiry());
    const { analytics } = staff();
    expect((await analytics.events({ type: 'a' })).events).toHaveLength(2);
    expect((await analytics.events({ type: "a' or '1'='1" })).events).toHaveLength(0);
    expect((await analytics.conversions({ type: 'contact_form' })).conversions).toHaveLength(1);
    expect((await analytics.conversions({ type: 'none' })).conversions).toHaveLength(0);
    expect(await analytics.types()).toEqual(['a', 'b']);
  });

  test.each(['events?limit=0', 'events?limit=1001', 'events?cursor=nonsense', 'stats?period=ever'])(
    'refuse %s',
    async (path) => {
      const { get } = createApp();
      const response = await get(`/api/admin/analytics/${path}`, STAFF);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).errors).toHaveLength(1);
    },
  );
});

test('the stats by REST have the documented fields', async () => {
  const { track, send, read, deps } = createApp();
  await track({ event: 'page_view', data: { path: '/' } });
  await track({ event: 'page_view', data: { path: '/' } });
  await track({ event: 'click:bookDiscoveryCall', data: { section: 'hero' } });
  await send('POST', '/api/contact', anInquiry({ interest: 'other' }), {
    'User-Agent': 'Firefox/150',
  });
  const { body } = await read('stats');
  expect(body).toEqual({
    totalEvents: 3,
    totalConversions: 1,
    conversionRate: 100,
    topEvents: [
      { type: 'page_view', count: 2 },
      { type: 'click:bookDiscoveryCall', count: 1 },
    ],
    recentActivity: expect.arrayContaining([
      expect.objectContaining({ eventType: 'page_view' }),
    ]) as unknown,
  });
  const [conversion] = deps.database.select().from(conversions).all();
  expect((await read('conversions')).body).toEqual([
    { ...conversion, conversionType: 'contact_form', value: 'other' },
  ]);
});

test('without events everything is zero and nothing fails', async () => {
  const { read, staff } = createApp();
  expect((await read('stats')).body).toEqual({
    totalEvents: 0,
    totalConversions: 0,
    conversionRate: 0,
    topEvents: [],
    recentActivity: [],
  });
  const { analytics } = staff();
  expect((await analytics.series({ period: 'today' })).points).toHaveLength(13);
  expect((await analytics.series({ period: '7d' })).points).toHaveLength(7);
  expect((await analytics.series({})).points).toHaveLength(1);
});

test('today ends at the present hour and is compared with yesterday up to the same hour', async () => {
  // 8:30 in the morning in Amman.
  const { clock, advance } = movableClock('2026-11-20T05:30:00.000Z');
  const { send, staff } = createTestApp({ deps: { clock } });
  const browser = { 'User-Agent': 'Firefox/150' };
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
  await track(2);
  await send('POST', '/api/contact', anInquiry(), browser);
  advance(25 * MINUTE_MS);
  await track(1);
  advance(10 * MINUTE_MS);
  await track(4);
  advance(DAY_MS - 45 * MINUTE_MS);
  await track(5);
  const { analytics } = staff();
  const { totalEvents, before } = await analytics.stats({ period: 'today' });
  expect(totalEvents).toBe(5);
  expect(before).toMatchObject({
    totalEvents: 3,
    totalConversions: 1,
    sessions: 1,
    conversionRate: 100,
  });
  const { points } = await analytics.series({ period: 'today' });
  expect(points.at(-1)).toEqual({
    start: '2026-11-21T05:00:00.000Z',
    sessions: 1,
    events: 5,
    conversions: 0,
  });
  expect(points).toHaveLength(9);
});

test('hostile text is stored unchanged', async () => {
  const { track, read } = createApp();
  const hostile = '<img src=x onerror=alert(1)>"\'; drop table leads; --\u202e\u0000\ud800';
  const data = { path: `/${hostile}`, referrer: hostile, nested: { [hostile]: [hostile] } };
  const response = await track(
    { event: hostile, data },
    { 'User-Agent': '<script>', Referer: 'x:y' },
  );
  expect(response.status).toBe(202);
  const { body } = await read('events');
  expect(body).toMatchObject([{ eventData: data, userAgent: '<script>', referrer: 'x:y' }]);
});

test.each([
  [
    'four kilobytes in letters of two bytes',
    JSON.stringify({ text: 'é'.repeat(2_100) }),
    'at most 2 kB',
  ],
  ['a hundred levels', deep(100), 'deeper than 5'],
  ['thousands of levels', deep(5_000), 'nested too deeply'],
])('data of %s is refused with the reason', async (_what, data, reason) => {
  const { track } = createApp();
  const response = await track(`{"event":"e","data":${data}}`);
  expect(response.status).toBe(400);
  expect((await problemOf(response)).detail).toContain(reason);
});

/** As text, since JSON.stringify fails on a value this deep. */
function deep(levels: number): string {
  return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}
