import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { analyticsDays, analyticsSessions, analyticsSources } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { createRandom } from '../../../db/seed/demo/random';
import { HOUR_MS, movableClock } from '../../test/clock';
import { createTestApp, STAFF } from '../../test/test-app';
import { problemOf } from '../../test/responses';
import { countAgain, makeVisits, NOW } from '../../test/visits';
import { countAllSources } from '.';
import { recordEvents } from './record-events';
import { recount } from './recount';
import { saveState } from './state';
import { countConversionsOf } from './spam-conversions';

function createSite(zone = 'Asia/Amman') {
  const { clock, advance } = movableClock(NOW);
  const app = createTestApp({ env: { TIME_ZONE: zone }, deps: { clock } });
  const { database } = app.deps;
  const read = async (input: Parameters<typeof sourcesOf>[0] = {}) => sourcesOf(input);
  const sourcesOf = async (
    input: Parameters<ReturnType<typeof app.staff>['analytics']['sources']>[0],
  ) => {
    const {
      keptSince: _kept,
      funnel,
      campaigns,
      ...sources
    } = await app.staff().analytics.sources(input);
    return {
      ...sources,
      campaigns: campaigns.map(({ source: _s, medium: _m, campaign: _c, ...row }) => row),
      funnel: funnel.map(({ sessions }) => sessions),
    };
  };
  const stored = () =>
    database
      .select()
      .from(analyticsSources)
      .orderBy(asc(analyticsSources.kind), asc(analyticsSources.day), asc(analyticsSources.value))
      .all();
  return { ...app, advance, database, read, stored };
}

describe.each([
  ['Asia/Amman', 1],
  ['America/New_York', 2],
])('the sources in %s, of visits generated from %i', (zone, seed) => {
  const filters = {
    'referrer:google.com': (visit: { referrer: string }) => visit.referrer === 'google.com',
    'referrer:(direct)': (visit: { referrer: string }) => visit.referrer === '(direct)',
    'campaign:source=li&medium=post': (visit: { campaign: string | null }) =>
      visit.campaign === 'source=li&medium=post',
    'campaign:campaign=%D8%B1': (visit: { campaign: string | null }) =>
      visit.campaign === 'campaign=%D8%B1',
    'landing:/about': (visit: { landing: string }) => visit.landing === '/about',
    'path:/contact': (visit: { paths: string[] }) => visit.paths.includes('/contact'),
    'path:/nowhere': () => false,
  } as const;
  const periods = [
    ['2026-11-15', '2026-11-21'],
    ['2026-11-17', '2026-11-19'],
    ['2026-11-21', '2026-11-21'],
  ] as const;

  async function expectExact({ read, database }: ReturnType<typeof createSite>) {
    const count = countAgain(database, zone);
    const everything = count('', '~', () => true);
    expect(everything.sessions).toBeGreaterThan(70);
    expect(await read({})).toEqual(everything);
    for (const [from, to] of periods) {
      expect(await read({ from, to })).toEqual(count(from, to, () => true));
      for (const [filter, isIn] of Object.entries(filters)) {
        expect(await read({ from, to, filter }), filter).toEqual(
          count(from, to, isIn as () => boolean),
        );
      }
    }
  }

  test('equal a count of the events, before and after past days are counted', async () => {
    const site = createSite(zone);
    const { database, deps, stored } = site;
    makeVisits(database, zone, createRandom(seed), 160)(NOW);
    await expectExact(site);
    expect(stored()).toEqual([]);
    await countAllSources(deps);
    const days = new Set(stored().map(({ day }) => day));
    expect(days.size).toBeGreaterThan(3);
    expect(days).not.toContain('2026-11-21');
    await expectExact(site);
  });

  test('stay exact when leads become spam, visits go on and everything is counted again', async () => {
    const site = createSite(zone);
    const { database, deps, stored } = site;
    const visit = makeVisits(database, zone, createRandom(seed), 160);
    visit('2026-11-20T03:00:00.000Z');
    await countAllSources(deps);
    const marked = database
      .select()
      .from(leads)
      .all()
      .filter((_lead, index) => index % 3 === 0);
    for (const lead of marked) {
      database.update(leads).set({ isSpam: true }).where(eq(leads.id, lead.id)).run();
      countConversionsOf(database, zone, { ...lead, isSpam: true });
    }
    await expectExact(site);
    visit(NOW);
    await expectExact(site);
    await countAllSources(deps);
    await expectExact(site);
    const before = stored();
    await recount(database, zone, NOW);
    expect(stored()).toEqual(before);
    await expectExact(site);
  });
});

describe('a day that is over', () => {
  const land = (site: ReturnType<typeof createSite>, path: string, address = '203.0.113.7') =>
    recordEvents(site.database, 'Asia/Amman', [
      {
        eventType: 'page_view',
        eventData: { path, referrer: '' },
        visitor: { address, userAgent: 'Firefox/150', referrer: null },
        createdAt: site.deps.clock().toISOString(),
      },
    ]);

  test('is counted again when one of its sessions goes on after midnight', async () => {
    const site = createSite();
    const { advance, deps, read } = site;
    // From 18:00 to 23:50 in Amman, and then on to 0:50.
    advance(5 * HOUR_MS + 50 * 60_000);
    land(site, '/about');
    advance(HOUR_MS);
    await countAllSources(deps);
    expect(await read({ period: 'all' })).toMatchObject({ exitPages: [{ value: '/about' }] });
    land(site, '/contact');
    expect(await read({ period: 'all' })).toMatchObject({
      sessions: 1,
      exitPages: [{ value: '/contact', sessions: 1 }],
      funnel: [1, 1, 0, 0],
    });
    await countAllSources(deps);
    const day = { from: '2026-11-21', to: '2026-11-21' };
    expect(await read({ ...day, filter: 'path:/contact' })).toMatchObject({ sessions: 1 });
    expect(await read(day)).toMatchObject({
      landingPages: [{ value: '/about', sessions: 1 }],
      exitPages: [{ value: '/contact', sessions: 1 }],
    });
  });

  test('that changes while it is counted is not taken as counted', async () => {
    const site = createSite();
    const { advance, deps, read } = site;
    land(site, '/about');
    advance(24 * HOUR_MS);
    const counting = countAllSources(deps);
    const state = () => site.database.select().from(analyticsDays).get()?.sources;
    while (state() !== 'counting') await nextTurn();
    advance(-24 * HOUR_MS);
    land(site, '/contact');
    advance(24 * HOUR_MS);
    await counting;
    expect(await read({})).toMatchObject({ exitPages: [{ value: '/contact', sessions: 1 }] });
  });

  test('keeps its two hundred most frequent values, and the others together', async () => {
    const site = createSite();
    for (let index = 0; index < 230; index += 1) {
      land(site, `/page-${index}`, `203.0.${index}.7`);
      if (index >= 225) land(site, '/about', `203.0.${index}.8`);
    }
    const read = async () => (await site.staff().analytics.sources({})).landingPages;
    const today = await read();
    expect(today).toHaveLength(101);
    expect(today[0]).toMatchObject({ value: '/about', sessions: 5 });
    expect(today.at(-1)).toMatchObject({ value: '(other)' });
    expect(today.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(235);
    site.advance(24 * HOUR_MS);
    await countAllSources(site.deps);
    expect(await read()).toEqual(today);
    const landings = site.stored().filter(({ kind }) => kind === 'landing');
    expect(landings).toHaveLength(201);
  });

  test('whose sessions are no longer stored keeps its sources', async () => {
    const site = createSite();
    const { advance, deps, database, read, stored } = site;
    land(site, '/about');
    advance(24 * HOUR_MS);
    await countAllSources(deps);
    saveState(database, 'Asia/Amman', { keptSince: '2026-11-22' });
    database.$client.exec('delete from analytics_sessions; delete from event_log');
    const before = stored();
    database.$client.exec("update analytics_days set sources = 'changed'");
    await countAllSources(deps);
    expect(stored()).toEqual(before);
    expect(await read({})).toMatchObject({ sessions: 1 });
    expect(await site.staff().analytics.sources({ filter: 'landing:/about' })).toMatchObject({
      sessions: 0,
      keptSince: '2026-11-22',
    });
    await recount(database, 'Asia/Amman', deps.clock().toISOString());
    expect(await read({})).toMatchObject({ sessions: 1 });
  });
});

test('sessions without a page view come from nowhere', async () => {
  const site = createSite();
  await site.send('POST', '/api/analytics/track', { event: 'import:done' });
  expect(await site.read({})).toMatchObject({ sessions: 0, referrers: [], funnel: [0, 0, 0, 0] });
  expect(site.count(analyticsSessions)).toBe(1);
});

test('sources by REST have the documented fields', async () => {
  const { send, get } = createSite();
  const visitor = {
    'User-Agent': 'Firefox/150',
    Referer: 'https://www.masar.example/contact?utm_source=li&utm_campaign=q4',
  };
  await send(
    'POST',
    '/api/analytics/track',
    { event: 'page_view', data: { path: '/contact', referrer: 'https://www.linkedin.com/' } },
    visitor,
  );
  const figures = { sessions: 1, conversions: 0, conversionRate: 0 };
  const response = await get('/api/admin/analytics/sources?filter=landing:/contact', STAFF);
  expect(await response.json()).toEqual({
    ...figures,
    referrers: [{ value: 'linkedin.com', ...figures }],
    campaigns: [
      { value: 'source=li&campaign=q4', source: 'li', medium: null, campaign: 'q4', ...figures },
    ],
    landingPages: [{ value: '/contact', ...figures }],
    exitPages: [{ value: '/contact', ...figures }],
    funnel: [
      { step: 'page', sessions: 1, rate: 100, stepRate: 100 },
      { step: 'contact', sessions: 1, rate: 100, stepRate: 100 },
      { step: 'begun', sessions: 0, rate: 0, stepRate: 0 },
      { step: 'sent', sessions: 0, rate: 0, stepRate: 0 },
    ],
    keptSince: null,
  });
});

test.each([
  ['from=2026-11-31&to=2026-12-01', 'from', 'From must be a day such as 2026-11-21'],
  ['from=yesterday&to=2026-11-21', 'from', 'From must be a day such as 2026-11-21'],
  ['from=2026-11-20', 'to', 'To is required with From'],
  ['to=2026-11-20', 'from', 'From is required with To'],
  ['from=2026-11-20&to=2026-11-19', 'to', 'To must not be before From'],
  ['from=2026-11-20&to=2026-11-22', 'to', 'To must not be after today, 2026-11-21'],
  ['from=1999-12-31&to=2000-01-01', 'from', 'From must not be before 2000-01-01'],
  ['from=2010-01-01&to=2026-01-01', 'from', 'From and To may span 3660 days at most'],
  ['filter=colour:red', 'filter', 'filter must be referrer:HOST'],
  ['filter=landing:about', 'filter', 'filter must be referrer:HOST'],
  ['filter=campaign:term=x', 'filter', 'filter must be referrer:HOST'],
  ['filter=referrer:', 'filter', 'filter must be referrer:HOST'],
  [`filter=path:/${'x'.repeat(2_000)}`, 'filter', 'filter must be at most 2000 characters'],
])('%s is refused at its field', async (query, path, message) => {
  const { get } = createSite();
  const response = await get(`/api/admin/analytics/sources?${query}`, STAFF);
  expect(response.status).toBe(400);
  const { errors } = await problemOf(response);
  expect(errors).toMatchObject([{ path, message: expect.stringContaining(message) as string }]);
});

test('stats, series and top pages take the same days', async () => {
  const { staff, database } = createSite();
  makeVisits(database, 'Asia/Amman', createRandom(3), 40)(NOW);
  const { analytics } = staff();
  const days = { from: '2026-11-18', to: '2026-11-20' };
  const stats = await analytics.stats(days);
  const { points, unit } = await analytics.series(days);
  expect(unit).toBe('day');
  expect(points.map(({ start }) => start)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  expect(points.reduce((sum, { events }) => sum + events, 0)).toBe(stats.totalEvents);
  const { before } = await analytics.stats({ from: '2026-11-20', to: '2026-11-20' });
  expect(before).toMatchObject({ sessions: points[1]?.sessions, totalEvents: points[1]?.events });
  const { pages } = await analytics.top(days);
  expect(pages.length).toBeGreaterThan(0);
  const oneDay = await analytics.series({ from: '2026-11-19', to: '2026-11-19' });
  expect(oneDay.unit).toBe('hour');
  expect(oneDay.points).toHaveLength(24);
  expect(oneDay.points.reduce((sum, { events }) => sum + events, 0)).toBe(points[1]?.events);
});
