import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { createSiteApp } from '../../test/site-app';
import { storeInsight } from '../insights/insights.examples';

test('takes all samples off the site at once, deletes nothing, and no update brings them back', async () => {
  const { deps, staff, caller, read, get, count } = createSiteApp({ seeded: true });
  storeInsight(deps.database, { slug: 'our-own' });
  const before = { articles: count(insights), studies: count(caseStudies) };
  const [article] = (await caller().insights.list()).filter(({ slug }) => slug !== 'our-own');
  const slug = article?.slug ?? '';
  expect(await read('/about')).toContain('Dima Sabbagh');
  expect(await read(`/insights/${slug}`)).toContain(slug);

  const { samples, setup } = staff();
  expect((await setup.status()).publishedSamples).toBe(before.articles + before.studies - 1);
  const { items, people } = await samples.unpublish();
  expect(items).toBe(before.articles + before.studies - 1);
  expect(count(activities)).toBe(items + people);
  expect((await setup.status()).publishedSamples).toBe(0);
  for (const language of ['en', 'ar'] as const) {
    const left = await caller().insights.list({ language });
    expect(left.map((insight) => insight.slug)).toEqual(language === 'en' ? ['our-own'] : []);
    expect(await caller().caseStudies.list({ language })).toEqual([]);
    expect(await caller().team.members({ language })).toEqual([]);
  }
  expect((await get(`/insights/${slug}`)).status).toBe(404);
  expect(await read('/about')).not.toContain('Dima Sabbagh');
  expect({ articles: count(insights), studies: count(caseStudies) }).toEqual(before);

  const { added, replaced } = await samples.bringUp();
  expect([...added, ...replaced]).toEqual([]);
  expect(await caller().caseStudies.list()).toEqual([]);
  expect(await samples.unpublish()).toEqual({ items: 0, people: 0 });
  const row = deps.database.select().from(insights).where(eq(insights.slug, slug)).get();
  await staff().insights.update({ id: row?.id ?? '', status: 'published' });
  expect((await get(`/insights/${slug}`)).status).toBe(200);
});
