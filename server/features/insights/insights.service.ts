import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { insights } from '../../../db/schema/insights';
import { notFound } from '../../errors';
import { newestFirst } from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import { changedFields, type Written } from '../activities/domain-event';
import type { CreateInsight, UpdateInsight } from './insights.schema';
import { refuseTakenSlug } from '../content/slugs';
import { keepVersionBefore } from '../revisions/keep-revision';
import { keepOldAddress, movedOrNotFound } from '../redirects/old-addresses';

/** The columns of a list: all but the text. */
export const summaryColumns = {
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
  const order = newestFirst(insights.publishedAt, insights.id);
  return {
    all: database
      .select(summaryColumns)
      .from(insights)
      .orderBy(...order)
      .prepare(),
    recent: database
      .select(summaryColumns)
      .from(insights)
      .orderBy(...order)
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
  const read = (each: string) => queries(database).bySlug.get({ slug: each });
  const insight = read(slug);
  if (insight) return insight;
  throw movedOrNotFound(database, { type: 'insight', slug, what: 'The insight' }, read);
}

/** The newest articles with their texts, for the feed. */
export function listInsightsWithContent(database: Database, limit: number) {
  return database
    .select()
    .from(insights)
    .orderBy(...newestFirst(insights.publishedAt, insights.id))
    .limit(limit)
    .all();
}

type Insight = typeof insights.$inferSelect;

export function createInsight(
  database: Database,
  input: CreateInsight,
  now: string,
): Written<Insight> {
  refuseTakenSlug(database, insights, input.slug);
  const result = database
    .insert(insights)
    .values({ ...input, publishedAt: input.publishedAt ?? now, id: newId(), updatedAt: now })
    .returning()
    .get();
  return { result, event: { type: 'insight.created', subjectId: result.id, data: {} } };
}

export function updateInsight(
  database: Database,
  input: UpdateInsight,
  now: string,
): Written<Insight> {
  const { id, updatedAt: startedFrom, publishedAt, ...others } = input;
  const stored = database.select().from(insights).where(eq(insights.id, id)).get();
  if (!stored) throw notFound('The insight');
  refuseStale(stored, startedFrom);
  refuseTakenSlug(database, insights, others.slug, id);
  const changes = { ...others, publishedAt: publishedAt ?? stored.publishedAt };
  keepVersionBefore(database, 'insight', stored);
  const result = database
    .update(insights)
    .set({ ...changes, updatedAt: nextVersion(stored, now) })
    .where(eq(insights.id, id))
    .returning()
    .get();
  keepOldAddress(database, 'insight', { stored, slug: result.slug, now });
  const fields = changedFields(stored, changes);
  return { result, event: { type: 'insight.updated', subjectId: id, data: { fields } } };
}
