import type { Database } from '../../../db/client';
import { pages } from '../../../db/schema/pages';
import { aPublication } from '../content/publication.examples';
import type { Examples, ExampleWorld } from '../examples.types';
import { previewExamples } from '../previews/preview-links.examples';
import { revisionExamples } from '../revisions/revisions.examples';

type NewPage = Partial<typeof pages.$inferInsert>;

let count = 0;

/** The values of a published page, different at each call. */
export function aPage(overrides: NewPage = {}) {
  count += 1;
  return {
    title: `Working here ${count}`,
    slug: `working-here-${count}`,
    content: [{ type: 'richText', markdown: 'We hire twice a year.' }] as unknown,
    status: 'published' as const,
    ...overrides,
  };
}

export function storePage(database: Database, overrides: NewPage = {}) {
  return database
    .insert(pages)
    .values(aPage(overrides))
    .returning({ id: pages.id, slug: pages.slug })
    .get();
}

const SEARCH_TEXTS = { metaTitle: 'Work with us', metaDescription: 'Open positions.' };

const storedId = ({ database }: ExampleWorld) => ({ id: storePage(database).id });

const arabicId = (database: Database) => storePage(database, { language: 'ar' }).id;

export const pagesExamples: Examples = {
  byId: { good: storedId },
  create: {
    good: ({ database }) => ({
      ...aPage(SEARCH_TEXTS),
      ...aPublication(database, () => arabicId(database)),
    }),
    bad: { slug: 'No Slug' },
  },
  lastChanges: {},
  list: {
    good: ({ database }) => {
      storePage(database);
      return {};
    },
    bad: { limit: 0 },
  },
  published: { good: ({ database }) => ({ slug: storePage(database).slug }) },
  remove: { good: storedId },
  summaries: {},
  update: {
    good: (world) => ({
      ...storedId(world),
      title: 'Careers',
      ...SEARCH_TEXTS,
      ...aPublication(world.database, () => arabicId(world.database)),
    }),
    bad: { status: 'gone' },
  },
  ...previewExamples('page', (database) => storePage(database).id),
  ...revisionExamples('page', (database) => storePage(database).id),
};
