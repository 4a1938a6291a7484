import type { Database } from '../../../db/client';
import { insights } from '../../../db/schema/insights';
import { aPublication } from '../content/publication.examples';
import type { Examples, ExampleWorld } from '../examples.types';
import { previewExamples } from '../previews/preview-links.examples';
import { revisionExamples } from '../revisions/revisions.examples';

type NewInsight = Partial<typeof insights.$inferInsert>;

let count = 0;

/** The values of an insight, different at each call. */
export function anInsight(overrides: NewInsight = {}) {
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

export function storeInsight(database: Database, overrides: NewInsight = {}) {
  const insight = anInsight(overrides);
  return database
    .insert(insights)
    .values(insight)
    .returning({ id: insights.id, slug: insights.slug })
    .get();
}

const withStoredInsight = ({ database }: ExampleWorld) => {
  storeInsight(database);
  return {};
};
const arabicId = (database: Database) => storeInsight(database, { language: 'ar' }).id;
const storedSlug = ({ database }: ExampleWorld) => ({ slug: storeInsight(database).slug });

export const insightsExamples: Examples = {
  article: { good: storedSlug },
  bySlug: { good: storedSlug },
  cards: { good: withStoredInsight, bad: { language: 'fr' } },
  byId: { good: ({ database }) => ({ id: storeInsight(database).id }) },
  create: {
    good: ({ database }) => ({
      ...anInsight({ searchTitle: 'Why ERP projects stall' }),
      ...aPublication(database, () => arabicId(database)),
    }),
    bad: { slug: 'No Slug' },
  },
  lastChanges: {},
  list: { good: withStoredInsight, bad: { language: 'fr' } },
  listAll: { good: withStoredInsight },
  preview: { good: () => ({ markdown: '# Hi' }), bad: { markdown: 7 } },
  recent: { good: withStoredInsight, bad: { language: 'fr' } },
  recentCards: { good: withStoredInsight, bad: { language: 'fr' } },
  update: {
    good: ({ database }) => ({
      id: storeInsight(database).id,
      excerpt: 'Who decides?',
      searchTitle: 'Who decides in an ERP project',
      ...aPublication(database, () => arabicId(database)),
    }),
    bad: { title: 7 },
  },
  ...previewExamples('insight', (database) => storeInsight(database).id),
  ...revisionExamples('insight', (database) => storeInsight(database).id),
};
