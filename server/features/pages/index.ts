import { pages as table } from '../../../db/schema/pages';
import { defineFeature } from '../define-feature';
import { changedAt } from '../content/publication';
import { recordsOf } from '../subjects';
import { pagesRest } from './pages.rest';
import { listPublishedPages } from './pages.service';

export const pages = defineFeature({
  router: () => import('./pages.router'),
  open: { published: 'everybody' },
  rest: pagesRest,
  responses: async () => (await import('./pages.responses')).pagesResponses,
  tag: { name: 'Pages', description: 'Pages made of blocks, each at its own path.' },
  examples: async () => (await import('./pages.examples')).pagesExamples,
  subjects: { page: recordsOf(table, table.title) },
  publicContent: true,
  sitemap: {
    pages: (database) =>
      listPublishedPages(database).map(({ slug, title, metaDescription, ...row }) => ({
        path: `/${slug}`,
        language: row.language,
        versionOf: row.translationOf ?? row.id,
        title,
        section: '',
        summary: metaDescription ?? '',
        updatedAt: changedAt(row),
      })),
  },
  mediaReferences: {
    label: 'page',
    subjectType: 'page',
    followsReplacement: true,
    title: table.title,
    columns: [table.content],
    newestFirst: table.createdAt,
  },
  tables: {
    pages: {
      about: 'Pages that staff have made.',
      withoutPeople: 'texts that the firm publishes',
      notes: { content: 'blocks, or what a tool posted' },
    },
  },
});
