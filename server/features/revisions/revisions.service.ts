import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import type { ContentType } from '../../../db/enums';
import { revisions } from '../../../db/schema/revisions';
import { writeIfPossible } from '../../../db/write';
import { nextCursor, readPage } from '../../core/pagination';
import { inSlice } from '../../core/slices';
import { notFound } from '../../errors';
import { staffNames } from '../staff/staff-names';
import { changedNames, compareField, countChanges } from './changed-texts';
import { isKept, keepVersionBefore, readFields } from './keep-revision';
import type { ListRevisions, RevisionInput } from './revisions.schema';
import { readStored } from './stored-content';

const DEFAULT_LIMIT = 50;

/** The columns of a list: all but the fields. */
export const revisionColumns = {
  id: revisions.id,
  version: revisions.version,
  actorId: revisions.actorId,
  publicFrom: revisions.publicFrom,
  size: revisions.size,
  changedFields: revisions.changedFields,
  wordsAdded: revisions.wordsAdded,
  wordsRemoved: revisions.wordsRemoved,
  createdAt: revisions.createdAt,
};

const queries = prepared((database) => ({
  page: database
    .select(revisionColumns)
    .from(revisions)
    .where(
      and(
        eq(revisions.subjectId, sql.placeholder('subjectId')),
        sql`${revisions.id} < ${sql.placeholder('id')}`,
      ),
    )
    .orderBy(desc(revisions.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  one: database
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.id, sql.placeholder('id')),
        eq(revisions.subjectId, sql.placeholder('subjectId')),
      ),
    )
    .prepare(),
}));

/** The version of an item before one of its versions; the newest without one. */
const versionBefore = (database: Database, subjectId: string, id?: string) =>
  database
    .select()
    .from(revisions)
    .where(and(eq(revisions.subjectId, subjectId), id ? lt(revisions.id, id) : undefined))
    .orderBy(desc(revisions.id))
    .limit(1)
    .get();

/**
 * Newest first, with what each has changed, which is counted when it is first asked for. The newest is
 * the row as it is.
 */
export async function listRevisions(
  database: Database,
  type: ContentType,
  { id: subjectId, limit = DEFAULT_LIMIT, cursor }: ListRevisions,
) {
  const stored = readStored(database, type, subjectId);
  if (!stored) throw notFound('The item');
  if (!isKept(database, stored)) {
    await writeIfPossible(database, () => keepVersionBefore(database, type, stored));
  }
  const rows = queries(database).page.all({ subjectId, ...readPage({ limit, cursor }) });
  const nameOf = staffNames(database);
  const listed = [];
  for (const row of rows) {
    const changes = row.changedFields === null ? await countFor(database, subjectId, row.id) : {};
    const actor = row.actorId === null ? null : nameOf(row.actorId);
    listed.push({ ...row, ...changes, actor });
  }
  return { revisions: listed, nextCursor: nextCursor(rows, limit, (row) => row.createdAt) };
}

/** Counts what a version has changed, and stores the counts. The first version has none. */
async function countFor(database: Database, subjectId: string, id: string) {
  const after = queries(database).one.get({ id, subjectId });
  const before = versionBefore(database, subjectId, id);
  if (!after || !before) return {};
  const changes = await inSlice(() =>
    countChanges(readFields(before.fields), readFields(after.fields)),
  );
  await writeIfPossible(database, () =>
    database.update(revisions).set(changes).where(eq(revisions.id, id)).run(),
  );
  return changes;
}

/** A version with its fields. */
export function getRevision(database: Database, { id: subjectId, revision: id }: RevisionInput) {
  const found = queries(database).one.get({ id, subjectId });
  if (!found) throw notFound('The version');
  return { ...found, fields: readFields(found.fields) };
}

export function readRevision(database: Database, input: RevisionInput) {
  const { id, createdAt, fields } = getRevision(database, input);
  return { id, createdAt, fields };
}

/** What has changed from a version to the newest; of the newest, what it has changed. */
export async function compareRevision(database: Database, input: RevisionInput) {
  const chosen = getRevision(database, input);
  const newest = versionBefore(database, input.id);
  const isNewest = newest?.id === chosen.id;
  const other = isNewest ? versionBefore(database, input.id, chosen.id) : newest;
  const compared = other && { ...other, fields: readFields(other.fields) };
  const [from, to] = isNewest ? [compared, chosen] : [chosen, compared];
  const [before = {}, after = {}] = [from?.fields, to?.fields];
  const fields = [];
  for (const name of changedNames(before, after)) {
    fields.push(await inSlice(() => compareField(name, before, after)));
  }
  return { from: from?.createdAt ?? null, to: to?.createdAt ?? null, isNewest, fields };
}
