import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../db/durations';
import { INSIGHT_CATEGORIES, LANGUAGES } from '../../../db/enums';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { teamMembers } from '../../../db/schema/team-members';
import { pages } from '../../../db/schema/pages';
import { pathIn } from '../../../src/config/languages';
import { FIXED_PATHS, topicPath } from '../../../src/config/pages';
import { anInsight } from '../../features/insights/insights.examples';
import { aPage } from '../../features/pages/pages.examples';
import { createSiteApp, SEEDED_AT } from '../../test/site-app';
import { STAFF } from '../../test/test-app';
import { childrenOf, parseXml, textOf } from '../../test/xml';
import { site } from '../../../src/config/site';
import { CHANGED_AT } from './changed-at';
import { HEADS } from './public-pages';

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

test.each(['/feed.xml', '/sitemap.xml', '/llms.txt', '/llms-full.txt'])(
  '%s is made once until content is written',
  async (path) => {
    const { read, send, deps } = createSeededApp();
    const first = await read(path);
    const { misses } = deps.responseCache;
    expect(await read(path)).toBe(first);
    expect(deps.responseCache.misses).toBe(misses);
    await send('POST', '/api/admin/insights', anInsight({ slug: 'just-written' }), STAFF);
    expect(await read(path)).toContain('/insights/just-written');
  },
);

describe('the sitemap', () => {
  test('lists every public page, and no other', async () => {
    const { read, deps } = createSeededApp();
    const sitemap = parseXml(await read('/sitemap.xml'));
    expect(sitemap.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const listed = childrenOf(sitemap, 'url').map((url) => textOf(url, 'loc'));
    const studies = deps.database.select().from(caseStudies).all();
    const articles = deps.database.select().from(insights).all();
    const people = deps.database.select().from(teamMembers).all();
    const expected = [
      ...people.map(({ slug, language }) => pathIn(language, `/about/${slug}`)),
      ...LANGUAGES.flatMap((language) => FIXED_PATHS.map((path) => pathIn(language, path))),
      ...studies.map(({ slug, language }) => pathIn(language, `/case-studies/${slug}`)),
      ...articles.map(({ slug, language }) => pathIn(language, `/insights/${slug}`)),
      ...LANGUAGES.flatMap((language) =>
        INSIGHT_CATEGORIES.map((category) => pathIn(language, topicPath(category))),
      ),
      '/careers',
    ].map((path) => SITE + path);
    expect([...listed].sort()).toEqual([...expected].sort());
  });

  test('has the preview picture of each page', async () => {
    const { read } = createSeededApp();
    const urls = childrenOf(parseXml(await read('/sitemap.xml')), 'url');
    const pictures = new Map(
      urls.map((url) => [
        textOf(url, 'loc'),
        childrenOf(url, 'image:image').map((image) => textOf(image, 'image:loc')),
      ]),
    );
    expect(pictures.get(`${SITE}/`)).toEqual([`${SITE}/og/home.png`]);
    expect(pictures.get(`${SITE}/ar/about`)).toEqual([`${SITE}/og/ar/about.png`]);
  });

  test('has the date of the last change of each page', async () => {
    const { read, deps } = createSeededApp();
    const urls = childrenOf(parseXml(await read('/sitemap.xml')), 'url');
    const dates = new Map(
      urls.map((url) => [textOf(url, 'loc'), childrenOf(url, 'lastmod')[0]?.textContent]),
    );
    expect(dates.get(`${SITE}/careers`)).toBe(SEEDED_AT);
    expect(dates.get(`${SITE}/ar/privacy`)).toBe(CHANGED_AT['/privacy']);
    expect([...dates.values()]).not.toContain(undefined);
    const rows = deps.database.select().from(insights).all();
    for (const { slug, language, updatedAt } of rows) {
      expect(dates.get(SITE + pathIn(language, `/insights/${slug}`))).toBe(updatedAt);
    }
    const newest = rows.map(({ updatedAt }) => updatedAt).sort();
    expect(dates.get(`${SITE}/insights`)).toBe(newest.at(-1));
  });
});

test('llms.txt lists every public page under its language, and no other', async () => {
  const { read, send } = createSeededApp();
  const title = 'Brackets ] of (a) [title';
  await send('POST', '/api/admin/insights', anInsight({ slug: 'bracketed', title }), STAFF);
  const text = await read('/llms.txt');
  const [english = '', arabic = ''] = text.split('## العربية');
  expect(english).toContain(`](${SITE}/careers)`);
  expect(english).toContain(`- [Brackets of (a) title](${SITE}/insights/bracketed): `);
  expect(arabic).toContain(`- [${HEADS.ar['/solutions'].title}](${SITE}/ar/solutions)`);
  expect(english).toContain(`](${SITE}/solutions/erp-integration): Machines, stores, ZATCA`);
  expect(arabic).toContain(`](${SITE}/ar/solutions/erp-integration): `);
  expect(english).toContain(
    `](${SITE}/case-studies/cold-store-orders): Invented example. Food distribution. Each spring`,
  );
  expect(english).not.toContain('/privacy');
  expect(text.split('## Optional')[1]).toContain(`](${SITE}/ar/privacy)`);
  expect(arabic).not.toContain(`](${SITE}/insights/`);
  expect(text).not.toContain('/hidden');
});

test('llms-full.txt has the texts of solutions, public studies and articles in its language', async () => {
  const { read, send } = createSeededApp();
  const content = '## What it costs\n\nNine dinars.';
  const article = anInsight({ slug: 'priced', content });
  await send('POST', '/api/admin/insights', article, STAFF);
  await send('POST', '/api/admin/insights', { ...article, slug: 'hidden', status: 'draft' }, STAFF);
  const text = await read('/llms-full.txt');
  const [, priced = ''] = text.split(`${SITE}/insights/priced\n`);
  expect(priced).toMatch(/^\n- Published \d{4}-\d\d-\d\d[^\n]*\n/);
  expect(priced).toContain(`\n\n${article.excerpt}\n\n### What it costs`);
  expect(text).toContain(
    '- ZATCA phase 2 in SAP, Odoo and Dynamics 365\n- By Khaled Mansour · ERP integration lead · Sample profile: an invented person\n- Published 2026-11-17',
  );
  expect(text).not.toContain('/hidden');
  const [, study = ''] = text.split(`${SITE}/case-studies/cold-store-orders\n`);
  expect(study).toContain('- Sample study: the client is invented\n- Industry: Food distribution');
  expect(study).toContain(
    '### Key Results\n\n- −31% Stock written off. Less chilled stock thrown away in both stores. Before: 4.2%; After: 2.9%. ',
  );
  expect(text).not.toContain(`${SITE}/ar/case-studies/`);
  const [, solution = ''] = text.split(`${SITE}/solutions/erp-integration\n`);
  expect(solution).toContain('### When we advise against it\n\n- You are about to change the ERP');
  expect(text).toContain('## ERP Integration: ');
  expect(text).toContain('### What happens in a discovery call?');
  const arabic = await read('/ar/llms-full.txt');
  expect(arabic).toContain(`${SITE}/ar/case-studies/cold-store-orders-ar\n`);
  expect(arabic).toContain('### التحدّي');
  expect(arabic).toContain('- بقلم خالد منصور');
  expect(arabic).toContain(`${SITE}/ar/solutions/web-development\n`);
});

describe('robots.txt', () => {
  test('disallows the console and links to the sitemap', async () => {
    const { get } = createSeededApp();
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});

test('security.txt says where to report a weakness, for less than a year', async () => {
  const { get } = createSeededApp();
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(250);
  expect(days).toBeLessThan(365);
});

describe('the web app manifest', () => {
  test('has the name and the icons of the site', async () => {
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
