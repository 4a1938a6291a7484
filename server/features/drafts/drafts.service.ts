import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import type { ContentType } from '../../../db/enums';
import { drafts } from '../../../db/schema/drafts';
import { definedIn } from '../../core/defined-in';
import { nextVersion, refuseStale, stale } from '../../core/versions';
import { notFound } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { CONTENT_TABLES, type Fields, getItem, type StoredRow } from '../content/content-tables';
import { referencesAfter, type References } from '../content/references';
import { refuseTakenSlug } from '../content/slugs';
import { storeDraftVersion, storeVersionBefore } from '../revisions/store-revision';
import { fieldsOf } from '../revisions/stored-content';
import { staffNames } from '../staff/staff-names';
import type { DraftInput } from './drafts.schema';

const queries = prepared((database) => ({
  byId: database
    .select()
    .from(drafts)
    .where(eq(drafts.id, sql.placeholder('id')))
    .prepare(),
}));

/** The draft of an item as it is stored; undefined without one. */
const findDraft = (database: Database, id: string) => queries(database).byId.get({ id });

type StoredDraft = NonNullable<ReturnType<typeof findDraft>>;

/** The row as it would be with its draft published: the row itself without one. */
export function withDraft<Row extends { id: string }>(database: Database, row: Row): Row {
  return { ...row, ...(findDraft(database, row.id)?.fields as Partial<Row> | undefined) };
}

/** A draft as it is shown, with who saved it last. */
function show(database: Database, row: StoredRow, stored: StoredDraft) {
  const { subjectType, title, ...draft } = stored;
  const isOutdated = draft.startedFrom !== row.updatedAt;
  return { ...draft, isOutdated, actor: staffNames(database)(draft.actorId) };
}

export type Draft = ReturnType<typeof show>;

/** The draft of an item; null without one. */
export function readDraft(database: Database, type: ContentType, id: string): Draft | null {
  const row = getItem(database, { type, id });
  const stored = findDraft(database, id);
  return stored ? show(database, row, stored) : null;
}

export function getDraft(database: Database, type: ContentType, id: string): Draft {
  const draft = readDraft(database, type, id);
  if (!draft) throw notFound('The draft');
  return draft;
}

/** Which items of a noun have a draft, since when and by whom. */
export function listDrafts(database: Database, type: ContentType) {
  const nameOf = staffNames(database);
  const { id, actorId, createdAt, updatedAt } = drafts;
  return database
    .select({ id, actorId, createdAt, updatedAt })
    .from(drafts)
    .where(eq(drafts.subjectType, type))
    .all()
    .map((draft) => ({ ...draft, actor: nameOf(draft.actorId) }));
}

const SAVED = {
  insight: 'insight.draft_saved',
  case_study: 'case_study.draft_saved',
  page: 'page.draft_saved',
} as const;

interface Author {
  id: string;
  now: string;
}

/** Keeps changes beside the item, which stays as it is, and a version of them in its history. */
export function saveDraft(
  database: Database,
  type: ContentType,
  { id, updatedAt, startedFrom: seen, ...values }: DraftInput & Fields,
  { id: actorId, now }: Author,
): Written<Draft> {
  const row = getItem(database, { type, id });
  const stored = findDraft(database, id);
  refuseStale(stored ?? row, updatedAt);
  // Whoever names the item alone has not seen the draft, even one of the same millisecond.
  if (stored && updatedAt && updatedAt === seen) throw stale();
  const startsFromNewerItem = seen && seen !== stored?.startedFrom;
  if (startsFromNewerItem) refuseStale(row, seen);
  const startedFrom = stored && !startsFromNewerItem ? stored.startedFrom : row.updatedAt;

  const { status, publishedAt, ...shown } = fieldsOf(row);
  const before = { ...shown, ...stored?.fields };
  const changes = definedIn(values);
  const table = CONTENT_TABLES[type];
  const asEdited = { id, ...before } as unknown as References & { id: string };
  const references = referencesAfter(database, table, changes, asEdited);
  const fields: Fields = { ...before, ...changes, ...references };
  refuseTakenSlug(database, table, fields.slug as string, id);

  const latest = stored && stored.updatedAt > row.updatedAt ? stored : row;
  const saved = {
    title: fields.title as string,
    fields,
    startedFrom,
    actorId,
    updatedAt: nextVersion(latest, now),
  };
  const result = database
    .insert(drafts)
    .values({ id, subjectType: type, createdAt: now, ...saved })
    .onConflictDoUpdate({ target: drafts.id, set: saved })
    .returning()
    .get();
  storeVersionBefore(database, type, row);
  storeDraftVersion(database, row, result);
  const event = {
    type: SAVED[type],
    subjectId: id,
    data: { fields: changedFields(before, fields) },
  };
  return { result: show(database, row, result), event };
}

const DISCARDED = {
  insight: 'insight.draft_discarded',
  case_study: 'case_study.draft_discarded',
  page: 'page.draft_discarded',
} as const;

/** Its versions stay in the history of the item. */
export function discardDraft(
  database: Database,
  type: ContentType,
  { id, updatedAt }: DraftInput,
): Written<void> {
  refuseStale(getDraft(database, type, id), updatedAt);
  database.delete(drafts).where(eq(drafts.id, id)).run();
  return { result: undefined, event: { type: DISCARDED[type], subjectId: id, data: {} } };
}
