import { setImmediate as nextTurn } from 'node:timers/promises';
import { insights as table } from '../../../db/schema/insights';
import { pathIn } from '../../../src/config/languages';
import { defineFeature, type FeedEntry } from '../define-feature';
import { linkedTo } from '../content/linked';
import { changedAt } from '../content/publication';
import { recordsOf } from '../subjects';
import { fullTextOf } from './full-text';
import { insightsRest } from './insights.rest';
import { listTopics } from './list-topics';
import { listAddresses, listInsightsWithContent } from './insights.service';

export const insights = defineFeature({
  router: () => import('./insights.router'),
  open: {
    list: 'everybody',
    recent: 'everybody',
    cards: 'everybody',
    recentCards: 'everybody',
    bySlug: 'everybody',
    article: 'everybody',
  },
  rest: insightsRest,
  responses: async () => (await import('./insights.responses')).insightsResponses,
  tag: { name: 'Insights', description: 'Articles, in Markdown.' },
  examples: async () => (await import('./insights.examples')).insightsExamples,
  subjects: { insight: recordsOf(table, table.title) },
  publicContent: true,
  sitemap: {
    listPath: '/insights',
    pages: (database) => [
      ...listTopics(database),
      ...listAddresses(database).map(({ slug, title, category, excerpt, ...row }) => ({
        path: `/insights/${slug}`,
        language: row.language,
        versionOf: row.translationOf ?? row.id,
        title,
        section: category,
        summary: excerpt,
        drawing: async () => {
          const { withCovers } = await import('./covers');
          const [drawn] = withCovers(database, [{ ...row, slug }]);
          return { type: 'insight' as const, slug, category, cover: drawn?.cover ?? null };
        },
        updatedAt: changedAt(row),
      })),
    ],
  },
  feed: async (database, language, limit) => {
    const { renderForFeed } = await import('../content/markdown');
    const entries: FeedEntry[] = [];
    for (const row of listInsightsWithContent(database, language, limit)) {
      const { slug, title, category, excerpt, content, publishedAt } = row;
      entries.push({
        path: pathIn(language, `/insights/${slug}`),
        title,
        author: linkedTo(database, 'insight', row).author?.name ?? null,
        category,
        summary: excerpt,
        html: renderForFeed(content),
        publishedAt,
        updatedAt: changedAt(row),
      });
      // Twenty long texts take 0.2 s: other requests are answered in between.
      await nextTurn();
    }
    return entries;
  },
  fullTexts: (database, language, limit) =>
    listInsightsWithContent(database, language, limit).map((row) => ({
      path: pathIn(language, `/insights/${row.slug}`),
      title: row.title,
      text: fullTextOf(row, linkedTo(database, 'insight', row).author),
    })),
  mediaReferences: {
    label: 'insight',
    subjectType: 'insight',
    followsReplacement: true,
    title: table.title,
    columns: [table.content, table.excerpt],
    newestFirst: table.publishedAt,
  },
  tables: {
    insights: {
      about: 'Articles of the site; drafts and scheduled ones too.',
      withoutPeople: 'texts that the firm publishes',
      notes: { content: 'Markdown', author_id: 'team_members.id' },
    },
  },
});
