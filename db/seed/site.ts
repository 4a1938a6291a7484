import type { Database } from '../client';
import { HOUR_MS } from '../durations';
import { caseStudies } from '../schema/case-studies';
import { insights } from '../schema/insights';
import { insights as articles } from './insights';
import { arabicInsights } from './insights/ar';
import { caseStudies as studies } from './studies';

/** When the studies were written: the same in every installation, for the sitemap. */
const STUDIES_WRITTEN_AT = Date.parse('2026-10-26T09:00:00.000Z');

/**
 * Stores the site's own case studies and insights in a database that has neither. A database with
 * content is not changed, so that edits of staff are never overwritten.
 */
export function seedSite(database: Database): void {
  database.$client
    .transaction(() => {
      const hasContent =
        database.select({ id: caseStudies.id }).from(caseStudies).limit(1).get() ??
        database.select({ id: insights.id }).from(insights).limit(1).get();
      if (hasContent) return;
      storeStudies(database, storeArticles(database));
    })
    .immediate();
}

/** Returns the ids by slug. */
function storeArticles(database: Database): Map<string, string> {
  const ids = new Map<string, string>();
  for (const article of articles) {
    const { slug, publishedAt: updatedAt } = article;
    const values = { ...article, status: 'published', isSample: true, updatedAt } as const;
    const { id } = database.insert(insights).values(values).returning().get();
    ids.set(slug, id);
    const arabic = arabicInsights[slug];
    if (!arabic) continue;
    const language = { slug: `${slug}-ar`, language: 'ar', translationOf: id } as const;
    database
      .insert(insights)
      .values({ ...values, ...arabic, ...language })
      .run();
  }
  return ids;
}

function storeStudies(database: Database, articleIds: Map<string, string>): void {
  studies.forEach(({ relatedInsight, ...study }, index) => {
    // An hour apart, the first one newest, so that lists have the order of the file.
    const createdAt = new Date(STUDIES_WRITTEN_AT - index * HOUR_MS).toISOString();
    const times = { publishedAt: createdAt, createdAt, updatedAt: createdAt };
    const relatedInsightId = articleIds.get(relatedInsight) ?? null;
    database
      .insert(caseStudies)
      .values({ ...study, ...times, relatedInsightId, isSample: true })
      .run();
  });
}
