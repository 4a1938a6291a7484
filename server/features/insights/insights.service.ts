import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { type Language, LANGUAGES } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { insights } from '../../../db/schema/insights';
import { notFound } from '../../errors';
import { newestFirst } from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import { changedFields, updateEvent, type Written } from '../activities/domain-event';
import type { CreateInsight, UpdateInsight } from './insights.schema';
import { type Editor, type Public, publicationAfter, publicationOf } from '../content/publication';
import { referencesAfter } from '../content/references';
import { refuseTakenSlug } from '../content/slugs';
import { removePublishedDraft } from '../drafts/published-draft';
import { storeVersionBefore } from '../revisions/store-revision';
import { keepOldAddress, movedOrNotFound } from '../redirects/old-addresses';

/** The columns of a list: all but the text and what only the article's page needs. */
export const summaryColumns = {
  id: insights.id,
  title: insights.title,
  slug: insights.slug,
  excerpt: insights.excerpt,
  category: insights.category,
  status: insights.status,
  publishedAt: insights.publishedAt,
  language: insights.language,
  authorId: insights.authorId,
  translationOf: insights.translationOf,
  isSample: insights.isSample,
  updatedAt: insights.updatedAt,
};

const RECENT = 3;

const isPublished = eq(insights.status, 'published');
const isPublic = and(isPublished, eq(insights.language, sql.placeholder('language')));

const queries = prepared((database) => {
  const order = newestFirst(insights.publishedAt, insights.id);
  return {
    all: database
      .select(summaryColumns)
      .from(insights)
      // What was never public has its place by its last change.
      .orderBy(
        desc(sql`coalesce(${insights.publishedAt}, ${insights.updatedAt})`),
        desc(insights.id),
      )
      .prepare(),
    public: database
      .select(summaryColumns)
      .from(insights)
      .where(isPublic)
      .orderBy(...order)
      .prepare(),
    recent: database
      .select(summaryColumns)
      .from(insights)
      .where(isPublic)
      .orderBy(...order)
      .limit(RECENT)
      .prepare(),
    withContent: database
      .select()
      .from(insights)
      .where(isPublic)
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .prepare(),
    bySlug: database
      .select()
      .from(insights)
      .where(and(eq(insights.slug, sql.placeholder('slug')), isPublished))
      .prepare(),
    byId: database
      .select()
      .from(insights)
      .where(eq(insights.id, sql.placeholder('id')))
      .prepare(),
  };
});

type Insight = typeof insights.$inferSelect;
export type PublicInsight = Public<Insight>;
type PublicSummary = Omit<PublicInsight, 'content' | 'searchTitle'>;

/** What is public in a language, the newest first. */
export function listInsights(database: Database, language: Language) {
  return queries(database).public.all({ language }) as PublicSummary[];
}

export function listRecentInsights(database: Database, language: Language) {
  return queries(database).recent.all({ language }) as PublicSummary[];
}

/** What is public in all languages, for the sitemap. */
export function listAddresses(database: Database) {
  return LANGUAGES.flatMap((language) => listInsights(database, language));
}

/** All states and languages, for staff. */
export function listAllInsights(database: Database) {
  return queries(database).all.all();
}

/** What is not public gives the same 404 as an unknown slug. */
export function getPublicInsight(database: Database, slug: string) {
  const read = (each: string) => queries(database).bySlug.get({ slug: each });
  const insight = read(slug);
  if (insight) return insight as PublicInsight;
  throw movedOrNotFound(database, { type: 'insight', slug, what: 'The insight' }, read);
}

export function getInsight(database: Database, id: string) {
  const insight = queries(database).byId.get({ id });
  if (!insight) throw notFound('The insight');
  return insight;
}

/** The newest articles with their texts, for the feed. */
export function listInsightsWithContent(database: Database, language: Language, limit: number) {
  return queries(database).withContent.all({ language, limit }) as PublicInsight[];
}

export function createInsight(
  database: Database,
  input: CreateInsight,
  editor: Editor,
): Written<Insight> {
  const row = {
    ...input,
    ...publicationOf('published', input, editor),
    ...referencesAfter(database, insights, input),
    id: newId(),
    updatedAt: editor.now,
  };
  refuseTakenSlug(database, insights, input.slug);
  const result = database.insert(insights).values(row).returning().get();
  const { id: subjectId, status } = result;
  return { result, event: { type: 'insight.created', subjectId, data: { status } } };
}

const INSIGHT_UPDATE = { updated: 'insight.updated', moved: 'insight.status_changed' } as const;

export function updateInsight(
  database: Database,
  input: UpdateInsight,
  editor: Editor,
): Written<Insight> {
  const { id, updatedAt, draft, ...others } = input;
  const stored = getInsight(database, id);
  const publication = publicationAfter(stored, input, editor);
  const startedFrom = removePublishedDraft(database, input);
  refuseStale(stored, startedFrom);
  const references = referencesAfter(database, insights, input, stored);
  const changes = { ...others, ...publication, ...references };
  refuseTakenSlug(database, insights, others.slug, id);
  const fields = changedFields(stored, changes);
  if (fields.length === 0 && !stored.isSample) return { result: stored, event: null };
  storeVersionBefore(database, 'insight', stored);
  const result = database
    .update(insights)
    .set({ ...changes, isSample: false, updatedAt: nextVersion(stored, editor.now) })
    .where(eq(insights.id, id))
    .returning()
    .get();
  keepOldAddress(database, 'insight', { stored, result, now: editor.now });
  const event = updateEvent(INSIGHT_UPDATE, fields, stored.status, result.status);
  return { result, event: { ...event, subjectId: id } };
}
