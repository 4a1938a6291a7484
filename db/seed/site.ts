import type { Database } from '../client';
import { HOUR_MS } from '../durations';
import { caseStudies } from '../schema/case-studies';
import { insights } from '../schema/insights';
import { caseStudies as studies } from './case-studies';
import { insights as articles } from './insights';
import { arabicInsights } from './insights/ar';

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
      studies.forEach((study, index) => {
        // An hour apart, the first one newest, so that lists have the order of the file.
        const createdAt = new Date(STUDIES_WRITTEN_AT - index * HOUR_MS).toISOString();
        database
          .insert(caseStudies)
          .values({ ...study, publishedAt: createdAt, createdAt, updatedAt: createdAt })
          .run();
      });
      for (const article of articles) {
        const values = { ...article, status: 'published', updatedAt: article.publishedAt } as const;
        const { id } = database.insert(insights).values(values).returning().get();
        const arabic = arabicInsights[article.slug];
        if (!arabic) continue;
        const slug = `${article.slug}-ar`;
        const translation = {
          ...values,
          ...arabic,
          slug,
          language: 'ar',
          translationOf: id,
        } as const;
        database.insert(insights).values(translation).run();
      }
    })
    .immediate();
}
