import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../db/schema/case-studies';
import { insights } from '../../db/schema/insights';
import { pages } from '../../db/schema/pages';
import { features } from '../features';
import { aStudy } from '../features/case-studies/case-studies.examples';
import { anInsight } from '../features/insights/insights.examples';
import { aPage } from '../features/pages/pages.examples';
import { createSiteApp } from '../test/site-app';
import { render } from './render';
import { publicPages } from './seo/public-pages';

/** Every public page. */
async function renderAll() {
  const { deps } = createSiteApp({ seeded: true });
  deps.database.insert(pages).values(aPage()).run();
  const assets = { folder: null, manifest: { routes: {} }, start: null };
  return Promise.all(
    publicPages(deps.database).map(async ({ path }) => ({
      path,
      ...(await render(deps, assets, { path, requestId: 'test' })),
    })),
  );
}

const header = (response: Response, name: string) => response.headers.get(name);

describe('a cached page', () => {
  test('is a 304 for a client that has it, without a new policy', async () => {
    const { get } = createSiteApp({});
    const first = await get('/about');
    const etag = header(first, 'etag') ?? '';
    expect(first.status).toBe(200);
    expect(header(first, 'cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(header(first, 'content-security-policy')).toContain("script-src 'self' 'sha256-");

    expect(etag).toMatch(/^W\/"/);
    for (const tag of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await get('/about', { 'If-None-Match': tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      for (const name of ['etag', 'vary', 'cache-control']) {
        expect(header(again, name), name).toBe(header(first, name));
      }
    }
    expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=1.0', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['identity', null],
  ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
    const { get, read } = createSiteApp({});
    const response = await get('/about', { 'Accept-Encoding': accepted });
    expect(header(response, 'content-encoding')).toBe(encoding);
    expect(header(response, 'vary')).toBe('Accept-Encoding');
    expect(header(response, 'content-type')).toBe('text/html; charset=utf-8');
    const bytes = Buffer.from(await response.arrayBuffer());
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((decode ? decode(bytes) : bytes).toString()).toBe(await read('/about'));
  });

  test('shows a change of its content at the next request', async () => {
    const { read, deps } = createSiteApp({});
    const row = anInsight({ title: 'The first wording', slug: 'wording' });
    deps.database.insert(insights).values(row).run();
    const paths = ['/', '/insights', '/insights/wording'];
    for (const path of paths) expect(await read(path)).toContain('The first wording');

    const title = 'The second wording';
    deps.database.update(insights).set({ title }).where(eq(insights.slug, 'wording')).run();
    for (const path of paths) expect(await read(path)).not.toContain(title);
    deps.responseCache.invalidate('insights');
    for (const path of paths) {
      const html = await read(path);
      expect(html).toContain(title);
      expect(html).not.toContain('The first wording');
    }
  });

  test('stays cached when a noun that it does not show is written', async () => {
    const { read, deps } = createSiteApp({});
    deps.database
      .insert(caseStudies)
      .values(aStudy({ slug: 'before', title: 'Before' }))
      .run();
    await read('/case-studies/before');
    deps.database.update(caseStudies).set({ title: 'Changed' }).run();
    deps.responseCache.invalidate('insights');
    expect(await read('/case-studies/before')).toContain('Before');
    deps.responseCache.invalidate('caseStudies');
    expect(await read('/case-studies/before')).toContain('Changed');
  });

  test('is not rendered again after a write that does not change what it shows', async () => {
    const { read, deps } = createSiteApp({ seeded: true });
    const slug = 'why-erp-projects-stall-in-month-five';
    // The time of each rendering is part of the page.
    const contact = await read('/contact');
    const article = await read(`/insights/${slug}`);
    const content = 'Another text';
    deps.database.update(insights).set({ content }).where(eq(insights.slug, slug)).run();
    deps.responseCache.invalidate('insights');
    expect(await read('/contact')).toBe(contact);
    expect(await read(`/insights/${slug}`)).not.toBe(article);
  });

  test('is rendered again after a change of the settings that every page has', async () => {
    const { read, deps } = createSiteApp({});
    expect(await read('/about')).toContain('hello@masar.example');
    deps.settings.contactEmail = 'office@masar.example';
    deps.responseCache.invalidateAll();
    expect(await read('/about')).toContain('office@masar.example');
  });

  test('has the same ETag for the same content', async () => {
    const { get, deps } = createSiteApp({ seeded: true });
    const etagWith = async (title: string) => {
      deps.database.update(insights).set({ title }).run();
      deps.responseCache.invalidate('insights');
      return header(await get('/insights'), 'etag');
    };
    const first = await etagWith('One title');
    expect(await etagWith('Another title')).not.toBe(first);
    expect(await etagWith('One title')).toBe(first);
  });

  test('is not cached after a failed read', async () => {
    const { get, read, deps } = createSiteApp({ seeded: true });
    deps.database.$client.exec('alter table insights rename to insights_away');
    const broken = await get('/');
    expect(broken.status).toBe(200);
    expect(header(broken, 'etag')).toBeNull();
    deps.database.$client.exec('alter table insights_away rename to insights');
    expect(await read('/')).toContain('A forecast that knows when Ramadan moves');
  });

  test('is not taken for the same after a failed read', async () => {
    const { get, deps } = createSiteApp({});
    const { $client } = deps.database;
    // Without articles, the page looks as if they could not be read.
    expect(header(await get('/about'), 'etag')).not.toBeNull();
    $client.exec('alter table insights rename to insights_away');
    deps.responseCache.invalidate('insights');
    expect(header(await get('/about'), 'etag')).toBeNull();
    $client.exec('alter table insights_away rename to insights');
    expect(header(await get('/about'), 'etag')).not.toBeNull();
  });

  test('shows only nouns that declare public content', async () => {
    for (const { path, nouns } of await renderAll()) {
      const hidden = [...nouns].filter((noun) => !features[noun].publicContent);
      expect(hidden, `shown by ${path} without publicContent in their index.ts`).toEqual([]);
    }
  });

  test('has read everything that it shows', async () => {
    for (const { path, unread } of await renderAll()) {
      expect(unread, `to be prefetched in the loader of ${path}`).toEqual([]);
    }
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { app, get } = createSiteApp({});
    const withBody = await get('/about');
    const head = await app.request('/about', { method: 'HEAD' }, {});
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'content-security-policy', 'cache-control']) {
      expect(header(head, name), name).toBe(header(withBody, name));
    }
  });
});

describe('a page that does not exist', () => {
  test('exists as soon as its content does', async () => {
    const { get, read, deps } = createSiteApp({});
    for (const path of ['/later', '/insights/later', '/case-studies/later', '/a/b/c']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(header(response, 'etag'), path).toBeNull();
      expect(header(response, 'cache-control'), path).toBe('no-cache');
    }
    deps.database
      .insert(pages)
      .values(aPage({ slug: 'later', title: 'Later page' }))
      .run();
    deps.database
      .insert(insights)
      .values(anInsight({ slug: 'later', title: 'Later' }))
      .run();
    deps.database
      .insert(caseStudies)
      .values(aStudy({ slug: 'later', title: 'Later' }))
      .run();
    for (const noun of ['pages', 'insights', 'caseStudies']) deps.responseCache.invalidate(noun);
    expect(await read('/later')).toContain('Later page');
    expect(await read('/insights/later')).toContain('Later');
    expect(await read('/case-studies/later')).toContain('Later');
  });

  test.each(['/nowhere', '/a/b/c', '/admin/nowhere', '/insights/nowhere'])(
    'shows the 404 page at %s',
    async (path) => {
      const response = await createSiteApp({}).get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('404 Page Not Found');
      expect(html).toContain('Did you forget to add the page to the router?');
    },
  );

  test.each([
    ['/case-studies/nope', '/ar/case-studies'],
    ['/ar/insights/nope-x', '/insights'],
    ['/nope', '/ar'],
    ['/ar/a/b', '/'],
  ])('leads to the list or the home page in the other language at %s', async (path, other) => {
    const response = await createSiteApp({}).get(path);
    expect(response.status).toBe(404);
    const [, href] = /<a href="([^"]*)"[^>]* hrefLang=/.exec(await response.text()) ?? [];
    expect(href).toBe(other);
  });

  test('has a message of its own for an unknown case study', async () => {
    const response = await createSiteApp({}).get('/case-studies/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Case Study Not Found');
  });
});

describe('the query string', () => {
  test.each(['/about', '/', '/insights', '/case-studies', '/contact'])(
    'is neither shown nor cached separately on %s when it has no meaning',
    async (path) => {
      const { get } = createSiteApp({ seeded: true });
      const plain = await get(path);
      const rubbish = await get(`${path}?x=%3Cscript%3Ealert(1)%3C/script%3E&category=rubbish42`);
      expect(header(rubbish, 'etag')).toBe(header(plain, 'etag'));
      const html = await rubbish.text();
      expect(html).toBe(await plain.text());
      expect(html).not.toContain('rubbish42');
    },
  );

  test('with a search is rendered and not cached', async () => {
    const { get } = createSiteApp({ seeded: true });
    const response = await get('/insights?q=ramadan');
    expect(response.status).toBe(200);
    expect(header(response, 'etag')).toBeNull();
    expect(header(response, 'cache-control')).toBe('private, no-store');
    expect(header(response, 'x-robots-tag')).toBe('noindex');
    const html = await response.text();
    expect(html).toContain('1 Insight<');
    expect(html).toContain('A forecast that knows when Ramadan moves');
  });

  test('with a search is escaped', async () => {
    const { get } = createSiteApp({ seeded: true });
    const hostile = '"></script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = await (await get(`/insights?q=${encodeURIComponent(hostile)}`)).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
  });

  test('with a category is a page of its own', async () => {
    const { get } = createSiteApp({ seeded: true });
    const all = await get('/insights');
    const some = await get('/insights?category=SaaS+Platforms');
    expect(header(some, 'etag')).not.toBe(header(all, 'etag'));
    expect(await some.text()).toContain('3 Insights in SaaS Platforms');
  });

  test('stays in the redirect from a path with a trailing slash', async () => {
    const { get } = createSiteApp({});
    const response = await get('/insights/?category=Supply+Chain');
    expect(response.status).toBe(308);
    expect(header(response, 'location')).toBe('/insights?category=Supply+Chain');
  });
});
