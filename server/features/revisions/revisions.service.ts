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
import { isStored, readFields, storeVersionBefore } from './store-revision';
import type { ListRevisions, RevisionInput } from './revisions.schema';
import { getItem } from '../content/content-tables';

const DEFAULT_LIMIT = 50;

/** The columns of a list: all but the fields. */
export const revisionColumns = {
  id: revisions.id,
  isDraft: revisions.isDraft,
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

/** What a version was made from: of the item the one before, of a draft the one before of either. */
const versionBefore = (
  database: Database,
  subjectId: string,
  { id, isDraft }: { id?: string; isDraft: boolean },
) =>
  database
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.subjectId, subjectId),
        id ? lt(revisions.id, id) : undefined,
        isDraft ? undefined : eq(revisions.isDraft, false),
      ),
    )
    .orderBy(desc(revisions.id))
    .limit(1)
    .get();

/** The version of the item that is the row as it is. */
const newestOf = (database: Database, subjectId: string) =>
  versionBefore(database, subjectId, { isDraft: false });

/**
 * Newest first, with what each has changed, which is counted when it is first asked for. The row as
 * it is comes besides, since many versions of a draft may be newer.
 */
export async function listRevisions(
  database: Database,
  type: ContentType,
  { id: subjectId, limit = DEFAULT_LIMIT, cursor }: ListRevisions,
) {
  const stored = getItem(database, { type, id: subjectId });
  if (!isStored(database, stored)) {
    await writeIfPossible(database, () => storeVersionBefore(database, type, stored));
  }
  const rows = queries(database).page.all({ subjectId, ...readPage({ limit, cursor }) });
  const nameOf = staffNames(database);
  const listed = [];
  for (const row of rows) {
    const changes = row.changedFields === null ? await countFor(database, subjectId, row.id) : {};
    const actor = row.actorId === null ? null : nameOf(row.actorId);
    listed.push({ ...row, ...changes, actor });
  }
  const { id = '', version = '', publicFrom = null } = newestOf(database, subjectId) ?? {};
  return {
    revisions: listed,
    present: { id, version, publicFrom },
    nextCursor: nextCursor(rows, limit, (row) => row.createdAt),
  };
}

/** Counts what a version has changed, and stores the counts. The first version has none. */
async function countFor(database: Database, subjectId: string, id: string) {
  const after = queries(database).one.get({ id, subjectId });
  const before = after && versionBefore(database, subjectId, after);
  if (!before) return {};
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

/**
 * What has changed from a version to the row as it is; of that and of a newer draft, what it has changed.
 */
export async function compareRevision(database: Database, input: RevisionInput) {
  const chosen = getRevision(database, input);
  const newest = newestOf(database, input.id);
  const isNewest = newest?.id === chosen.id;
  const isAhead = newest !== undefined && chosen.id > newest.id;
  const other = isNewest ? versionBefore(database, input.id, chosen) : newest;
  const compared = other && { ...other, fields: readFields(other.fields) };
  const [from, to] = isNewest || isAhead ? [compared, chosen] : [chosen, compared];
  const [before = {}, after = {}] = [from?.fields, to?.fields];
  const fields = [];
  for (const name of changedNames(before, after)) {
    fields.push(await inSlice(() => compareField(name, before, after)));
  }
  return {
    from: from?.createdAt ?? null,
    to: to?.createdAt ?? null,
    isNewest,
    isAhead,
    fields,
  };
}
