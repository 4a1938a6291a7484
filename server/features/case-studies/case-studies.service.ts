import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { type Language, LANGUAGES } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { caseStudies, type CaseStudyResult } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { slugIn } from '../../../src/config/slugs';
import { solutionOf, solutionProof } from '../../../src/config/solutions';
import { shorten } from '../../../src/lib/shorten';
import { invalid, notFound } from '../../errors';
import { newestFirst } from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import { changedFields, updateEvent, type Written } from '../activities/domain-event';
import type { CreateCaseStudy, UpdateCaseStudy } from './case-studies.schema';
import { type Editor, publicationAfter, publicationOf } from '../content/publication';
import { referencesAfter } from '../content/references';
import { refuseTakenSlug } from '../content/slugs';
import { removePublishedDraft } from '../drafts/published-draft';
import { storeVersionBefore } from '../revisions/store-revision';
import { keepOldAddress } from '../redirects/old-addresses';

const isPublic = and(
  eq(caseStudies.status, 'published'),
  eq(caseStudies.language, sql.placeholder('language')),
);

/** Cards show two results and what fits into three lines on a phone, so that no word is cut. */
const CARD = { challenge: 112, results: 2 };

/** Studies named at the end of an article. */
const MAX_ABOUT = 3;

const cardColumns = {
  id: caseStudies.id,
  slug: caseStudies.slug,
  title: caseStudies.title,
  industry: caseStudies.industry,
  challenge: sql<string>`substr(${caseStudies.challenge}, 1, ${sql.raw(`${CARD.challenge + 1}`)})`,
  results: caseStudies.results,
  timeline: caseStudies.timeline,
  featured: caseStudies.featured,
  authorId: caseStudies.authorId,
  isSample: caseStudies.isSample,
};

const queries = prepared((database) => {
  const order = newestFirst(caseStudies.createdAt, caseStudies.id);
  const isFeatured = and(isPublic, eq(caseStudies.featured, 'true'));
  const cards = () => database.select(cardColumns).from(caseStudies);
  return {
    all: database
      .select()
      .from(caseStudies)
      .orderBy(...order)
      .prepare(),
    public: database
      .select()
      .from(caseStudies)
      .where(isPublic)
      .orderBy(...order)
      .prepare(),
    cards: cards()
      .where(isPublic)
      .orderBy(...order)
      .prepare(),
    featuredCards: cards()
      .where(isFeatured)
      .orderBy(...order)
      .prepare(),
    featured: database
      .select()
      .from(caseStudies)
      .where(isFeatured)
      .orderBy(...order)
      .prepare(),
    bySlug: database
      .select()
      .from(caseStudies)
      .where(
        and(eq(caseStudies.slug, sql.placeholder('slug')), eq(caseStudies.status, 'published')),
      )
      .prepare(),
    about: database
      .select({
        slug: caseStudies.slug,
        title: caseStudies.title,
        industry: caseStudies.industry,
      })
      .from(caseStudies)
      .innerJoin(insights, eq(insights.id, caseStudies.relatedInsightId))
      .where(and(eq(caseStudies.status, 'published'), eq(insights.slug, sql.placeholder('slug'))))
      .orderBy(...order)
      .limit(MAX_ABOUT)
      .prepare(),
    article: database
      .select({ category: insights.category, language: insights.language })
      .from(insights)
      .where(and(eq(insights.slug, sql.placeholder('slug')), eq(insights.status, 'published')))
      .prepare(),
    byId: database
      .select()
      .from(caseStudies)
      .where(eq(caseStudies.id, sql.placeholder('id')))
      .prepare(),
  };
});

/** What is public in a language, the newest first. */
export function listCaseStudies(database: Database, language: Language) {
  return queries(database).public.all({ language });
}

/** The same, with what a card shows of each. */
export function listCaseStudyCards(database: Database, language: Language) {
  return queries(database).cards.all({ language }).map(withCardResults);
}

export function listFeaturedCards(database: Database, language: Language) {
  return queries(database).featuredCards.all({ language }).map(withCardResults);
}

const withCardResults = <Row extends { challenge: string; results: CaseStudyResult[] }>(
  row: Row,
) => ({
  ...row,
  challenge: shorten(row.challenge, CARD.challenge),
  results: row.results.slice(0, CARD.results).map(onCard),
});

/** Without what only the study's page shows. */
function onCard(result: CaseStudyResult): CaseStudyResult {
  if (typeof result === 'string') return result;
  const { metric, value } = result;
  return { metric, value };
}

export function listFeaturedCaseStudies(database: Database, language: Language) {
  return queries(database).featured.all({ language });
}

/** What is not public gives the same 404 as an unknown slug. */
export function getPublicCaseStudy(database: Database, slug: string) {
  const study = queries(database).bySlug.get({ slug });
  if (!study) throw notFound('The case study');
  return study;
}

/** The public studies behind the article with this slug; without any, that of its solution. */
export function listStudiesAbout(database: Database, slug: string) {
  const studies = queries(database).about.all({ slug });
  return studies.length > 0 ? studies : exampleFor(database, slug);
}

function exampleFor(database: Database, articleSlug: string) {
  const article = queries(database).article.get({ slug: articleSlug });
  const solution = article && solutionOf(articleSlug, article.category);
  if (!solution) return [];
  const study = queries(database).bySlug.get({
    slug: slugIn(article.language, solutionProof[solution][0]),
  });
  return study ? [{ slug: study.slug, title: study.title, industry: study.industry }] : [];
}

/** What is public in all languages, for the sitemap. */
export function listAddresses(database: Database) {
  return LANGUAGES.flatMap((language) => listCaseStudies(database, language));
}

/** All states and languages, for staff. */
export function listAllCaseStudies(database: Database) {
  return queries(database).all.all();
}

export function getCaseStudy(database: Database, id: string) {
  const study = queries(database).byId.get({ id });
  if (!study) throw notFound('The case study');
  return study;
}

type CaseStudy = typeof caseStudies.$inferSelect;

export function createCaseStudy(
  database: Database,
  input: CreateCaseStudy,
  editor: Editor,
): Written<CaseStudy> {
  const { now } = editor;
  const publication = publicationOf('published', input, editor);
  const references = referencesAfter(database, caseStudies, input);
  refuseTakenSlug(database, caseStudies, input.slug);
  refuseUnknownInsight(database, input.relatedInsightId);
  const result = database
    .insert(caseStudies)
    .values({
      ...input,
      ...publication,
      ...references,
      results: input.results ?? [],
      stack: input.stack ?? [],
      steps: input.steps ?? null,
      featured: input.featured ?? 'false',
      id: newId(),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get();
  const { id: subjectId, status } = result;
  return { result, event: { type: 'case_study.created', subjectId, data: { status } } };
}

const STUDY_UPDATE = { updated: 'case_study.updated', moved: 'case_study.status_changed' } as const;

export function updateCaseStudy(
  database: Database,
  input: UpdateCaseStudy,
  editor: Editor,
): Written<CaseStudy> {
  const { id, updatedAt, draft, ...others } = input;
  const stored = getCaseStudy(database, id);
  const publication = publicationAfter(stored, input, editor);
  const startedFrom = removePublishedDraft(database, input);
  refuseStale(stored, startedFrom);
  const references = referencesAfter(database, caseStudies, input, stored);
  const changes = { ...others, ...publication, ...references };
  refuseTakenSlug(database, caseStudies, changes.slug, id);
  refuseUnknownInsight(database, changes.relatedInsightId);
  const fields = changedFields(stored, changes);
  if (fields.length === 0 && !stored.isSample) return { result: stored, event: null };
  storeVersionBefore(database, 'case_study', stored);
  const result = database
    .update(caseStudies)
    .set({ ...changes, isSample: false, updatedAt: nextVersion(stored, editor.now) })
    .where(eq(caseStudies.id, id))
    .returning()
    .get();
  keepOldAddress(database, 'case_study', { stored, result, now: editor.now });
  const event = updateEvent(STUDY_UPDATE, fields, stored.status, result.status);
  return { result, event: { ...event, subjectId: id } };
}

function refuseUnknownInsight(database: Database, id: string | null | undefined): void {
  if (!id) return;
  const insight = database.select({ id: insights.id }).from(insights).where(eq(insights.id, id));
  if (!insight.get()) throw invalid('relatedInsightId', 'This insight does not exist');
}
