import { setImmediate as nextTurn } from 'node:timers/promises';
import { insights as table } from '../../../db/schema/insights';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature, type FeedEntry } from '../define-feature';
import { revisionResponses } from '../revisions/revisions.responses';
import { recordsOf } from '../subjects';
import { insightsRest } from './insights.rest';
import { insightsRouter } from './insights.router';
import { listInsights, listInsightsWithContent, summaryColumns } from './insights.service';

export const insights = defineFeature({
  router: insightsRouter,
  open: { list: 'everybody', recent: 'everybody', bySlug: 'everybody', article: 'everybody' },
  rest: insightsRest,
  responses: {
    Insight: rowOf(table),
    InsightSummary: rowOf(summaryColumns),
    ...revisionResponses('Insight'),
  },
  tag: { name: 'Insights', description: 'Articles, in Markdown.' },
  examples: async () => (await import('./insights.examples')).insightsExamples,
  subjects: { insight: recordsOf(table, table.title) },
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
    const entries: FeedEntry[] = [];
    for (const row of listInsightsWithContent(database, limit)) {
      const { slug, title, category, excerpt, content, publishedAt, updatedAt } = row;
      entries.push({
        path: `/insights/${slug}`,
        title,
        category,
        summary: excerpt,
        html: renderMarkdown(content).html,
        publishedAt,
        updatedAt,
      });
      // Twenty long texts take 0.2 s: other requests are answered in between.
      await nextTurn();
    }
    return entries;
  },
  mediaReferences: {
    label: 'insight',
    title: table.title,
    columns: [table.content, table.excerpt],
    newestFirst: table.publishedAt,
  },
});
