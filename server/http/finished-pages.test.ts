import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { caseStudies, insights, pages } from '../../db/schema';
import { aPage, anInsight, aStudy } from '../test/content-factories';
import { createSiteApp } from '../test/site-app';

const header = (response: Response, name: string) => response.headers.get(name);

describe('a finished page', () => {
  test('is asked for again and answered with 304 under the policy of its bytes', async () => {
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
      for (const name of ['content-security-policy', 'etag', 'vary', 'cache-control']) {
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
    deps.answers.drop('insights');
    for (const path of paths) {
      const html = await read(path);
      expect(html).toContain(title);
      expect(html).not.toContain('The first wording');
    }
  });

  test('stays as it is when content is dropped that it is not made from', async () => {
    const { read, deps } = createSiteApp({});
    deps.database
      .insert(caseStudies)
      .values(aStudy({ slug: 'kept', title: 'Kept' }))
      .run();
    await read('/case-studies/kept');
    deps.database.update(caseStudies).set({ title: 'Changed' }).run();
    deps.answers.drop('insights');
    expect(await read('/case-studies/kept')).toContain('Kept');
    deps.answers.drop('caseStudies');
    expect(await read('/case-studies/kept')).toContain('Changed');
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { app, get } = createSiteApp({});
    const whole = await get('/about');
    const head = await app.request('/about', { method: 'HEAD' }, {});
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'content-security-policy', 'cache-control']) {
      expect(header(head, name), name).toBe(header(whole, name));
    }
  });
});

describe('a page that is not there', () => {
  test('is not kept, so it is there as soon as its content is', async () => {
    const { get, read, deps } = createSiteApp({});
    for (const path of ['/later', '/insights/later', '/case-studies/later', '/a/b/c']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(header(response, 'etag'), path).toBeNull();
      expect(header(response, 'cache-control'), path).toBe('no-cache');
    }
    // Written past the cache on purpose: a 404 that had been kept would still be the answer.
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
    expect(await read('/later')).toContain('Later page');
    expect(await read('/insights/later')).toContain('Later');
    expect(await read('/case-studies/later')).toContain('Later');
  });

  test.each(['/nowhere', '/a/b/c', '/admin/nowhere', '/insights/nowhere'])(
    'answers %s with the 404 page',
    async (path) => {
      const response = await createSiteApp({}).get(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('404 Page Not Found');
      expect(html).toContain('Did you forget to add the page to the router?');
    },
  );

  test('says so for an unknown case study, in words of its own', async () => {
    const response = await createSiteApp({}).get('/case-studies/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Case Study Not Found');
  });
});

describe('the query of an address', () => {
  test.each(['/about', '/', '/insights', '/case-studies', '/contact'])(
    'is neither echoed nor kept apart on %s where it means nothing',
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

  test('is rendered for a search, which is not kept', async () => {
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

  test('cannot break out of the page that a search is shown on', async () => {
    const { get } = createSiteApp({ seeded: true });
    const hostile = '"></script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = await (await get(`/insights?q=${encodeURIComponent(hostile)}`)).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
  });

  test('makes a page of its own for each category', async () => {
    const { get } = createSiteApp({ seeded: true });
    const all = await get('/insights');
    const some = await get('/insights?category=SaaS+Platforms');
    expect(header(some, 'etag')).not.toBe(header(all, 'etag'));
    expect(await some.text()).toContain('2 Insights in SaaS Platforms');
  });

  test('survives the redirect from an address with a slash at its end', async () => {
    const { get } = createSiteApp({});
    const response = await get('/insights/?category=Supply+Chain');
    expect(response.status).toBe(308);
    expect(header(response, 'location')).toBe('/insights?category=Supply+Chain');
  });
});
