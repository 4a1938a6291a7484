import { expect, test } from 'vitest';
import { createSiteApp } from '../../test/site-app';
import { createTestApp } from '../../test/test-app';
import { storeInsight } from './insights.examples';

test('an article leads on to three others: those of its category, then those that follow it', async () => {
  const { deps, caller } = createTestApp();
  const store = (slug: string, category: string, day: number, language: 'en' | 'ar' = 'en') =>
    storeInsight(deps.database, {
      slug,
      category,
      language,
      publishedAt: `2026-10-0${day}T07:00:00.000Z`,
    });
  store('one', 'Supply Chain', 1);
  store('near', 'Supply Chain', 2);
  store('old', 'ERP Integration', 3);
  store('newer', 'ERP Integration', 4);
  store('newest', 'ERP Integration', 5);
  store('arabic', 'Supply Chain', 6, 'ar');
  const { related } = await caller().insights.article({ slug: 'one' });
  expect(related.map(({ slug }) => slug)).toEqual(['near', 'newest', 'newer']);
});

test('each article of a category is read next after three others', async () => {
  const { deps, caller } = createTestApp();
  const slugs = ['a', 'b', 'c', 'd', 'e'];
  for (const slug of slugs) storeInsight(deps.database, { slug, category: 'Supply Chain' });
  const leads = await Promise.all(slugs.map((slug) => caller().insights.article({ slug })));
  const recommended = leads.flatMap(({ related }) => related.map(({ slug }) => slug));
  expect(recommended.toSorted().join('')).toBe('aaabbbcccdddeee');
});

test.each([
  ['/insights/why-erp-projects-stall-in-month-five', 'Count its columns, and read them before'],
  ['/case-studies/cold-store-orders', 'Yogurt and juice ran short in the first days of Ramadan'],
])('%s carries its text for the reader and for the script, and no list', async (path, words) => {
  const { read } = createSiteApp({ seeded: true });
  const html = await read(path);
  expect(html.toLowerCase().split(words.toLowerCase())).toHaveLength(3);
  const [, reads = ''] = /<script[^>]+id="_reads"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(reads).toContain('"key"');
  expect(reads).not.toMatch(/\["(insights|caseStudies)"/);
});

test.each([
  ['/insights/why-erp-projects-stall-in-month-five', '/solutions/erp-integration'],
  ['/ar/insights/four-item-codes-for-one-carton-ar', '/ar/solutions/erp-integration'],
])('%s ends with a link to its solution', async (path, solution) => {
  const { read } = createSiteApp({ seeded: true });
  const html = await read(path);
  const links = [...html.matchAll(new RegExp(`href="${solution}"[^>]*>(.*?)</a>`, 'g'))];
  expect(links.map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))).toContainEqual(
    expect.stringMatching(/^(How such a project runs: ERP Integration|كيف يسير مشروع كهذا: .+)$/),
  );
});
