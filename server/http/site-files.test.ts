import { describe, expect, test } from 'vitest';
import { caseStudies, insights, pages } from '../../db/schema';
import { fixedPages } from '../../src/pages';
import { aPage } from '../test/content-factories';
import { createSiteApp, SEEDED_AT } from '../test/site-app';
import { childrenOf, parseXml, textOf } from '../test/xml';
import { site } from '../../src/site';

const SITE = 'https://masar.example';

function createSeededApp() {
  const test = createSiteApp({ seeded: true, env: { SITE_URL: SITE } });
  const { database } = test.deps;
  database
    .insert(pages)
    .values([
      aPage({ slug: 'careers', updatedAt: SEEDED_AT }),
      aPage({ slug: 'hidden', status: 'draft' }),
    ])
    .run();
  return test;
}

describe('the sitemap', () => {
  test('names every public address, and no other', async () => {
    const { read, deps } = createSeededApp();
    const sitemap = parseXml(await read('/sitemap.xml'));
    expect(sitemap.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const listed = childrenOf(sitemap, 'url').map((url) => textOf(url, 'loc'));
    const studies = deps.database.select().from(caseStudies).all();
    const articles = deps.database.select().from(insights).all();
    const expected = [
      ...Object.keys(fixedPages),
      ...studies.map(({ slug }) => `/case-studies/${slug}`),
      ...articles.map(({ slug }) => `/insights/${slug}`),
      '/careers',
    ].map((path) => SITE + path);
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  test('says when the content of each page last changed', async () => {
    const { read, deps } = createSeededApp();
    const urls = childrenOf(parseXml(await read('/sitemap.xml')), 'url');
    const dates = new Map(
      urls.map((url) => [textOf(url, 'loc'), childrenOf(url, 'lastmod')[0]?.text]),
    );
    expect(dates.get(`${SITE}/careers`)).toBe(SEEDED_AT);
    const rows = deps.database.select().from(insights).all();
    for (const { slug, updatedAt } of rows) {
      expect(dates.get(`${SITE}/insights/${slug}`)).toBe(updatedAt);
    }
    const newest = rows.map(({ updatedAt }) => updatedAt).sort();
    expect(dates.get(`${SITE}/insights`)).toBe(newest.at(-1));
  });
});

describe('robots.txt', () => {
  test('keeps robots out of the console and names the sitemap', async () => {
    const { get } = createSeededApp();
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});

describe('the manifest', () => {
  test('names the site and its icons', async () => {
    const { get } = createSeededApp();
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(await response.json()).toMatchObject({
      name: site.name,
      start_url: '/',
      icons: [{ src: '/icon.svg' }, { sizes: '192x192' }, { sizes: '512x512' }],
    });
  });
});
