import { insights as table } from '../../../db/schema/insights';
import { defineFeature } from '../define-feature';
import { insightsResponses } from './insights.responses';
import { insightsRest } from './insights.rest';
import { insightsRouter } from './insights.router';
import { listInsights, listInsightsWithContent } from './insights.service';

export const insights = defineFeature({
  router: insightsRouter,
  open: { list: 'everybody', recent: 'everybody', bySlug: 'everybody', article: 'everybody' },
  rest: insightsRest,
  responses: insightsResponses,
  tag: { name: 'Insights', description: 'Articles, in Markdown.' },
  examples: async () => (await import('./insights.examples')).insightsExamples,
  publicContent: true,
  sitemap: {
    listPath: '/insights',
    pages: (database) =>
      listInsights(database).map(({ slug, title, category, updatedAt }) => ({
        path: `/insights/${slug}`,
        title,
        section: category,
        updatedAt,
      })),
  },
  feed: async (database, limit) => {
    const { renderMarkdown } = await import('../content/markdown');
    return listInsightsWithContent(database, limit).map(
      ({ slug, title, category, excerpt, content, publishedAt, updatedAt }) => ({
        path: `/insights/${slug}`,
        title,
        category,
        summary: excerpt,
        html: renderMarkdown(content).html,
        publishedAt,
        updatedAt,
      }),
    );
  },
  mediaReferences: {
    label: 'insight',
    title: table.title,
    columns: [table.content, table.excerpt],
    newestFirst: table.publishedAt,
  },
});
