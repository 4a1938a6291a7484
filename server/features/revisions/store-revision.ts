import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { CONTENT_TYPES, type ContentType } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { revisions } from '../../../db/schema/revisions';
import { type Fields, findItem, type StoredRow } from '../content/content-tables';
import { fieldsOf, publicSince } from './stored-content';

/** The newest versions of an item that are kept, besides all that were ever public. */
export const MAX_REVISIONS = 100;

const queries = prepared((database) => ({
  insert: preparedInsert(database, revisions, (insert) => insert.prepare()),
  /** Of the item itself. */
  newest: database
    .select({ id: revisions.id, version: revisions.version, publicFrom: revisions.publicFrom })
    .from(revisions)
    .where(
      and(eq(revisions.subjectId, sql.placeholder('subjectId')), sql`not ${revisions.isDraft}`),
    )
    .orderBy(desc(revisions.id))
    .limit(1)
    .prepare(),
  oldestKept: database
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.subjectId, sql.placeholder('subjectId')))
    .orderBy(desc(revisions.id))
    .limit(1)
    .offset(MAX_REVISIONS - 1)
    .prepare(),
  prune: database
    .delete(revisions)
    .where(
      and(
        eq(revisions.subjectId, sql.placeholder('subjectId')),
        sql`${revisions.publicFrom} is null`,
        sql`${revisions.id} < ${sql.placeholder('oldestKept')}`,
      ),
    )
    .prepare(),
}));

const isContent = (type: string): type is ContentType => CONTENT_TYPES.some((one) => one === type);

interface Subject {
  subjectType: string;
  subjectId: string;
}

interface Save {
  actorId: string | null;
  now: string;
}

/** Stores the version that an event has made, in the transaction that records the event. */
export function storeRevision(database: Database, subject: Subject, save: Save): void {
  const { subjectType, subjectId } = subject;
  if (!isContent(subjectType)) return;
  const stored = findItem(database, { type: subjectType, id: subjectId });
  // What is published at its time is no save.
  if (stored && queries(database).newest.get({ subjectId })?.version === stored.updatedAt) return;
  if (stored) storeVersion(database, subjectType, stored, save);
  else database.delete(revisions).where(eq(revisions.subjectId, subjectId)).run();
}

/**
 * Stores the version before a change, unless its own save has: rows of seeds, of scripts and from before
 * versions were stored have none. Every update of a row of the content calls it first.
 */
export function storeVersionBefore(database: Database, type: ContentType, stored: StoredRow): void {
  if (isStored(database, stored)) return;
  storeVersion(database, type, stored, { actorId: null, now: stored.updatedAt });
}

/** Whether the newest version is the row as it is. */
export function isStored(database: Database, stored: StoredRow): boolean {
  return queries(database).newest.get({ subjectId: stored.id })?.version === stored.updatedAt;
}

interface StoredDraft {
  id: string;
  subjectType: ContentType;
  fields: Fields;
  actorId: string;
  updatedAt: string;
}

/** Stores a version of the draft beside a row. */
export function storeDraftVersion(database: Database, row: StoredRow, draft: StoredDraft): void {
  const { id, subjectType, fields, actorId, updatedAt: version } = draft;
  insertVersion(database, {
    subject: { subjectType, subjectId: id },
    fields: { ...fieldsOf(row), ...fields },
    version,
    isDraft: true,
    publicFrom: null,
    actorId,
    createdAt: version,
  });
}

function storeVersion(
  database: Database,
  subjectType: ContentType,
  stored: StoredRow,
  save: Save,
): void {
  const { newest } = queries(database);
  const subjectId = stored.id;
  const { actorId, now } = save;
  const replaced = newest.get({ subjectId });
  if (replaced?.publicFrom && replaced.publicFrom > now) {
    // It was replaced before its time came.
    database.update(revisions).set({ publicFrom: null }).where(eq(revisions.id, replaced.id)).run();
  }
  insertVersion(database, {
    subject: { subjectType, subjectId },
    fields: fieldsOf(stored),
    version: stored.updatedAt,
    isDraft: false,
    publicFrom: publicSince(stored, now),
    actorId,
    createdAt: now,
  });
}

interface Version {
  subject: { subjectType: ContentType; subjectId: string };
  fields: Fields;
  version: string;
  isDraft: boolean;
  publicFrom: string | null;
  actorId: string | null;
  createdAt: string;
}

function insertVersion(database: Database, { subject, fields, ...version }: Version): void {
  const { insert, oldestKept, prune } = queries(database);
  const { subjectId } = subject;
  const json = JSON.stringify(fields);
  insert.run({
    id: newId(),
    ...subject,
    ...version,
    size: Buffer.byteLength(json),
    changedFields: null,
    wordsAdded: null,
    wordsRemoved: null,
    fields: deflateRawSync(json),
  });
  const oldest = oldestKept.get({ subjectId });
  if (oldest) prune.run({ subjectId, oldestKept: oldest.id });
}

export const readFields = (compressed: Buffer) =>
  JSON.parse(inflateRawSync(compressed).toString()) as Fields;
