import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { etagOf } from './compression';
import { type CacheableResponse, ResponseCache } from './response-cache';

function aRender(html: string, ...nouns: string[]): CacheableResponse {
  return { text: html, headers: {}, nouns: new Set(nouns), isCacheable: true };
}

/** A render that waits for `release`, and counts how often it was started. */
function pausedRender(html: string, ...nouns: string[]) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const state = { started: 0 };
  return {
    state,
    release: () => release(),
    render: async () => {
      state.started += 1;
      await released;
      return aRender(html, ...nouns);
    },
  };
}

/** The cached page; undefined when the cache does not have it. */
async function cachedPage(cache: ResponseCache, path: string): Promise<string | undefined> {
  const page = await cache.get(path, () => Promise.resolve({ ...aRender(''), isCacheable: false }));
  return page?.plain.toString();
}

describe('the response cache', () => {
  test('shares one render between concurrent misses', async () => {
    const cache = new ResponseCache();
    const { state, render, release } = pausedRender('<p>home</p>');
    const request = async () => cache.get('/', render);
    const requests = [request(), request(), request()];
    release();
    const pages = await Promise.all(requests);
    expect(state.started).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]?.plain.toString()).toBe('<p>home</p>');
  });

  test('renders each path separately', async () => {
    const cache = new ResponseCache();
    const about = await cache.get('/about', () => Promise.resolve(aRender('about')));
    const terms = await cache.get('/terms', () => Promise.resolve(aRender('terms')));
    expect([about?.plain.toString(), terms?.plain.toString()]).toEqual(['about', 'terms']);
  });

  test('invalidates the pages that show a written noun, and only those', async () => {
    const cache = new ResponseCache();
    const made: [string, string[]][] = [
      ['/', ['caseStudies', 'insights']],
      ['/insights', ['insights']],
      ['/case-studies', ['caseStudies']],
      ['/about', []],
    ];
    for (const [path, nouns] of made) {
      await cache.get(path, () => Promise.resolve(aRender(path, ...nouns)));
    }
    cache.invalidate('insights');
    const remaining = await Promise.all(made.map(([path]) => cachedPage(cache, path)));
    expect(remaining).toEqual([undefined, undefined, '/case-studies', '/about']);
  });

  describe('of a response with a digest', () => {
    /** A page that shows the articles. */
    function aPageOf(articles: string) {
      const state = { articles, made: 0 };
      const make = (knownDigest?: string) => {
        const digest = state.articles;
        if (digest === knownDigest) return Promise.resolve(null);
        state.made += 1;
        return Promise.resolve({ ...aRender(digest, 'insights'), digest });
      };
      return { state, make };
    }

    test.each(['invalidate', 'invalidateAll'] as const)(
      'makes it again only when the digest differs, after %s',
      async (method) => {
        const cache = new ResponseCache();
        const { state, make } = aPageOf('one');
        const first = await cache.get('/', make);

        cache[method]('insights');
        expect(cache.has('/')).toBe(false);
        expect(await cache.get('/', make)).toBe(first);
        expect(cache.has('/')).toBe(true);
        expect(state.made).toBe(1);

        state.articles = 'two';
        cache[method]('insights');
        expect((await cache.get('/', make))?.plain.toString()).toBe('two');
        expect(state.made).toBe(2);
      },
    );

    test('compares it again after a write during the comparison', async () => {
      const cache = new ResponseCache();
      const { state, make } = aPageOf('one');
      await cache.get('/', make);
      cache.invalidate('insights');
      const comparing = cache.get('/', make);
      state.articles = 'two';
      cache.invalidate('insights');
      await comparing;
      expect((await cache.get('/', make))?.plain.toString()).toBe('two');
    });

    test('removes it when what comes after it must not be cached', async () => {
      const cache = new ResponseCache();
      const { state, make } = aPageOf('one');
      await cache.get('/', make);
      cache.invalidate('insights');
      const missing = { ...aRender('404'), isCacheable: false };
      expect(await cache.get('/', () => Promise.resolve(missing))).toBeUndefined();
      await cache.get('/', make);
      expect(state.made).toBe(2);
    });
  });

  test('does not cache a render that started before its noun was written', async () => {
    const cache = new ResponseCache();
    const { render, release } = pausedRender('old', 'insights');
    const before = cache.get('/insights', render);
    cache.invalidate('insights');
    const after = cache.get('/insights', () => Promise.resolve(aRender('new', 'insights')));
    expect((await after)?.plain.toString()).toBe('new');
    release();
    await before;
    expect(await cachedPage(cache, '/insights')).toBe('new');
  });

  test('caches a render that started before another noun was written', async () => {
    const cache = new ResponseCache();
    const { render, release } = pausedRender('studies', 'caseStudies');
    const rendering = cache.get('/case-studies', render);
    cache.invalidate('insights');
    release();
    await rendering;
    expect(await cachedPage(cache, '/case-studies')).toBe('studies');
  });

  test('does not cache a page that is not cacheable', async () => {
    const cache = new ResponseCache();
    const refuse = () => Promise.resolve({ ...aRender('404'), isCacheable: false });
    expect(await cache.get('/nowhere', refuse)).toBeUndefined();
    expect(await cachedPage(cache, '/nowhere')).toBeUndefined();
  });

  test('does not cache a failed render, and renders again', async () => {
    const cache = new ResponseCache();
    const failing = cache.get('/', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    const page = await cache.get('/', () => Promise.resolve(aRender('home')));
    expect(page?.plain.toString()).toBe('home');
  });

  test('has the same ETag for the same text only', () => {
    const tag = etagOf('<h1>Notes</h1>');
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(etagOf('<h1>Notes</h1>')).toBe(tag);
    expect(etagOf('<h1>Other notes</h1>')).not.toBe(tag);
  });

  test('compresses short texts', async () => {
    const text = 'نص عربي & <b>bold</b> '.repeat(200);
    const page = await new ResponseCache().get('/', () => Promise.resolve(aRender(text)));
    if (!page) throw new Error('The page was not made');
    expect(page.plain.toString()).toBe(text);
    expect(brotliDecompressSync(page.brotli).toString()).toBe(text);
  });

  test('compresses long texts', async () => {
    const text = '<p>A long list.</p>'.repeat(20_000);
    const page = await new ResponseCache().get('/', () => Promise.resolve(aRender(text)));
    expect(brotliDecompressSync(page?.brotli ?? '').toString()).toBe(text);
  });
});
