import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { caseStudies } from '../../../db/schema/case-studies';
import { drafts } from '../../../db/schema/drafts';
import { insights } from '../../../db/schema/insights';
import { redirects } from '../../../db/schema/redirects';
import { UNMARKED_SAMPLES } from '../../../db/seed/unmarked-samples';
import { nextVersion } from '../../core/versions';
import { changedFields, type DomainEvent } from '../activities/domain-event';
import { storeVersionBefore } from '../revisions/store-revision';

/** What became of each sample, by address; people by name. */
export interface SamplesReport {
  replaced: string[];
  added: string[];
  /** Edited by staff, or moved to another address. */
  left: string[];
  unchanged: number;
}

export interface Run {
  database: Database;
  now: string;
  report: SamplesReport;
  events: DomainEvent[];
}

const NOUNS = {
  insight: { table: insights, created: 'insight.created', updated: 'insight.updated' },
  case_study: { table: caseStudies, created: 'case_study.created', updated: 'case_study.updated' },
} as const;

interface Stored {
  id: string;
  title: string;
  updatedAt: string;
  isSample: boolean;
}

interface Sample {
  type: keyof typeof NOUNS;
  path: string;
  /** The row at its address; undefined for none. */
  stored: (Stored & Record<string, unknown>) | undefined;
  /** The hash of a stored row; null for one that no earlier version can have written. */
  hash: string | null;
  values: Record<string, unknown>;
  /** Stores it, and returns its id. Null where it has no place. */
  add: (() => string) | null;
}

/** Adds or replaces a sample. Returns its id; null if staff have made it their own. */
export function bringUp(run: Run, sample: Sample): string | null {
  const { database, report, events } = run;
  const { type, path, stored, add } = sample;
  if (stored)
    return isUntouched(database, sample) ? replace(run, sample, stored) : leave(run, path);
  if (!add || wasMoved(database, path)) return leave(run, path);
  const subjectId = add();
  events.push({ type: NOUNS[type].created, subjectId, data: { status: 'published' } });
  report.added.push(path);
  return subjectId;
}

function leave({ report }: Run, path: string): null {
  report.left.push(path);
  return null;
}

const wasMoved = (database: Database, path: string) =>
  Boolean(
    database.select({ id: redirects.id }).from(redirects).where(eq(redirects.from, path)).get(),
  );

function isUntouched(database: Database, { path, stored, hash }: Sample): boolean {
  if (!stored) return false;
  const isOurs = stored.isSample || (hash !== null && UNMARKED_SAMPLES[path]?.includes(hash));
  return Boolean(isOurs) && !hasDraft(database, stored.id);
}

const hasDraft = (database: Database, id: string) =>
  Boolean(database.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, id)).get());

function replace(
  { database, now, report, events }: Run,
  { type, path, values }: Sample,
  stored: Stored & Record<string, unknown>,
): string {
  const { table, updated } = NOUNS[type];
  const subjectId = stored.id;
  const isRow = eq(table.id, subjectId);
  const fields = changedFields<Record<string, unknown>>(stored, values);
  if (fields.length === 0) {
    database.update(table).set({ isSample: true }).where(isRow).run();
    report.unchanged += 1;
    return subjectId;
  }
  storeVersionBefore(database, type, stored);
  const version = { isSample: true, updatedAt: nextVersion(stored, now) };
  database
    .update(table)
    .set({ ...values, ...version })
    .where(isRow)
    .run();
  events.push({ type: updated, subjectId, data: { fields } });
  report.replaced.push(path);
  return subjectId;
}
