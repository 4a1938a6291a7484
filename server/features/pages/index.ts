import { pages as table } from '../../../db/schema/pages';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { previewResponses } from '../previews/previews.responses';
import { revisionResponses } from '../revisions/revisions.responses';
import { changedAt } from '../content/publication';
import { recordsOf } from '../subjects';
import { pagesRest } from './pages.rest';
import { listPublishedPages } from './pages.service';

export const pages = defineFeature({
  router: () => import('./pages.router'),
  open: { published: 'everybody' },
  rest: pagesRest,
  responses: () => ({
    Page: rowOf(table),
    ...revisionResponses('Page'),
    ...previewResponses('Page'),
  }),
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
    isReplaced: true,
    title: table.title,
    columns: [table.content],
    newestFirst: table.createdAt,
  },
});
