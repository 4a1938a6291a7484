import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { teamMembers } from '../../../db/schema/team-members';
import {
  type SampleInsight,
  sampleInsights,
  sampleMembers,
  sampleStudies,
} from '../../../db/seed/samples';
import { hashOfInsight, hashOfStudy } from '../../../db/seed/unmarked-samples';
import { nextVersion } from '../../core/versions';
import { changedFields, type Written } from '../activities/domain-event';
import { bringUp, type Run, type SamplesReport } from './bring-up';

/**
 * Brings the content that came with the product up to that of this version, in one transaction: what
 * nobody has edited is replaced, what is missing is added, and what was edited stays.
 */
export function bringSamplesUp(database: Database, now: string): Written<SamplesReport> {
  const report: SamplesReport = { replaced: [], added: [], left: [], unchanged: 0 };
  const run: Run = { database, now, report, events: [] };
  const memberIds = bringTeamUp(run);
  const insightIds: Ids = new Map();
  for (const sample of sampleInsights()) {
    const id = bringInsightUp(run, sample, { memberIds, insightIds });
    if (id !== null) insightIds.set(sample.values.slug, id);
  }
  const studyIds: Ids = new Map();
  for (const sample of sampleStudies()) {
    const id = bringStudyUp(run, sample, { memberIds, insightIds, studyIds });
    if (id !== null) studyIds.set(sample.values.slug, id);
  }
  return { result: report, event: null, events: run.events };
}

type Ids = Map<string, string>;

/** Invented people are not added beside people of the firm. Returns their ids by key. */
function bringTeamUp(run: Run): Ids {
  const stored = run.database.select().from(teamMembers).all();
  const hasOwn = stored.some(({ isSample }) => !isSample);
  const ids: Ids = new Map();
  for (const sample of sampleMembers()) {
    const { name, language } = sample.values;
    const member = stored.find((one) => one.name === name && one.language === language);
    if (member?.isSample) ids.set(sample.key, replaceMember(run, sample.values, member));
    else if (member) run.report.left.push(name);
    else if (!hasOwn) ids.set(sample.key, addMember(run, sample));
  }
  return ids;
}

type Member = ReturnType<typeof sampleMembers>[number];

function addMember({ database, now, report, events }: Run, { values, createdAt }: Member): string {
  const row = { ...values, id: newId(), isSample: true, createdAt, updatedAt: now };
  database.insert(teamMembers).values(row).run();
  events.push({ type: 'team_member.created', subjectId: row.id, data: {} });
  report.added.push(values.name);
  return row.id;
}

function replaceMember(
  { database, now, report, events }: Run,
  values: Member['values'],
  stored: typeof teamMembers.$inferSelect,
): string {
  const { id } = stored;
  const fields = changedFields(stored, values);
  if (fields.length === 0) {
    report.unchanged += 1;
    return id;
  }
  const changes = { ...values, updatedAt: nextVersion(stored, now) };
  database.update(teamMembers).set(changes).where(eq(teamMembers.id, id)).run();
  events.push({ type: 'team_member.updated', subjectId: id, data: { fields } });
  report.replaced.push(values.name);
  return id;
}

function bringInsightUp(
  run: Run,
  { values, language, publishedAt, author, original }: SampleInsight,
  { memberIds, insightIds }: { memberIds: Ids; insightIds: Ids },
): string | null {
  const { database, now } = run;
  const stored = database.select().from(insights).where(eq(insights.slug, values.slug)).get();
  const authorId = stored?.authorId ?? memberIds.get(author) ?? null;
  const translationOf = original === null ? null : insightIds.get(original);
  const hasPlace =
    translationOf !== undefined && !hasTranslation(database, insights, translationOf, language);
  return bringUp(run, {
    type: 'insight',
    path: `/insights/${values.slug}`,
    stored,
    // Search titles came after the mark: an article without the mark that has one was edited.
    hash: stored?.searchTitle === null ? hashOfInsight(stored) : null,
    values: { ...values, authorId },
    add: hasPlace
      ? () => {
          const state = { language, publishedAt, status: 'published', isSample: true } as const;
          const id = newId();
          const row = { ...values, ...state, id, authorId, translationOf, updatedAt: now };
          database.insert(insights).values(row).run();
          return id;
        }
      : null,
  });
}

/** Whether staff have translated it already. */
function hasTranslation(
  database: Database,
  table: typeof insights | typeof caseStudies,
  original: string | null,
  language: SampleInsight['language'],
): boolean {
  if (original === null) return false;
  const isOne = and(eq(table.translationOf, original), eq(table.language, language));
  return Boolean(database.select({ id: table.id }).from(table).where(isOne).get());
}

function bringStudyUp(
  run: Run,
  {
    values,
    language,
    createdAt,
    author,
    relatedInsight,
    original,
  }: ReturnType<typeof sampleStudies>[number],
  { memberIds, insightIds, studyIds }: { memberIds: Ids; insightIds: Ids; studyIds: Ids },
): string | null {
  const { database, now } = run;
  const stored = database.select().from(caseStudies).where(eq(caseStudies.slug, values.slug)).get();
  const references = {
    authorId: stored?.authorId ?? memberIds.get(author) ?? null,
    relatedInsightId: insightIds.get(relatedInsight) ?? stored?.relatedInsightId ?? null,
  };
  const translationOf = original === null ? null : studyIds.get(original);
  const hasPlace =
    translationOf !== undefined && !hasTranslation(database, caseStudies, translationOf, language);
  return bringUp(run, {
    type: 'case_study',
    path: `/case-studies/${values.slug}`,
    stored,
    hash: stored && !hasLaterFields(stored) ? hashOfStudy(stored) : null,
    values: { ...values, ...references },
    add: hasPlace
      ? () => {
          const times = { publishedAt: createdAt, createdAt, updatedAt: now };
          const place = { ...references, language, translationOf, isSample: true };
          const row = { ...values, ...times, ...place, id: newId() };
          database.insert(caseStudies).values(row).run();
          return row.id;
        }
      : null,
  });
}

/** Fields that came with the mark or after it: a study without the mark that has one was edited. */
const hasLaterFields = (study: typeof caseStudies.$inferSelect) =>
  [
    study.searchTitle,
    study.location,
    study.team,
    study.steps,
    study.lessons,
    study.relatedInsightId,
  ].some((value) => value !== null);
