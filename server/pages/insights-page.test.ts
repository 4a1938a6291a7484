import { expect, test } from 'vitest';
import { storeInsight } from '../features/insights/insights.examples';
import { createSiteApp } from '../test/site-app';

test('a long list is drawn in part, with a link to all of it that works without scripts', async () => {
  const { deps, read } = createSiteApp({});
  for (let index = 0; index < 40; index += 1) {
    storeInsight(deps.database, { slug: `article-${index}`, category: 'Supply Chain' });
  }
  deps.responseCache.invalidate('insights');
  const cards = async (path: string) => (await read(path)).match(/<article/g)?.length;
  expect(await cards('/insights')).toBe(31);
  const html = await read('/insights?category=Supply+Chain');
  expect(html).toContain('40 Insights in Supply Chain');
  const [, link = ''] = /href="([^"]+)"[^>]*>Show all 40 insights</.exec(html) ?? [];
  expect(await cards(link.replaceAll('&amp;', '&'))).toBe(40);
  expect(await read('/insights?all=true')).not.toContain('Show all 40');
});
