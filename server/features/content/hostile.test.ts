import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { HOSTILE_LINKS, HOSTILE_STRINGS } from '../../test/hostile-strings';
import { createSiteApp } from '../../test/site-app';

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcset', 'poster'];
const SAFE = /^(?:https?:|mailto:|tel:|#|\/(?![/\\])|\?|$)/i;

/** Everything in a page that a browser would run, and links that run something. */
function dangersIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    if (['iframe', 'object', 'embed', 'base', 'frame', 'applet'].includes(name)) found.push(name);
    if (name === 'meta' && element.hasAttribute('http-equiv')) found.push('meta refresh');
    if (name === 'script' && element.textContent.includes('pwned') && !isData(element)) {
      found.push(element.outerHTML);
    }
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`${attribute}=${value}`);
      if (attribute === 'srcdoc') found.push('srcdoc');
      if (ADDRESSES.includes(attribute) && !SAFE.test(value.trim())) {
        found.push(`${attribute}=${value}`);
      }
    }
  }
  return found;
}

/** The data of the page may contain any text: as JSON, which never runs, or in the router's script. */
function isData(script: Element): boolean {
  if (script.textContent.includes('$_TSR')) return true;
  if (!/^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? '')) return false;
  JSON.parse(script.textContent);
  return true;
}

test('the corpus is large enough, and the detector finds dangers', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBeGreaterThanOrEqual(60);
  expect(dangersIn('<img src=x onerror=pwned=1>')).not.toEqual([]);
  expect(dangersIn('<a href="javascript:pwned">x</a>')).not.toEqual([]);
  expect(dangersIn('<script>pwned=1</script>')).not.toEqual([]);
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

describe.each(HOSTILE_STRINGS.map((text) => [text]))('%j', (text) => {
  test('is only ever text on a page', async () => {
    const { deps, read } = createSiteApp({});
    const content = blocksOf(text);
    const page = aPage({ slug: 'p', title: text, metaTitle: text, metaDescription: text, content });
    deps.database.insert(pages).values(page).run();
    expect(dangersIn(await read('/p'))).toEqual([]);
  });
});

const BATCH = 20;
const batches = Array.from({ length: Math.ceil(HOSTILE_STRINGS.length / BATCH) }, (_, index) =>
  HOSTILE_STRINGS.slice(index * BATCH, (index + 1) * BATCH),
);

test.each(batches)(
  '%j and the others after it are only ever text in lists, articles and the feed',
  async (...texts) => {
    const { deps, read } = createSiteApp({});
    const text = texts.join(' ');
    const study = aStudy({
      slug: 's',
      title: text,
      industry: text,
      challenge: text,
      solution: text,
      timeline: text,
      stack: texts,
      results: texts.flatMap((value) => [value, { metric: value, value, description: value }]),
      featured: 'true',
    });
    deps.database.insert(caseStudies).values(study).run();
    deps.database
      .insert(insights)
      .values(
        texts.map((value, index) =>
          anInsight({
            slug: `i-${index}`,
            title: value,
            excerpt: value,
            category: value,
            content: texts.join('\n\n'),
          }),
        ),
      )
      .run();
    for (const path of ['/', '/case-studies', '/case-studies/s', '/insights', '/insights/i-0']) {
      expect(dangersIn(await read(path)), path).toEqual([]);
    }
    const feed = await read('/feed.xml');
    const { document } = new JSDOM(feed, { contentType: 'application/xml' }).window;
    for (const entry of document.querySelectorAll('content[type="html"]')) {
      expect(dangersIn(entry.textContent)).toEqual([]);
    }
  },
);

test.each(HOSTILE_LINKS)('a link to %j is not rendered', async (link) => {
  const { deps, read } = createSiteApp({});
  const content = [
    { type: 'richText', markdown: 'Fine' },
    { type: 'hero', heading: 'A', text: '', buttonLabel: 'Go', buttonLink: link },
    { type: 'cards', heading: '', items: [{ title: 'A', text: '', link }] },
    { type: 'image', image: link, alt: '', caption: '' },
  ];
  deps.database
    .insert(pages)
    .values(aPage({ slug: 'p', content }))
    .run();
  const html = await read('/p');
  expect(dangersIn(html)).toEqual([]);
  expect(html).toContain('Fine');
  expect(html).not.toContain('evil.example');
});
