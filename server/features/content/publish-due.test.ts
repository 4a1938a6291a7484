import { describe, expect, onTestFinished, test } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { activities } from '../../../db/schema/activities';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import type { LiveEvent } from '../../live/bus';
import { HOUR_MS, movableClock } from '../../test/clock';
import { createSiteApp } from '../../test/site-app';
import { STAFF } from '../../test/test-app';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight, storeInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { publishDue, startPublishing } from './publish-due';

const NOW = '2026-11-21T09:00:00.000Z';
const IN_AN_HOUR = '2026-11-21T10:00:00.000Z';

function start() {
  const clock = movableClock(NOW);
  return { ...createSiteApp({ deps: { clock: clock.clock } }), advance: clock.advance };
}

const post = ({ app }: ReturnType<typeof start>, path: string, body: unknown) =>
  app.request(
    path,
    {
      method: 'POST',
      headers: { ...STAFF, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
    {},
  );

/** Everywhere that something public may show. */
const LISTS = [
  '/',
  '/insights',
  '/case-studies',
  '/sitemap.xml',
  '/feed.xml',
  '/api/insights',
  '/api/insights/recent',
  '/api/case-studies',
  '/api/case-studies/featured',
];
const ADDRESSES = [
  '/insights/an-article',
  '/og/insights/an-article.png',
  '/api/insights/an-article',
  '/case-studies/a-study',
  '/og/case-studies/a-study.png',
  '/a-page',
  '/og/a-page.png',
];

describe('what is scheduled', () => {
  test('is nowhere before its time, and everywhere after it', async () => {
    const site = start();
    const { get, read, advance, deps } = site;
    const scheduled = { publishedAt: IN_AN_HOUR };
    await post(site, '/api/admin/insights', {
      ...anInsight({ slug: 'an-article', title: 'Unheard of' }),
      ...scheduled,
    });
    await post(site, '/api/admin/case-studies', {
      ...aStudy({ slug: 'a-study', title: 'Unheard of', featured: 'true' }),
      ...scheduled,
    });
    await post(site, '/api/admin/pages', {
      ...aPage({ slug: 'a-page', title: 'Unheard of' }),
      ...scheduled,
    });
    const listed = async () =>
      (await Promise.all(LISTS.map(read))).map((text) => /an-article|a-study|Unheard/.test(text));
    const statuses = async () =>
      Promise.all(ADDRESSES.map(async (path) => (await get(path)).status));

    await publishDue(deps);
    expect(await listed()).toEqual(LISTS.map(() => false));
    expect(await statuses()).toEqual(ADDRESSES.map(() => 404));

    advance(HOUR_MS);
    await publishDue(deps);
    expect(await listed()).toEqual(LISTS.map(() => true));
    expect(await statuses()).toEqual(ADDRESSES.map(() => 200));
  });

  test('is published by a server that starts after its time', async () => {
    const { staff, advance, deps } = start();
    const { id } = await staff().insights.create(anInsight({ publishedAt: IN_AN_HOUR }));
    advance(24 * HOUR_MS);
    const published = new Promise((resolve) => {
      onTestFinished(deps.bus.subscribe('staff', resolve));
    });
    onTestFinished(startPublishing(deps).stop);
    expect(await published).toEqual({ type: 'changed', subjectType: 'insight', id });
    expect((await staff().insights.byId({ id })).status).toBe('published');
  });

  test('keeps its version when it is published, so that an edit begun before is not stale', async () => {
    const { staff, advance, deps } = start();
    const stored = await staff().insights.create(anInsight({ publishedAt: IN_AN_HOUR }));
    advance(HOUR_MS);
    await publishDue(deps);
    const published = await staff().insights.byId({ id: stored.id });
    expect(published).toEqual({ ...stored, status: 'published' });
    const { id, updatedAt } = stored;
    const saved = await staff().insights.update({ id, updatedAt, title: 'Corrected' });
    expect(saved).toMatchObject({ status: 'published', title: 'Corrected' });
  });

  test('is an event of the system, which open consoles receive', async () => {
    const { staff, advance, deps } = start();
    const { id } = await staff().insights.create(anInsight({ publishedAt: IN_AN_HOUR }));
    const received: LiveEvent[] = [];
    onTestFinished(deps.bus.subscribe('staff', (event) => received.push(event)));
    advance(HOUR_MS);
    await publishDue(deps);
    await publishDue(deps);
    expect(received).toEqual([{ type: 'changed', subjectType: 'insight', id }]);
    const filter = { subjectType: 'insight' as const, subjectId: id };
    const { activities: log } = await staff().activities.list(filter);
    expect(log[0]).toMatchObject({
      type: 'insight.status_changed',
      actorType: 'system',
      data: { fields: ['status'], from: 'scheduled', to: 'published' },
    });
    expect(log).toHaveLength(2);
  });

  test('is found by one look-up in an index, among ten thousand later ones', async () => {
    const { deps, advance } = start();
    const later = (number: number) => new Date(Date.parse(IN_AN_HOUR) + number).toISOString();
    const rows = Array.from({ length: 10_000 }, (_, number) =>
      anInsight({ status: 'scheduled', publishedAt: later(number) }),
    );
    for (let from = 0; from < rows.length; from += 1_000) {
      deps.database
        .insert(insights)
        .values(rows.slice(from, from + 1_000))
        .run();
    }
    const plan = deps.database.$client
      .prepare(
        `explain query plan select id from insights
         where status = ? and published_at <= ? order by published_at limit ?`,
      )
      .all('scheduled', 1, 50) as { detail: string }[];
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH insights USING INDEX insights_scheduled (status=? AND published_at<?)',
    ]);
    const published = () =>
      deps.database
        .select({ rows: count() })
        .from(insights)
        .where(eq(insights.status, 'published'))
        .get()?.rows;
    await publishDue(deps);
    expect(published()).toBe(0);
    advance(HOUR_MS + 119);
    await publishDue(deps);
    expect(published()).toBe(120);
    expect(deps.database.select({ rows: count() }).from(activities).get()?.rows).toBe(120);
  });
});

test.each([
  ['insights', 'published_at', 'insights_public (status=? AND language=?)'],
  ['case_studies', 'created_at', 'case_studies_public (status=? AND language=?)'],
])('the public list of %s comes from an index, in its order', (table, time, index) => {
  const plan = start()
    .deps.database.$client.prepare(
      `explain query plan select * from ${table} where status = ? and language = ?
       order by ${time} desc, id desc`,
    )
    .all('published', 'en') as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual([`SEARCH ${table} USING INDEX ${index}`]);
});

describe('in another language', () => {
  test('is in no list but its own', async () => {
    const { read, get, deps } = start();
    deps.database
      .insert(caseStudies)
      .values(aStudy({ slug: 'a-study', language: 'ar' }))
      .run();
    deps.database
      .insert(pages)
      .values(aPage({ slug: 'a-page', language: 'ar' }))
      .run();
    storeInsight(deps.database, { slug: 'an-article', language: 'ar' });
    const inLanguage = (path: string) =>
      path === '/feed.xml' ? '/ar/feed.xml' : `${path}?language=ar`;
    const hasIt = async (path: string) => /an-article|a-study/.test(await read(path));
    for (const path of LISTS.filter((one) => one.startsWith('/api') || one === '/feed.xml')) {
      expect(await hasIt(path), path).toBe(false);
      const isFeatured = path.endsWith('featured');
      expect(await hasIt(inLanguage(path)), inLanguage(path)).toBe(!isFeatured);
      expect(await hasIt(`${path}?language=en`)).toBe(false);
    }
    expect(await read('/sitemap.xml')).toMatch(
      /an-article[^]*a-study[^]*a-page|a-study[^]*an-article[^]*a-page/,
    );
    expect((await get('/ar/insights/an-article')).status).toBe(200);
    expect((await get('/api/insights?language=fr')).status).toBe(400);
    expect(await read('/ar/feed.xml')).toContain('xml:lang="ar"');
  });

  test('staff read all languages and states', async () => {
    const { get, deps, staff } = start();
    storeInsight(deps.database, { slug: 'arabic', language: 'ar' });
    storeInsight(deps.database, { slug: 'draft', status: 'draft', publishedAt: null });
    await staff().insights.create(anInsight({ slug: 'ahead', publishedAt: IN_AN_HOUR }));
    const response = await get('/api/admin/insights', STAFF);
    const rows = (await response.json()) as { slug: string; status: string }[];
    expect(rows.map(({ slug, status }) => `${slug} ${status}`).sort()).toEqual([
      'ahead scheduled',
      'arabic published',
      'draft draft',
    ]);
    expect((await get('/api/admin/insights')).status).toBe(401);
    expect((await get('/api/admin/case-studies', STAFF)).status).toBe(200);
  });
});
