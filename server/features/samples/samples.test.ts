import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { teamMembers } from '../../../db/schema/team-members';
import { sampleStudies } from '../../../db/seed/samples';
import { seedSite } from '../../../db/seed/site';
import { hashOfStudy, UNMARKED_SAMPLES } from '../../../db/seed/unmarked-samples';
import { SEEDED_BEFORE } from '../../test/seeded-before';
import { createTestApp } from '../../test/test-app';
import { storeMember } from '../team/team.examples';
import { bringSamplesUp } from './samples.service';

const SLUG = 'cold-store-orders';
const PATH = `/case-studies/${SLUG}`;

/** Copies, since the lists of the constants are read-only. */
const textsOf = (seeded: (typeof SEEDED_BEFORE)[number]) => ({
  ...seeded,
  results: seeded.results.map((result) => ({ ...result })),
  stack: [...seeded.stack],
});

/** The fields that came with the mark or after it. */
const LATER_FIELDS = {
  searchTitle: null,
  location: null,
  team: null,
  steps: null,
  lessons: null,
  relatedInsightId: null,
};

function createSeeded() {
  const testApp = createTestApp();
  const { database } = testApp.deps;
  seedSite(database);
  const study = () => database.select().from(caseStudies).where(eq(caseStudies.slug, SLUG)).get();
  const staff = testApp.staff();
  return { ...testApp, staff, database, study, bringUp: () => staff.samples.bringUp() };
}

test('a new database is up to date', async () => {
  const { database, bringUp, count } = createSeeded();
  const before = database.select().from(caseStudies).all();
  const report = await bringUp();
  expect(report).toMatchObject({ replaced: [], added: [], left: [] });
  expect(report.unchanged).toBe(12 + count(insights) + count(caseStudies));
  expect(database.select().from(caseStudies).all()).toEqual(before);
  expect(count(activities)).toBe(0);
});

test.each([
  ['0.1.0', SEEDED_BEFORE[0]],
  ['the last version without the mark', SEEDED_BEFORE[1]],
])('a study as %s wrote it is replaced, with an event', async (_version, seeded) => {
  const { database, study, bringUp } = createSeeded();
  database
    .update(caseStudies)
    .set({ ...textsOf(seeded), ...LATER_FIELDS, isSample: false, status: 'unpublished' })
    .where(eq(caseStudies.slug, SLUG))
    .run();
  expect(UNMARKED_SAMPLES[PATH]).toContain(hashOfStudy(seeded));
  const before = study();

  expect((await bringUp()).replaced).toEqual([PATH]);
  const [sample] = sampleStudies();
  expect(study()).toMatchObject({ ...sample?.values, isSample: true, status: 'unpublished' });
  expect(study()?.id).toBe(before?.id);
  expect(study()?.relatedInsightId).not.toBeNull();
  const [event] = database.select().from(activities).all();
  expect(event).toMatchObject({ type: 'case_study.updated', subjectId: before?.id });
});

test.each([
  [
    'a study of the first version',
    { ...textsOf(SEEDED_BEFORE[0]), ...LATER_FIELDS, isSample: false },
  ],
  ['a marked study', { isSample: true }],
])('%s that was edited in one word stays', async (_what, old) => {
  const { database, staff, study, bringUp } = createSeeded();
  database.update(caseStudies).set(old).where(eq(caseStudies.slug, SLUG)).run();
  await staff.caseStudies.update({ id: study()?.id ?? '', title: 'Ours' });
  const edited = study();
  expect(edited?.isSample).toBe(false);
  expect((await bringUp()).left).toEqual([PATH]);
  expect(study()).toEqual(edited);
});

test.each([
  ['steps', { steps: ['Ours'] }],
  ['a search title', { searchTitle: 'Ours' }],
])('a study of the first version with %s of its own stays', async (_what, fields) => {
  const { database, study, bringUp } = createSeeded();
  const own = { ...textsOf(SEEDED_BEFORE[0]), ...LATER_FIELDS, isSample: false, ...fields };
  database.update(caseStudies).set(own).where(eq(caseStudies.slug, SLUG)).run();
  expect((await bringUp()).left).toEqual([PATH]);
  expect(study()).toMatchObject(fields);
});

test('samples from before search titles get theirs', async () => {
  const { database, study, bringUp } = createSeeded();
  const isArticle = eq(insights.slug, 'four-item-codes-for-one-carton-ar');
  database.update(insights).set({ searchTitle: null }).where(isArticle).run();
  database.update(caseStudies).set({ searchTitle: null }).where(eq(caseStudies.slug, SLUG)).run();
  expect((await bringUp()).replaced).toEqual(['/insights/four-item-codes-for-one-carton-ar', PATH]);
  const article = database.select().from(insights).where(isArticle).get();
  expect(article?.searchTitle).toBe('الأصناف المكررة في نظام ERP: اكتشافها ودمجها');
  expect(study()?.searchTitle).toBe('Demand forecasting for a food distributor in Jordan');
});

test('what is missing is added, but neither at an old address nor beside a translation', async () => {
  const { database, staff, study, bringUp } = createSeeded();
  await staff.caseStudies.update({ id: study()?.id ?? '', slug: 'renamed' });
  const where = eq(insights.slug, 'lead-times-are-a-distribution-not-a-number-ar');
  const arabic = database.select().from(insights).where(where).get();
  await staff.insights.update({ id: arabic?.id ?? '', slug: 'ours-ar' });
  database.delete(insights).where(eq(insights.slug, 'four-item-codes-for-one-carton-ar')).run();
  database.delete(caseStudies).where(eq(caseStudies.slug, 'solar-washing-plan')).run();

  const report = await bringUp();
  expect(report.added).toEqual([
    '/insights/four-item-codes-for-one-carton-ar',
    '/case-studies/solar-washing-plan',
  ]);
  expect(report.left).toContain(PATH);
  const added = database
    .select()
    .from(insights)
    .where(eq(insights.slug, 'four-item-codes-for-one-carton-ar'))
    .get();
  expect(added).toMatchObject({ language: 'ar', status: 'published', isSample: true });
  expect(added?.translationOf).not.toBeNull();
  expect(added?.authorId).not.toBeNull();
});

test('an item with a draft stays as it is', async () => {
  const { database, staff, study, bringUp } = createSeeded();
  database.update(caseStudies).set({ title: 'Older' }).where(eq(caseStudies.slug, SLUG)).run();
  await staff.drafts.saveCaseStudy({ id: study()?.id ?? '', title: 'Ours' });
  expect((await bringUp()).left).toEqual([PATH]);
  expect(study()?.title).toBe('Older');
});

test('invented people are replaced while they are samples, and not added beside people of the firm', async () => {
  const { database, staff, bringUp, count } = createSeeded();
  const dima = eq(teamMembers.name, 'Dima Sabbagh');
  database.update(teamMembers).set({ city: 'Elsewhere' }).where(dima).run();
  expect((await bringUp()).replaced).toEqual(['Dima Sabbagh']);
  const member = database.select().from(teamMembers).where(dima).get();
  expect(member).toMatchObject({ city: 'Amman', isSample: true });

  await staff.team.update({ id: member?.id ?? '', name: 'Rana Odeh' });
  const people = count(teamMembers);
  expect((await bringUp()).added).toEqual([]);
  expect(count(teamMembers)).toBe(people);
});

test('a database without content gets all of it', () => {
  const { deps, count } = createTestApp();
  storeMember(deps.database);
  const { result } = bringSamplesUp(deps.database, '2026-11-24T09:00:00.000Z');
  expect(result.added).toHaveLength(count(insights) + count(caseStudies));
  expect(count(caseStudies)).toBe(18);
  expect(count(teamMembers)).toBe(1);
});
