import type { caseStudies, insights, pages } from '../../db/schema';

let count = 0;

/** A case study as a row, each one different; overrides win. */
export function aStudy(overrides: Partial<typeof caseStudies.$inferInsert> = {}) {
  count += 1;
  return {
    title: `Orders that follow the week ${count}`,
    slug: `orders-${count}`,
    industry: 'Food distribution',
    challenge: 'Two warehouses ordered from the sheet of the year before, and both ran short.',
    solution: 'A forecast for each product, shown where the order is written.',
    results: [{ metric: 'Write-offs', value: '-31%', description: 'From 4.2% to 2.9%.' }],
    timeline: '7 months',
    stack: ['PostgreSQL'],
    ...overrides,
  };
}

/** An insight as a row, each one different; overrides win. */
export function anInsight(overrides: Partial<typeof insights.$inferInsert> = {}) {
  count += 1;
  return {
    title: `Why projects stall ${count}`,
    slug: `why-projects-stall-${count}`,
    excerpt: 'In the fifth month the first enthusiasm is gone and the first invoice has come.',
    content: '## The fifth month\n\nNobody has said who decides.',
    category: 'ERP Integration',
    publishedAt: '2026-10-22T07:00:00.000Z',
    ...overrides,
  };
}

/** A published page as a row, each one different; overrides win. */
export function aPage(overrides: Partial<typeof pages.$inferInsert> = {}) {
  count += 1;
  return {
    title: `Working here ${count}`,
    slug: `working-here-${count}`,
    content: [{ type: 'richText', markdown: 'We hire twice a year.' }] as unknown,
    status: 'published' as const,
    ...overrides,
  };
}
