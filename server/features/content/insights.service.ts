import { desc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { insights } from '../../../db/schema';
import { notFound } from '../../errors';

/** All but the article itself, which only its own page needs. */
const summary = {
  id: insights.id,
  title: insights.title,
  slug: insights.slug,
  excerpt: insights.excerpt,
  category: insights.category,
  publishedAt: insights.publishedAt,
  updatedAt: insights.updatedAt,
};

const RECENT = 3;

const queries = prepared((database) => {
  const newestFirst = [desc(insights.publishedAt), desc(insights.id)] as const;
  return {
    all: database
      .select(summary)
      .from(insights)
      .orderBy(...newestFirst)
      .prepare(),
    recent: database
      .select(summary)
      .from(insights)
      .orderBy(...newestFirst)
      .limit(RECENT)
      .prepare(),
    bySlug: database
      .select()
      .from(insights)
      .where(eq(insights.slug, sql.placeholder('slug')))
      .prepare(),
  };
});

export function listInsights(database: Database) {
  return queries(database).all.all();
}

export function listRecentInsights(database: Database) {
  return queries(database).recent.all();
}

export function getInsight(database: Database, slug: string) {
  const insight = queries(database).bySlug.get({ slug });
  if (!insight) throw notFound('The insight');
  return insight;
}

/** The newest articles, whole, for the feed. */
export function listInsightsWithContent(database: Database, limit: number) {
  return database
    .select()
    .from(insights)
    .orderBy(desc(insights.publishedAt), desc(insights.id))
    .limit(limit)
    .all();
}
