import { and, count, eq, getTableColumns, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { notFound } from '../../errors';
import { type Deadlines, dueTime } from './lead-state';

const { isSpam, searchText, ...publicColumns } = getTableColumns(leads);
/** The columns of a lead without the internal ones. */
export const leadColumns = publicColumns;

/** More are shown as `99+`. */
const MAX_COUNTED = 100;

const queries = prepared((database) => {
  const isTheirs = or(isNull(leads.ownerId), eq(leads.ownerId, sql.placeholder('ownerId')));
  const due = database
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        isNotNull(leads.dueAt),
        lte(leads.dueAt, sql.placeholder('until')),
        eq(leads.isSpam, false),
        isTheirs,
      ),
    )
    .limit(MAX_COUNTED);
  return {
    due: database.select({ count: count() }).from(due.as('due')).prepare(),
    stored: database
      .select()
      .from(leads)
      .where(eq(leads.id, sql.placeholder('id')))
      .prepare(),
  };
});

export type StoredLead = typeof leads.$inferSelect;

export type Lead = Omit<StoredLead, 'isSpam' | 'searchText'>;

/** A lead with its internal columns. */
export const findStoredLead = (database: Database, id: string): StoredLead | undefined =>
  queries(database).stored.get({ id });

export function getStoredLead(database: Database, id: string): StoredLead {
  const stored = findStoredLead(database, id);
  if (!stored) throw notFound('The lead');
  return stored;
}

/** A lead as the console and the API show it. */
export function getLead(database: Database, id: string): Lead {
  const lead = database.select(leadColumns).from(leads).where(eq(leads.id, id)).get();
  if (!lead) throw notFound('The lead');
  return lead;
}

/**
 * The number of leads whose owner is this one or nobody, at most a hundred, that are due by the time at
 * which an inquiry of now would be: each inquiry without an answer, and what is to be followed up soon.
 */
export function countDue(
  database: Database,
  ownerId: string,
  { now, deadlines }: { now: string; deadlines: Deadlines },
): number {
  const until = Date.parse(dueTime(now, deadlines));
  return queries(database).due.get({ ownerId, until })?.count ?? 0;
}
