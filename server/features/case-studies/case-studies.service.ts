import { eq } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { caseStudies } from '../../../db/schema/case-studies';
import { notFound } from '../../errors';
import { newestFirst } from '../../core/pagination';
import { nextVersion, refuseStale } from '../../core/versions';
import { changedFields, type Written } from '../activities/domain-event';
import type { CreateCaseStudy, UpdateCaseStudy } from './case-studies.schema';
import { refuseTakenSlug } from '../content/slugs';
import { keepVersionBefore } from '../revisions/keep-revision';
import { keepOldAddress } from '../redirects/old-addresses';

const queries = prepared((database) => {
  const order = newestFirst(caseStudies.createdAt, caseStudies.id);
  return {
    all: database
      .select()
      .from(caseStudies)
      .orderBy(...order)
      .prepare(),
    featured: database
      .select()
      .from(caseStudies)
      .where(eq(caseStudies.featured, 'true'))
      .orderBy(...order)
      .prepare(),
  };
});

export function listCaseStudies(database: Database) {
  return queries(database).all.all();
}

export function listFeaturedCaseStudies(database: Database) {
  return queries(database).featured.all();
}

type CaseStudy = typeof caseStudies.$inferSelect;

export function createCaseStudy(
  database: Database,
  input: CreateCaseStudy,
  now: string,
): Written<CaseStudy> {
  refuseTakenSlug(database, caseStudies, input.slug);
  const result = database
    .insert(caseStudies)
    .values({
      ...input,
      results: input.results ?? [],
      stack: input.stack ?? [],
      featured: input.featured ?? 'false',
      id: newId(),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get();
  return { result, event: { type: 'case_study.created', subjectId: result.id, data: {} } };
}

export function updateCaseStudy(
  database: Database,
  input: UpdateCaseStudy,
  now: string,
): Written<CaseStudy> {
  const { id, updatedAt: startedFrom, ...changes } = input;
  const stored = database.select().from(caseStudies).where(eq(caseStudies.id, id)).get();
  if (!stored) throw notFound('The case study');
  refuseStale(stored, startedFrom);
  refuseTakenSlug(database, caseStudies, changes.slug, id);
  keepVersionBefore(database, 'case_study', stored);
  const result = database
    .update(caseStudies)
    .set({ ...changes, updatedAt: nextVersion(stored, now) })
    .where(eq(caseStudies.id, id))
    .returning()
    .get();
  keepOldAddress(database, 'case_study', { stored, slug: result.slug, now });
  const fields = changedFields(stored, changes);
  return { result, event: { type: 'case_study.updated', subjectId: id, data: { fields } } };
}
