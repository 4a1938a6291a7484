import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { pages } from '../../../db/schema/pages';
import { noRateLimits } from '../../core/rate-limits';
import { publicPages } from '../../pages/seo/public-pages';
import { procedureAt } from '../../test/procedures';
import { dangersIn } from '../../test/dangers';
import { HOSTILE_LINKS, HOSTILE_STRINGS } from '../../test/hostile-strings';
import { examples, exampleWorld } from '../../test/rest-calls';
import { createSiteApp } from '../../test/site-app';
import { features, type Noun } from '..';
import type { Feature } from '../define-feature';
import { storeStudy } from '../case-studies/case-studies.examples';
import { storeInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';

test('the corpus is large enough, and the detector finds dangers', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBeGreaterThanOrEqual(60);
  expect(dangersIn('<img src=x onerror=pwned=1>')).not.toEqual([]);
  expect(dangersIn('<a href="javascript:pwned">x</a>')).not.toEqual([]);
  expect(dangersIn('<script>pwned=1</script>')).not.toEqual([]);
  expect(dangersIn('<svg><a xlink:href="javascript:pwned">x</a></svg>')).not.toEqual([]);
  expect(dangersIn('<template><b onclick=pwned()></b></template>')).not.toEqual([]);
  expect(dangersIn('<a href="/contact">x</a>')).toEqual([]);
});

function blocksOf(text: string): unknown[] {
  return [
    { type: 'hero', heading: text, text, buttonLabel: text, buttonLink: '/contact' },
    { type: 'richText', markdown: text },
    { type: 'cards', heading: text, items: [{ title: text, text, link: '' }] },
    { type: 'statistics', heading: text, items: [{ value: text, label: text }] },
    { type: 'faq', heading: text, items: [{ question: text, answer: text }] },
    { type: 'image', image: '/media/x/y.webp', alt: text, caption: text },
    { type: 'quote', text, source: text },
    { type: 'contactForm', heading: text },
  ];
}

test('hostile strings are only ever text on a page', async () => {
  let site = createSiteApp({});
  for (const [index, text] of HOSTILE_STRINGS.entries()) {
    // Pages that are not cached are limited to 120 a minute.
    if (index % 100 === 99) site = createSiteApp({});
    const slug = `page-${index}`;
    const texts = { title: text, metaTitle: text, metaDescription: text };
    const page = aPage({ slug, ...texts, content: blocksOf(text) });
    site.deps.database.insert(pages).values(page).run();
    site.deps.responseCache.invalidate('pages');
    expect(dangersIn(await site.read(`/${slug}`)), text).toEqual([]);
  }
});

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Puts a text in the place of every text of a value, such as those of a list. */
const replaceTexts = (value: unknown, text: string): unknown =>
  JSON.parse(JSON.stringify(value), (_key, inner: unknown) => (isText(inner) ? text : inner));

/** The input with the text in every field for which the contract accepts it. */
function attackedInput(schema: $ZodType, input: Record<string, unknown>, text: string) {
  const hostile = { ...input };
  for (const [name, value] of Object.entries(input)) {
    const attacked = replaceTexts(value, text);
    if (safeParse(schema, { ...input, [name]: attacked }).success) hostile[name] = attacked;
  }
  expect(hostile, 'no field accepts a text').not.toEqual(input);
  return hostile;
}

/** All attacks in few texts, short enough for a title; links by themselves. */
const ATTACKS = HOSTILE_STRINGS.reduce<string[]>(
  ([last = '', ...others], text) =>
    `${last} ${text}`.length <= 300 ? [`${last} ${text}`, ...others] : [text, last, ...others],
  [],
).concat(HOSTILE_LINKS);

const publicNouns = Object.entries<Feature>(features).filter(
  ([, { publicContent }]) => publicContent,
);

test.each(publicNouns)(
  'in any field of %s, attacks are only ever text on pages and in the feed',
  async (noun) => {
    // It reads more pages than a visitor may in a minute.
    const { deps, staff, read } = createSiteApp({ deps: { limits: noRateLimits } });
    const path = `${noun}.create`;
    const schema = procedureAt(path)?.input;
    const calls = staff()[noun as Noun] as unknown as Record<'create', (input: unknown) => unknown>;
    for (const text of ATTACKS) {
      const input = (await examples[path]?.good?.(exampleWorld(deps.database))) ?? {};
      await calls.create(schema ? attackedInput(schema, input, text) : input);
    }
    const shown = publicPages(deps.database);
    for (const page of shown) expect(dangersIn(await read(page.path)), page.path).toEqual([]);
    const feed = await read('/feed.xml');
    const { document } = new JSDOM(feed, { contentType: 'application/xml' }).window;
    for (const entry of document.querySelectorAll('content[type="html"]')) {
      expect(dangersIn(entry.textContent)).toEqual([]);
    }
  },
);

test('hostile links are not rendered', async () => {
  const { deps, read } = createSiteApp({});
  for (const [index, link] of HOSTILE_LINKS.entries()) {
    const content = [
      { type: 'richText', markdown: 'Fine' },
      { type: 'hero', heading: 'A', text: '', buttonLabel: 'Go', buttonLink: link },
      { type: 'cards', heading: '', items: [{ title: 'A', text: '', link }] },
      { type: 'image', image: link, alt: '', caption: '' },
    ];
    const page = aPage({ slug: `page-${index}`, content });
    deps.database.insert(pages).values(page).run();
    deps.responseCache.invalidate('pages');
    const html = await read(`/page-${index}`);
    expect(dangersIn(html), link).toEqual([]);
    expect(html, link).toContain('Fine');
    expect(html, link).not.toContain('evil.example');
  }
});

test('a slug and a category that are keys of every object are shown like others', async () => {
  const { deps, get, read } = createSiteApp({});
  const [slug, category] = ['constructor', 'constructor'];
  storeStudy(deps.database, { slug, status: 'published' });
  storeInsight(deps.database, { slug, category, status: 'published' });
  for (const path of ['/case-studies', '/insights']) {
    for (const page of [path, `${path}/${slug}`]) {
      const html = await read(page);
      expect(html, page).toContain('constructor');
      expect(html, page).not.toContain('native code');
    }
    expect((await get(`/og${path}/${slug}.png`)).status).toBe(200);
  }
});
