import { describe, expect, test } from 'vitest';
import { countHeading, filterInsights } from './insight-filter';
import { FILTERS, readInsightSearchParams } from './insight-search-params';
import arabic from './content.copy.ar';
import english from './content.copy.en';
import type { InsightSearchParams } from './insight-search-params';

const insight = (slug: string, title: string, excerpt: string, category: string) => ({
  id: slug,
  slug,
  title,
  excerpt,
  category,
  status: 'published' as const,
  language: 'en' as const,
  authorId: null,
  translationOf: null,
  cover: null,
  isSample: false,
  publishedAt: '2026-10-22T07:00:00.000Z',
  updatedAt: '2026-10-22T07:00:00.000Z',
});

const insights = [
  insight('ramadan', 'When Ramadan moves', 'A forecast with 100% of the dates.', 'AI & Analytics'),
  insight('tenancy', 'One database or many', 'What a forecast of growth says.', 'SaaS Platforms'),
  insight('billing', 'Billing in two currencies', 'Where RAMADAN hours count.', 'SaaS Platforms'),
  insight('arabic', 'البحث بالعربية', 'إملاء الكلمات ومعنى الفاتورة', 'Digital Strategy'),
];

const searches: [search: InsightSearchParams, found: string[]][] = [
  [{}, ['ramadan', 'tenancy', 'billing', 'arabic']],
  [{ q: 'ramadan' }, ['ramadan', 'billing']],
  [{ q: 'RaMaDaN' }, ['ramadan', 'billing']],
  [{ q: '  ramadan  ' }, ['ramadan', 'billing']],
  [{ q: 'forecast' }, ['ramadan', 'tenancy']],
  [{ q: 'currencies' }, ['billing']],
  [{ q: 'البحث' }, ['arabic']],
  [{ q: 'املاء' }, ['arabic']],
  [{ q: 'أملاء الكلمات ومعني' }, ['arabic']],
  [{ q: 'الفاتوره' }, ['arabic']],
  [{ q: 'العَرَبيّة' }, ['arabic']],
  [{ q: 'databases' }, ['tenancy']],
  [{ q: '100%' }, ['ramadan']],
  [{ q: '.*' }, []],
  [{ q: 'SaaS' }, []],
  [{ q: 'moves a forecast' }, []],
  [{ q: '   ' }, ['ramadan', 'tenancy', 'billing', 'arabic']],
  [{ category: 'SaaS Platforms' }, ['tenancy', 'billing']],
  [{ category: 'Supply Chain' }, []],
  [{ category: 'SaaS Platforms', q: 'ramadan' }, ['billing']],
  [{ category: 'AI & Analytics', q: 'currencies' }, []],
];

describe('the filtered insights', () => {
  test.each(searches)('for %j are %j', (search, found) => {
    expect(filterInsights(insights, search).map(({ slug }) => slug)).toEqual(found);
  });

  test('have six filters: all, and one per category', () => {
    expect(FILTERS).toEqual([
      'All',
      'AI & Analytics',
      'SaaS Platforms',
      'ERP Integration',
      'Supply Chain',
      'Digital Strategy',
    ]);
  });

  test.each([
    [0, undefined, '0 Insights'],
    [1, undefined, '1 Insight'],
    [2, undefined, '2 Insights'],
    [0, 'Supply Chain', '0 Insights in Supply Chain'],
    [1, 'Supply Chain', '1 Insight in Supply Chain'],
    [2, 'SaaS Platforms', '2 Insights in SaaS Platforms'],
  ] as const)('have a heading: %i in %s is "%s"', (count, category, heading) => {
    expect(countHeading(count, category, 'en', english)).toBe(heading);
  });

  test.each([
    [0, undefined, 'لا مقالات'],
    [1, undefined, 'مقال واحد'],
    [2, undefined, 'مقالان'],
    [3, 'Supply Chain', '3 مقالات في سلسلة الإمداد'],
    [12, undefined, '12 مقالًا'],
    [100, undefined, '100 مقال'],
  ] as const)('have a heading in Arabic: %i in %s is "%s"', (count, category, heading) => {
    expect(countHeading(count, category, 'ar', arabic)).toBe(heading);
  });
});

describe('the search params', () => {
  test.each([
    [{}, {}],
    [
      { q: 'tax', category: 'ERP Integration' },
      { q: 'tax', category: 'ERP Integration' },
    ],
    [{ q: 2026 }, { q: '2026' }],
    [{ q: '' }, {}],
    [{ q: ['a'], category: { x: 1 } }, {}],
    [{ category: 'All' }, {}],
    [{ category: 'erp integration', other: 1 }, {}],
    [{ q: 'x'.repeat(500) }, { q: 'x'.repeat(500) }],
  ])('%j are read as %j', (query, search) => {
    expect(readInsightSearchParams(query)).toEqual(search);
  });
});
