import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Answer, AnswerCache, type ContentKind } from './answer-cache';
import { etagOf } from './finished';

function aRender(html: string, ...kinds: ContentKind[]): Answer {
  return { text: html, headers: {}, kinds: new Set(kinds), isCacheable: true };
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
async function heldBy(cache: AnswerCache, path: string): Promise<string | undefined> {
  const page = await cache.get(path, () => Promise.resolve({ ...aRender(''), isCacheable: false }));
  return page?.plain.toString();
}

describe('the answer cache', () => {
  test('makes concurrent misses share one render', async () => {
    const cache = new AnswerCache();
    const { state, render, release } = heldRender('<p>home</p>');
    const ask = async () => cache.get('/', render);
    const asked = [ask(), ask(), ask()];
    release();
    const pages = await Promise.all(asked);
    expect(state.begun).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]?.plain.toString()).toBe('<p>home</p>');
  });

  test('renders each address by itself', async () => {
    const cache = new AnswerCache();
    const about = await cache.get('/about', () => Promise.resolve(aRender('about')));
    const terms = await cache.get('/terms', () => Promise.resolve(aRender('terms')));
    expect([about?.plain.toString(), terms?.plain.toString()]).toEqual(['about', 'terms']);
  });

  test('drops the pages made from a kind of content, and only those', async () => {
    const cache = new AnswerCache();
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
    const cache = new AnswerCache();
    const { render, release } = heldRender('old', 'insights');
    const before = cache.get('/insights', render);
    cache.drop('insights');
    const after = cache.get('/insights', () => Promise.resolve(aRender('new', 'insights')));
    expect((await after)?.plain.toString()).toBe('new');
    release();
    await before;
    expect(await heldBy(cache, '/insights')).toBe('new');
  });

  test('keeps a render that began before content of another kind was dropped', async () => {
    const cache = new AnswerCache();
    const { render, release } = heldRender('studies', 'caseStudies');
    const making = cache.get('/case-studies', render);
    cache.drop('insights');
    release();
    await making;
    expect(await heldBy(cache, '/case-studies')).toBe('studies');
  });

  test('keeps no page that says it must not be kept', async () => {
    const cache = new AnswerCache();
    const refuse = () => Promise.resolve({ ...aRender('404'), isCacheable: false });
    expect(await cache.get('/nowhere', refuse)).toBeUndefined();
    expect(await heldBy(cache, '/nowhere')).toBeUndefined();
  });

  test('keeps nothing of a render that failed, and tries again', async () => {
    const cache = new AnswerCache();
    const failing = cache.get('/', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    const page = await cache.get('/', () => Promise.resolve(aRender('home')));
    expect(page?.plain.toString()).toBe('home');
  });

  test('gives the same text the same ETag, and another text another', () => {
    const tag = etagOf('<h1>Notes</h1>');
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(etagOf('<h1>Notes</h1>')).toBe(tag);
    expect(etagOf('<h1>Other notes</h1>')).not.toBe(tag);
  });

  test('holds the same text compressed', async () => {
    const text = 'نص عربي & <b>bold</b> '.repeat(200);
    const page = await new AnswerCache().get('/', () => Promise.resolve(aRender(text)));
    if (!page) throw new Error('The page was not made');
    expect(page.plain.toString()).toBe(text);
    expect(brotliDecompressSync(page.brotli).toString()).toBe(text);
  });

  test('packs long texts as well', async () => {
    const text = '<p>A long list.</p>'.repeat(20_000);
    const page = await new AnswerCache().get('/', () => Promise.resolve(aRender(text)));
    expect(brotliDecompressSync(page?.brotli ?? '').toString()).toBe(text);
  });
});
