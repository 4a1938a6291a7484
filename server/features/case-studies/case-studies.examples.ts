import type { Database } from '../../../db/client';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { aPublication } from '../content/publication.examples';
import { storeInsight } from '../insights/insights.examples';
import type { Examples } from '../examples.types';
import { previewExamples } from '../previews/preview-links.examples';
import { revisionExamples } from '../revisions/revisions.examples';

type NewStudy = Partial<typeof caseStudies.$inferInsert>;

let count = 0;

/** The values of a case study, different at each call. */
export function aStudy(overrides: NewStudy = {}) {
  count += 1;
  return {
    title: `Orders that follow the week ${count}`,
    slug: `orders-${count}`,
    industry: 'Food distribution',
    challenge: 'Two warehouses ordered from the sheet of the year before, and both ran short.',
    solution: 'A forecast for each product, shown where the order is written.',
    results: [
      {
        metric: 'Write-offs',
        value: '-31%',
        description: 'From 4.2% to 2.9%.',
        from: '4.2%',
        to: '2.9%',
        measuredBy: 'Purchases of ten months, by the ledger.',
      },
    ],
    timeline: '7 months',
    stack: ['PostgreSQL'],
    ...overrides,
  };
}

/** What a study may have besides. */
export const anOptionalPart = (database: Database) => ({
  searchTitle: 'Demand forecasting in Jordan',
  location: 'Amman',
  team: '2 engineers of ours, 4 buyers of theirs',
  steps: [
    {
      title: 'Read the invoices',
      period: 'Weeks 1 to 5',
      text: 'Three years.',
      kept: 'The history',
    },
  ],
  lessons: 'We trusted the dates\nThe paper had another date than the gate.',
  relatedInsightId: (database.select().from(insights).get() ?? storeInsight(database)).id,
});

export function storeStudy(database: Database, overrides: NewStudy = {}): string {
  const study = aStudy({ featured: 'true', ...overrides });
  return database.insert(caseStudies).values(study).returning({ id: caseStudies.id }).get().id;
}

const storedArticle = ({ database }: { database: Database }) => {
  const { id: relatedInsightId, slug } = storeInsight(database);
  storeStudy(database, { relatedInsightId });
  return { slug };
};

const withStoredStudy = ({ database }: { database: Database }) => {
  storeStudy(database);
  return {};
};

const arabicId = (database: Database) => storeStudy(database, { language: 'ar' });

export const caseStudiesExamples: Examples = {
  create: {
    good: ({ database }) => ({
      ...aStudy({ featured: 'true' }),
      ...anOptionalPart(database),
      ...aPublication(database, () => arabicId(database)),
    }),
    bad: { title: '' },
  },
  cards: { good: withStoredStudy, bad: { language: 'fr' } },
  featuredCards: { good: withStoredStudy, bad: { language: 'fr' } },
  about: { good: storedArticle, bad: { slug: '' } },
  featured: { good: withStoredStudy, bad: { language: 'fr' } },
  lastChanges: {},
  linked: {
    good: ({ database }) => {
      const { slug } = aStudy();
      storeStudy(database, { slug });
      return { slug };
    },
  },
  list: { good: withStoredStudy, bad: { language: 'fr' } },
  listAll: { good: withStoredStudy },
  update: {
    good: ({ database }) => ({
      id: storeStudy(database),
      ...anOptionalPart(database),
      featured: 'true',
      results: ['Half the waste', { value: '-31%' }],
      ...aPublication(database, () => arabicId(database)),
    }),
    bad: { results: 'none' },
  },
  ...previewExamples('case_study', storeStudy),
  ...revisionExamples('case_study', storeStudy),
};
