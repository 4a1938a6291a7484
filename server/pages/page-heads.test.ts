import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../db/schema/case-studies';
import { insights } from '../../db/schema/insights';
import { pages } from '../../db/schema/pages';
import { anInsight } from '../features/insights/insights.examples';
import { aPage } from '../features/pages/pages.examples';
import { graphOf } from '../test/graph';
import { createSiteApp } from '../test/site-app';
import { noRateLimits } from '../core/rate-limits';
import { childrenOf, parseXml, textOf } from '../test/xml';
import { splitLanguage } from '../../src/config/languages';
import { site, siteName } from '../../src/config/site';

const SITE = 'https://masar.example';
const HOSTILE = '</script><script>alert(1)</script>';

function readHead(html: string) {
  const only = (pattern: RegExp): string => {
    const found = Array.from(html.matchAll(pattern), ([, value = '']) => value);
    if (found.length !== 1) throw new Error(`${String(pattern)} occurs ${found.length} times`);
    return unescapeHtml(found[0] ?? '');
  };
  return {
    title: only(/<title>([^<]*)<\/title>/g),
    description: only(/<meta name="description" content="([^"]*)"/g),
    canonical: only(/<link rel="canonical" href="([^"]*)"/g),
    image: only(/<meta property="og:image" content="([^"]*)"/g),
  };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&amp;', '&');
}

test('every page of the sitemap exists, with a unique head', async () => {
  // There are more pages than one address may have rendered in a minute.
  const deps = { limits: noRateLimits };
  const { read, get } = createSiteApp({ seeded: true, env: { SITE_URL: SITE }, deps });
  const urls = childrenOf(parseXml(await read('/sitemap.xml')), 'url');
  const heads = new Map<string, ReturnType<typeof readHead>>();
  for (const url of urls) {
    const address = textOf(url, 'loc');
    const { pathname, search } = new URL(address);
    const html = await read(pathname + search);
    heads.set(address, readHead(html));
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
  }
  const all = [...heads.values()];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  expect(new Set(all.map(({ image }) => image)).size).toBe(all.length);
  for (const [address, { title, description, canonical, image }] of heads) {
    const name = siteName(splitLanguage(new URL(address).pathname).language);
    expect(title.split(' | '), address).toEqual([expect.stringMatching(/\S/), name]);
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160);
    expect(canonical).toBe(address);
    expect(image.startsWith(`${SITE}/og/`)).toBe(true);
  }
  expect((await get('/nowhere')).status).toBe(404);
});

const HEADLINES: [path: string, headline: string, searchTitle: string][] = [
  [
    '/insights/four-item-codes-for-one-carton',
    'Four item codes for one carton',
    'Duplicate item codes in ERP: find and merge them',
  ],
  [
    '/ar/insights/four-item-codes-for-one-carton-ar',
    'أربعة رموز لكرتون واحد',
    'الأصناف المكررة في نظام ERP: اكتشافها ودمجها',
  ],
  [
    '/case-studies/one-order-book',
    'One order book for eleven warehouses',
    'Multi-warehouse order management in Saudi Arabia',
  ],
  [
    '/ar/case-studies/one-order-book-ar',
    'سجلّ طلبات موحّد لأحد عشر مستودعًا',
    'إدارة الطلبات والمخزون لعدة مستودعات في السعودية',
  ],
];

describe.each(HEADLINES)('the title of %s', (path, headline, searchTitle) => {
  const suffix = ` | ${siteName(splitLanguage(path).language)}`;

  /** What the page is called, where people and programs read it. */
  async function namesOf(read: (path: string) => Promise<string>) {
    const html = await read(path);
    const article = graphOf(html).find((item) => 'headline' in item);
    return {
      title: readHead(html).title,
      shared: /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1],
      heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
      headline: article?.headline,
      alternative: article?.alternativeHeadline,
    };
  }

  test('is the search title, for shared links too; everything else has the headline', async () => {
    const { read } = createSiteApp({ seeded: true });
    expect(await namesOf(read)).toEqual({
      title: searchTitle + suffix,
      shared: searchTitle,
      heading: headline,
      headline,
      alternative: searchTitle,
    });
  });

  test('is the headline without a search title', async () => {
    const { read, deps } = createSiteApp({ seeded: true });
    for (const table of [insights, caseStudies]) {
      deps.database.update(table).set({ searchTitle: null }).run();
    }
    expect(await namesOf(read)).toEqual({
      title: headline + suffix,
      shared: headline,
      heading: headline,
      headline,
      alternative: undefined,
    });
  });
});

describe('the structured data', () => {
  const expected: [path: string, types: string[]][] = [
    ['/', ['Organization', 'WebPage', 'WebSite']],
    [
      '/solutions',
      ['BreadcrumbList', 'CollectionPage', ...Array.from({ length: 5 }, () => 'Service')],
    ],
    ['/case-studies', ['BreadcrumbList', 'CollectionPage', 'ItemList']],
    ['/case-studies/cold-store-orders', ['Article', 'BreadcrumbList', 'WebPage']],
    ['/insights', ['Blog', 'BreadcrumbList', 'CollectionPage']],
    ['/insights/four-item-codes-for-one-carton', ['BlogPosting', 'BreadcrumbList', 'WebPage']],
    ['/contact', ['BreadcrumbList', 'ContactPage', 'FAQPage', 'Organization']],
    ['/accessibility', ['BreadcrumbList', 'WebPage']],
    ['/privacy', ['BreadcrumbList', 'WebPage']],
  ];

  test.each(expected)('of %s has the types %j', async (path, types) => {
    const { read } = createSiteApp({ seeded: true });
    const data = graphOf(await read(path));
    expect(data.map((item) => item['@type']).sort()).toEqual(types);
  });

  test('has breadcrumbs from the home page through the section to the page', async () => {
    const { read } = createSiteApp({ seeded: true, env: { SITE_URL: SITE } });
    const [, trail] = graphOf(await read('/case-studies/cold-store-orders'));
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'Case Studies', item: `${SITE}/case-studies` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Cold-store orders that follow the week, not last year',
        item: `${SITE}/case-studies/cold-store-orders`,
      },
    ]);
  });

  test('names the company by one id, which the home page describes', async () => {
    const { read } = createSiteApp({ seeded: true, env: { SITE_URL: SITE } });
    const company = { '@type': 'Organization', '@id': `${SITE}/#organization` };
    const [, organization, website] = graphOf(await read('/'));
    expect(organization).toMatchObject({
      ...company,
      contactPoint: { '@type': 'ContactPoint', email: site.email },
    });
    expect(website).toMatchObject({ '@type': 'WebSite', publisher: company });
    const study = graphOf(await read('/case-studies/cold-store-orders'));
    expect(study.find((item) => item['@type'] === 'Article')).toMatchObject({
      datePublished: '2026-10-26T09:00:00.000Z',
      author: { '@type': 'Person', '@id': `${SITE}/about#noor-omari`, worksFor: company },
      publisher: company,
    });
    const solutions = graphOf(await read('/solutions'));
    expect(solutions.find((item) => item['@type'] === 'Service')).toMatchObject({
      name: 'AI & Analytics',
      '@id': `${SITE}/solutions/ai-analytics#service`,
      url: `${SITE}/solutions/ai-analytics`,
      provider: company,
    });
  });

  test('has the four questions of the contact page', async () => {
    const { read } = createSiteApp({});
    const faq = graphOf(await read('/contact')).find((item) => item['@type'] === 'FAQPage');
    expect(faq?.mainEntity).toHaveLength(4);
  });

  test('escapes a hostile title', async () => {
    const { read, deps } = createSiteApp({});
    const article = anInsight({
      slug: 'hostile',
      title: HOSTILE,
      searchTitle: HOSTILE,
      excerpt: HOSTILE,
      category: HOSTILE,
    });
    deps.database.insert(insights).values(article).run();
    deps.database
      .insert(pages)
      .values(
        aPage({ slug: 'hostile', title: HOSTILE, metaTitle: HOSTILE, metaDescription: HOSTILE }),
      )
      .run();
    for (const path of ['/insights/hostile', '/hostile', '/insights', '/']) {
      expect(await read(path), path).not.toContain('<script>alert(1)');
    }
    const data = graphOf(await read('/insights/hostile'));
    const found = data.find((item) => 'headline' in item);
    expect(found).toMatchObject({
      headline: HOSTILE,
      alternativeHeadline: HOSTILE,
      description: HOSTILE,
    });
  });
});
