import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyticsEvents, conversions } from '../../../db/schema/analytics';
import { dayKeys } from '../../../db/schema/keys';
import { problemOf } from '../../test/responses';
import { DAY_MS, movableClock } from '../../test/clock';
import { anInquiry } from '../leads/leads.examples';
import { emptyLog, removeExpired } from '../../housekeeping';
import { createTestApp } from '../../test/test-app';

const from = (address: string, userAgent = 'Firefox/150') => ({
  'X-Forwarded-For': address,
  'User-Agent': userAgent,
});

function createTrackingApp() {
  const { clock, advance } = movableClock('2026-11-21T00:00:00.000Z');
  const app = createTestApp({ env: { TRUST_PROXY: 'on' }, deps: { clock } });
  const events = () => app.deps.database.select().from(analyticsEvents).all();
  return {
    ...app,
    advance,
    events,
    post: (body: unknown, headers: Record<string, string> = from('203.0.113.77')) =>
      app.send('POST', '/api/analytics/track', body, headers),
    /** The session of an event that is sent now. */
    sessionOf: async (headers: Record<string, string>) => {
      await app.send('POST', '/api/analytics/track', { event: 'page_view' }, headers);
      return events().at(-1)?.sessionId;
    },
    /** Every byte of the database, in the file and in its log. */
    bytes: () => {
      const file = app.deps.settings.databaseFile;
      return Buffer.concat([readFileSync(file), readFileSync(`${file}-wal`)]);
    },
  };
}

describe('an event', () => {
  test('is stored as posted, with user agent, referrer and network of the request', async () => {
    const { post, events } = createTrackingApp();
    const response = await post(
      { event: 'click:bookDiscoveryCall', data: { section: 'hero', deep: { list: [1, null] } } },
      { ...from('203.0.113.77'), Referer: 'https://www.masar.example/solutions' },
    );
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: true });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(events()).toMatchObject([
      {
        eventType: 'click:bookDiscoveryCall',
        eventData: { section: 'hero', deep: { list: [1, null] } },
        userAgent: 'Firefox/150',
        referrer: 'https://www.masar.example/solutions',
        ip: '203.0.113.0',
        createdAt: '2026-11-21T00:00:00.000Z',
      },
    ]);
  });

  test.each([
    ['without data', { event: 'page_view' }],
    ['with data that is null', { event: 'page_view', data: null }],
    ['with unknown fields', { event: 'page_view', sessionId: 'mine', ip: '1.2.3.4' }],
  ])('%s is accepted', async (_what, body) => {
    const { post, events } = createTrackingApp();
    expect((await post(body)).status).toBe(202);
    expect(events()).toMatchObject([{ eventData: null, ip: '203.0.113.0' }]);
    expect(events()[0]?.sessionId).not.toBe('mine');
  });

  test('ignores an Idempotency-Key: every event counts', async () => {
    const { post, events } = createTrackingApp();
    const key = { ...from('203.0.113.77'), 'Idempotency-Key': 'k' };
    await post({ event: 'page_view' }, key);
    await post({ event: 'page_view' }, key);
    expect(events()).toHaveLength(2);
  });

  test.each([
    ['no event', {}, 'event'],
    ['an empty event', { event: '' }, 'event'],
    ['an event that is not text', { event: 7 }, 'event'],
    ['an event of 101 characters', { event: 'e'.repeat(101) }, 'event'],
    ['data that is text', { event: 'e', data: 'text' }, 'data'],
    ['data that is a list', { event: 'e', data: [1] }, 'data'],
    ['data over 2 kB', { event: 'e', data: { text: 'x'.repeat(2_048) } }, 'data'],
    ['data too deep', { event: 'e', data: { a: { b: { c: { d: { e: {} } } } } } }, 'data'],
    ['a body that is not an object', [], ''],
  ])('with %s is refused', async (_what, body, path) => {
    const { post, events } = createTrackingApp();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors?.map((error) => error.path)).toEqual([path]);
    expect(events()).toEqual([]);
  });

  test('keeps no query and no fragment of an address', async () => {
    const { post, events } = createTrackingApp();
    const data = { path: '/insights?q=a#b', referrer: 'https://other.example/?email=a@b.example' };
    await post(
      { event: 'page_view', data },
      { Referer: 'https://www.masar.example/contact?q=me&email=a@b.example#form' },
    );
    expect(events()).toMatchObject([
      {
        eventData: { path: '/insights', referrer: 'https://other.example/' },
        referrer: 'https://www.masar.example/contact',
      },
    ]);
  });

  test('beyond 20 MB a day from one address is refused', async () => {
    const { post, events, deps } = createTrackingApp();
    deps.limits.consume('eventBytes', '203.0.113.7', 19_997_000);
    const event = { event: 'e', data: { text: 'x'.repeat(1_900) } };
    const own = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await post(event, own)).status).toBe(202);
    const response = await post(event, own);
    expect(response.status).toBe(429);
    expect((await problemOf(response)).detail).toMatch(/^Too much event data from this address/);
    expect(events()).toHaveLength(1);
  });

  test('beyond six hundred a minute from one address is refused', async () => {
    const { post, events } = createTrackingApp();
    for (let sent = 0; sent < 600; sent += 1) await post({ event: 'page_view' });
    const response = await post({ event: 'page_view' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(events()).toHaveLength(600);
  });
});

describe('the session of a visitor', () => {
  test('is the same for one address and browser during one day', async () => {
    const { sessionOf, advance } = createTrackingApp();
    const morning = await sessionOf(from('203.0.113.77'));
    expect(await sessionOf(from('203.0.113.78'))).not.toBe(morning);
    expect(await sessionOf(from('203.0.113.77', 'Safari/26'))).not.toBe(morning);
    advance(DAY_MS - 1);
    expect(await sessionOf(from('203.0.113.77'))).toBe(morning);
    advance(1);
    expect(await sessionOf(from('203.0.113.77'))).not.toBe(morning);
  });

  test('is also stored with the conversion of an inquiry', async () => {
    const { sessionOf, send, deps } = createTrackingApp();
    const session = await sessionOf(from('203.0.113.77'));
    await send('POST', '/api/contact', anInquiry(), from('203.0.113.77'));
    expect(deps.database.select().from(conversions).all()).toMatchObject([{ sessionId: session }]);
  });

  test('differs between visitors in its first eight characters', async () => {
    const { sessionOf } = createTrackingApp();
    const visitors = Array.from({ length: 50 }, (_, host) => from(`203.0.113.${host}`));
    const sessions = new Set<string | undefined>();
    for (const visitor of visitors) sessions.add((await sessionOf(visitor))?.slice(0, 8));
    expect(sessions.size).toBe(50);
  });

  test('loses its key before 48 hours have passed, with or without visitors', async () => {
    const { sessionOf, advance, deps, bytes } = createTrackingApp();
    const keys = () => deps.database.select().from(dayKeys).all();
    await sessionOf(from('203.0.113.77'));
    const [first] = keys();
    const key = first?.key ?? Buffer.alloc(0);
    expect(key).toHaveLength(32);
    expect(bytes().includes(key)).toBe(true);

    advance(DAY_MS);
    await sessionOf(from('203.0.113.77'));
    expect(keys().map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
    // One second before the key could be 48 hours old.
    const lastSecond = '2026-11-22T23:59:59.000Z';
    await removeExpired({ ...deps, clock: () => new Date(lastSecond) });
    expect(keys().map(({ day }) => day)).toEqual(['2026-11-22']);
    await emptyLog(deps);
    expect(bytes().includes(key)).toBe(false);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
])('only the network of %s is written to disk and log', async (address, network) => {
  const { post, send, events, bytes, logged } = createTrackingApp();
  await post({ event: 'page_view' }, from(address));
  await send('POST', '/api/contact', anInquiry(), { ...from(address), 'Idempotency-Key': 'k' });
  await send('POST', '/api/contact', {}, from(address));
  expect(events()).toMatchObject([{ ip: network }]);
  expect(bytes().includes(network)).toBe(true);
  expect(bytes().includes(address)).toBe(false);
  expect(JSON.stringify(logged)).not.toContain(address);
});
