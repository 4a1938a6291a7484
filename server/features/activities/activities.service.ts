import { and, asc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../db/client';
import type { Permission } from '../../../db/permissions';
import { activities } from '../../../db/schema/activities';
import { compare, newestFirst, nextCursor, readPage } from '../../core/pagination';
import type { Subjects } from '../subjects';
import { staffNames } from '../staff/staff-names';
import type { ListActivities } from './activities.schema';
import { ACTIVITY_TYPES, subjectTypeOf } from './activity-types.schema';
import { SUBJECTS, type SubjectType } from './event-subjects.schema';
import { titlesOf } from './subject-titles';

export const activityColumns = {
  id: activities.id,
  type: activities.type,
  subjectType: activities.subjectType,
  subjectId: activities.subjectId,
  actorType: activities.actorType,
  actorId: activities.actorId,
  data: activities.data,
  createdAt: activities.createdAt,
};

type Row = Awaited<ReturnType<typeof readRows>>[number];

/**
 * Newest first, with the names of the people and the titles of the records as they are now. Titles
 * that the caller may not read are null.
 */
export function listActivities(
  { database, subjects }: { database: Database; subjects: Subjects },
  { limit, cursor, ...filter }: ListActivities,
  permissions: readonly Permission[],
) {
  const range = readPage({ limit, cursor });
  const rows = readRows(database, filter, range);
  const nameOf = staffNames(database);
  const isReadable = ({ subjectType }: Row) =>
    permissions.includes(SUBJECTS[subjectType as SubjectType].permission);
  const titleOf = titlesOf(database, subjects, rows.filter(isReadable));
  const contactOf = titlesOf(database, subjects, rows.flatMap(asContact));
  const actorOf = ({ actorType, actorId }: Row) => {
    if (actorId === null) return null;
    if (actorType !== 'contact') return nameOf(actorId);
    const { title, isRemoved } = contactOf({ subjectType: 'contact', subjectId: actorId });
    return { name: title ?? 'A contact', isRemoved };
  };
  return {
    activities: rows.map((row) => ({
      ...row,
      actor: actorOf(row),
      subject: isReadable(row) ? titleOf(row) : { title: null, isRemoved: false },
    })),
    nextCursor: nextCursor(rows, range.limit, (row) => row.createdAt),
  };
}

const asContact = ({ actorType, actorId }: Row) =>
  actorType === 'contact' && actorId !== null
    ? [{ subjectType: 'contact', subjectId: actorId }]
    : [];

type Filter = Omit<ListActivities, 'limit' | 'cursor'>;

function readRows(database: Database, filter: Filter, range: ReturnType<typeof readPage>) {
  const pages = sourcesOf(filter).map((source) =>
    database
      .select(activityColumns)
      .from(activities)
      .where(
        and(
          source,
          filter.actorType ? eq(activities.actorType, filter.actorType) : undefined,
          filter.from ? gte(activities.createdAt, filter.from) : undefined,
          filter.to ? lte(activities.createdAt, filter.to) : undefined,
          sql`(${activities.createdAt}, ${activities.id}) < (${range.at}, ${range.id})`,
        ),
      )
      .orderBy(...newestFirst(activities.createdAt, activities.id))
      .limit(range.limit)
      .all(),
  );
  // No event is in two pages, since none names its own record as a related one.
  return pages
    .flat()
    .sort((one, other) => compare(other.createdAt, one.createdAt) || compare(other.id, one.id))
    .slice(0, range.limit);
}

/**
 * The conditions whose rows make the list. Each has an index with its rows in the order of the log, so
 * that a page costs the same however many there are.
 */
function sourcesOf({ type, subjectType, subjectId, actorId }: Filter): (SQL | undefined)[] {
  if (subjectType && subjectId) {
    // The `+` keeps SQLite from the indexes of the type and the person, who have far more events.
    const isType = type ? sql`+${activities.type} = ${type}` : undefined;
    const isBy = actorId ? sql`+${activities.actorId} = ${actorId}` : undefined;
    return historyOf(subjectType, subjectId).map((about) => and(about, isType, isBy));
  }
  const isBy = actorId ? eq(activities.actorId, actorId) : undefined;
  if (!type && !subjectType) return [isBy];
  return ACTIVITY_TYPES.filter(
    (candidate) =>
      (!type || candidate === type) && (!subjectType || subjectTypeOf(candidate) === subjectType),
  ).map((candidate) => and(eq(activities.type, candidate), isBy));
}

const RELATED: Partial<Record<SubjectType, SQLiteColumn>> = {
  lead: activities.leadId,
  client: activities.clientId,
  conversation: activities.conversationId,
};

/** The events of one record; those of a lead, a client or a conversation include related ones. */
function historyOf(subjectType: SubjectType, subjectId: string): (SQL | undefined)[] {
  const related = RELATED[subjectType];
  return [
    and(eq(activities.subjectType, subjectType), eq(activities.subjectId, subjectId)),
    ...(related ? [eq(related, subjectId)] : []),
  ];
}

/** Who has caused events, for the filter: everybody in the log, removed people too. */
export function listActors(database: Database) {
  const nameOf = staffNames(database);
  const rows = database
    .selectDistinct({ id: activities.actorId })
    .from(activities)
    .where(sql`${activities.actorId} is not null`)
    .all();
  return rows.flatMap(({ id }) => (id === null ? [] : [{ id, ...nameOf(id) }]));
}

/** Few enough that requests are not held up. */
const ROWS_PER_STEP = 500;

/** Removes some of the events before a time. Returns whether there may be more. */
export function removeOldActivities(database: Database, before: string): boolean {
  const expired = database
    .select({ createdAt: activities.createdAt, id: activities.id })
    .from(activities)
    .where(lt(activities.createdAt, before))
    .orderBy(asc(activities.createdAt), asc(activities.id))
    .limit(ROWS_PER_STEP)
    .all();
  const last = expired.at(-1);
  if (!last) return false;
  const upToLast = sql`(${activities.createdAt}, ${activities.id}) <= (${Date.parse(last.createdAt)}, ${last.id})`;
  database.delete(activities).where(upToLast).run();
  return true;
}
