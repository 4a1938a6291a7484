import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type ContentKind, PageCache, type RenderedPage } from './page-cache';

function aRender(html: string, ...kinds: ContentKind[]): RenderedPage {
  return { html, policy: "default-src 'self'", kinds: new Set(kinds), isCacheable: true };
}

/** A render that ends when it is told to, and counts how often it was begun. */
function heldRender(html: string, ...kinds: ContentKind[]) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const state = { begun: 0 };
  return {
    state,
    release: () => release(),
    render: async () => {
      state.begun += 1;
      await held;
      return aRender(html, ...kinds);
    },
  };
}

/** What the cache gives without being able to make it: undefined where it holds nothing. */
async function heldBy(cache: PageCache, path: string): Promise<string | undefined> {
  const page = await cache.get(path, () => Promise.resolve({ ...aRender(''), isCacheable: false }));
  return page?.html.toString();
}

describe('the page cache', () => {
  test('makes concurrent misses share one render', async () => {
    const cache = new PageCache();
    const { state, render, release } = heldRender('<p>home</p>');
    const asked = [cache.get('/', render), cache.get('/', render), cache.get('/', render)];
    release();
    const pages = await Promise.all(asked);
    expect(state.begun).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]?.html.toString()).toBe('<p>home</p>');
  });

  test('renders each address by itself', async () => {
    const cache = new PageCache();
    const about = await cache.get('/about', () => Promise.resolve(aRender('about')));
    const terms = await cache.get('/terms', () => Promise.resolve(aRender('terms')));
    expect([about?.html.toString(), terms?.html.toString()]).toEqual(['about', 'terms']);
  });

  test('drops the pages made from a kind of content, and only those', async () => {
    const cache = new PageCache();
    const made: [string, ContentKind[]][] = [
      ['/', ['caseStudies', 'insights']],
      ['/insights', ['insights']],
      ['/case-studies', ['caseStudies']],
      ['/about', []],
    ];
    for (const [path, kinds] of made) {
      await cache.get(path, () => Promise.resolve(aRender(path, ...kinds)));
    }
    cache.drop('insights');
    const left = await Promise.all(made.map(([path]) => heldBy(cache, path)));
    expect(left).toEqual([undefined, undefined, '/case-studies', '/about']);
  });

  test('does not keep a render that began before its content was dropped', async () => {
    const cache = new PageCache();
    const { render, release } = heldRender('old', 'insights');
    const before = cache.get('/insights', render);
    cache.drop('insights');
    const after = cache.get('/insights', () => Promise.resolve(aRender('new', 'insights')));
    expect((await after)?.html.toString()).toBe('new');
    release();
    await before;
    expect(await heldBy(cache, '/insights')).toBe('new');
  });

  test('keeps a render that began before content of another kind was dropped', async () => {
    const cache = new PageCache();
    const { render, release } = heldRender('studies', 'caseStudies');
    const making = cache.get('/case-studies', render);
    cache.drop('insights');
    release();
    await making;
    expect(await heldBy(cache, '/case-studies')).toBe('studies');
  });

  test('keeps no page that says it must not be kept', async () => {
    const cache = new PageCache();
    const refuse = () => Promise.resolve({ ...aRender('404'), isCacheable: false });
    expect(await cache.get('/nowhere', refuse)).toBeUndefined();
    expect(await heldBy(cache, '/nowhere')).toBeUndefined();
  });

  test('keeps nothing of a render that failed, and tries again', async () => {
    const cache = new PageCache();
    const failing = cache.get('/', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    const page = await cache.get('/', () => Promise.resolve(aRender('home')));
    expect(page?.html.toString()).toBe('home');
  });

  test('gives the same bytes the same ETag, and other bytes another', async () => {
    const cache = new PageCache();
    const make = (html: string) => () => Promise.resolve(aRender(html, 'insights'));
    const first = await cache.get('/insights', make('<h1>Notes</h1>'));
    cache.drop('insights');
    const second = await cache.get('/insights', make('<h1>Notes</h1>'));
    cache.drop('insights');
    const third = await cache.get('/insights', make('<h1>Other notes</h1>'));
    expect(first?.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(second?.etag).toBe(first?.etag);
    expect(third?.etag).not.toBe(first?.etag);
  });

  test('holds the same text in all three encodings', async () => {
    const text = 'نص عربي & <b>bold</b> '.repeat(200);
    const page = await new PageCache().get('/', () => Promise.resolve(aRender(text)));
    if (!page) throw new Error('The page was not made');
    expect(page.html.toString()).toBe(text);
    expect(brotliDecompressSync(page.brotli).toString()).toBe(text);
    expect(gunzipSync(page.gzip).toString()).toBe(text);
  });
});
