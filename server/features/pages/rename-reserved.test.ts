import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { pages } from '../../../db/schema/pages';
import { createSiteApp } from '../../test/site-app';
import { aPage } from './pages.examples';
import { renameReservedPages } from './rename-reserved';

const NOW = '2026-11-24T08:00:00.000Z';

test('pages with an address that the site uses itself now are renamed, logged and still found', async () => {
  const { deps, get, read, logged, count } = createSiteApp({});
  const store = (slug: string) =>
    deps.database
      .insert(pages)
      .values(aPage({ slug, status: 'published' }))
      .run();
  for (const slug of ['ar', 'metrics', 'metrics-page', 'jobs']) store(slug);

  renameReservedPages(deps, NOW);
  const slugs = deps.database.select({ slug: pages.slug }).from(pages).all();
  expect(slugs.map(({ slug }) => slug).sort()).toEqual([
    'ar-page',
    'jobs',
    'metrics-page',
    'metrics-page-2',
  ]);
  const renamed = logged.filter(({ msg }) => String(msg).startsWith('a page was renamed'));
  expect(renamed).toMatchObject([
    { from: '/ar', to: '/ar-page' },
    { from: '/metrics', to: '/metrics-page-2' },
  ]);
  expect(await read('/ar')).toContain('<html lang="ar" dir="rtl">');
  expect((await get('/ar-page')).status).toBe(200);

  const recorded = count(activities);
  renameReservedPages(deps, NOW);
  expect(count(activities)).toBe(recorded);
});
