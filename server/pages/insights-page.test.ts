import { expect, test } from 'vitest';
import { storeInsight } from '../features/insights/insights.examples';
import { graphOf } from '../test/graph';
import { createSiteApp } from '../test/site-app';

test('a long list is drawn in part, with a link to all of it that works without scripts', async () => {
  const { deps, read } = createSiteApp({});
  for (let index = 0; index < 40; index += 1) {
    storeInsight(deps.database, { slug: `article-${index}`, category: 'Supply Chain' });
  }
  deps.responseCache.invalidate('insights');
  const cards = async (path: string) => (await read(path)).match(/<article/g)?.length;
  expect(await cards('/insights')).toBe(18);
  const html = await read('/insights?category=Supply+Chain');
  expect(html).toContain('40 Insights in Supply Chain');
  const [, link = ''] = /href="([^"]+)"[^>]*>Show all 40 insights</.exec(html) ?? [];
  expect(await cards(link.replaceAll('&amp;', '&'))).toBe(40);
  expect(await read('/insights?all=true')).not.toContain('Show all 40');
});

test.each([
  ['/insights', 'ERP Integration', '/solutions/erp-integration'],
  ['/ar/insights', 'ربط أنظمة ERP', '/ar/solutions/erp-integration'],
])('the list of a category at %s is a page of its own', async (list, name, solution) => {
  const { read } = createSiteApp({ seeded: true });
  const all = await read(list);
  const path = `${list}?category=ERP+Integration`;
  const html = await read(path);
  const head = (page: string) => /<title>.*?<\/title>/.exec(page)?.[0];
  expect(head(html)).not.toBe(head(all));
  const heading = (page: string) => /<h1.*?<\/h1>/.exec(page)?.[0];
  expect(heading(html)).toContain(name);
  expect(heading(html)).not.toBe(heading(all));
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
  expect(html).toContain(`href="${solution}"`);
  const graph = graphOf(html);
  const page = graph.find((thing) => thing['@id']?.endsWith('#page'));
  const trail = graph.find((thing) => thing['@id']?.endsWith('#trail')) as unknown as {
    itemListElement: { name: string }[];
  };
  expect(trail.itemListElement.at(-1)?.name).toBe(name);
  const articles = graph.find((thing) => thing['@id']?.endsWith('#list')) as unknown as {
    '@id': string;
    itemListElement: { url: string }[];
  };
  expect(page?.mainEntity).toEqual({ '@id': articles['@id'] });
  const listed = articles.itemListElement.map(({ url }) => new URL(url).pathname);
  expect(listed).toHaveLength(html.match(/<article/g)?.length ?? 0);
  for (const address of listed) expect(html).toContain(`href="${address}"`);

  // An article leads to its category.
  const [first = ''] = listed;
  const [, link = ''] = new RegExp(`href="([^"]+)"[^>]*>${name}<`).exec(await read(first)) ?? [];
  expect(link).toBe(path);
});

test('a category without an article is not listed', async () => {
  const { deps, read } = createSiteApp({});
  storeInsight(deps.database, { slug: 'one', category: 'Supply Chain' });
  deps.responseCache.invalidate('insights');
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain('/insights?category=Supply+Chain</loc>');
  expect(sitemap.match(/category=/g)).toHaveLength(1);
});
