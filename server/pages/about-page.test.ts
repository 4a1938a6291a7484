import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insights } from '../../db/schema/insights';
import { createSiteApp } from '../test/site-app';

const SLUG = 'why-erp-projects-stall-in-month-five';
const LINK = new RegExp(`aria-label="Articles by Khaled Mansour"(?:(?!</ul>).)*/insights/${SLUG}"`);

test('the page about the firm links to the newest articles of each person, until they are withdrawn', async () => {
  const { read, deps } = createSiteApp({ seeded: true });
  expect(await read('/about')).toMatch(LINK);
  const arabic = await read('/ar/about');
  expect(arabic).toContain(`href="/ar/insights/${SLUG}-ar"`);
  expect(arabic).not.toContain(`/insights/${SLUG}"`);
  for (const [list = ''] of arabic.matchAll(/aria-label="مقالات بقلم [^"]+".*?<\/ul>/gs)) {
    expect(list.match(/<li/g)?.length, list).toBeLessThanOrEqual(3);
  }

  deps.database.update(insights).set({ status: 'draft' }).where(eq(insights.slug, SLUG)).run();
  deps.responseCache.invalidate('insights');
  expect(await read('/about')).not.toMatch(LINK);
});
