import { and, count, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { leads } from '../../../db/schema/leads';

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
    .where(and(isNotNull(leads.dueAt), eq(leads.isSpam, false), isTheirs))
    .limit(MAX_COUNTED);
  return { due: database.select({ count: count() }).from(due.as('due')).prepare() };
});

/** The number of leads whose answer is due and whose owner is this one or nobody, at most a hundred. */
export function countDue(database: Database, ownerId: string): number {
  return queries(database).due.get({ ownerId })?.count ?? 0;
}

export type Lead = Omit<typeof leads.$inferSelect, 'isSpam' | 'searchText'>;
