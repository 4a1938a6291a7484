import {
  and,
  count,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { type LeadFilters, NOBODY } from './leads.schema';

const { isSpam, searchText, ...publicColumns } = getTableColumns(leads);
/** The columns of a lead without the internal ones. */
export const leadColumns = publicColumns;

const isListed = eq(leads.isSpam, sql.placeholder('isSpam'));
const matches = sql`instr(${leads.searchText}, ${sql.placeholder('search')}) > 0`;

/** More are shown as `99+`. */
const MAX_COUNTED = 100;

const queries = prepared((database) => {
  const isTheirs = or(isNull(leads.ownerId), eq(leads.ownerId, sql.placeholder('ownerId')));
  const due = database
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNotNull(leads.dueAt), eq(leads.isSpam, false), isTheirs))
    .limit(MAX_COUNTED);
  return {
    plain: listQueries(database, []),
    searched: listQueries(database, [matches]),
    due: database.select({ count: count() }).from(due.as('due')).prepare(),
  };
});

/** A page of the list, and the number of all its rows. */
function listQueries(database: Database, conditions: SQL[]) {
  return {
    page: database
      .select(leadColumns)
      .from(leads)
      .where(and(isListed, isOlderThanCursor(leads.createdAt, leads.id), ...conditions))
      .orderBy(...newestFirst(leads.createdAt, leads.id))
      .limit(sql.placeholder('limit'))
      .prepare(),
    total: database
      .select({ count: count() })
      .from(leads)
      .where(and(isListed, ...conditions))
      .prepare(),
  };
}

export interface ListLeads extends PageInput, Partial<LeadFilters> {
  search?: string | undefined;
  isSpam: boolean;
}

/** Newest first. `count` is the total number of matching leads, not that of this page. */
export function listLeads(database: Database, input: ListLeads, now: string) {
  const { readRows, readCount } = matchingLeads(database, input, now);
  return { ...readRows(input), count: readCount() };
}

/** How to read the pages of leads that match, and how many they are. */
export function matchingLeads(database: Database, input: ListLeads, now: string) {
  const search = (input.search ?? '').trim().toLowerCase();
  const filter = { isSpam: input.isSpam ? 1 : 0, search };
  const { page, total } = queriesFor(database, search, conditionsOf(input, now));
  return {
    readRows: (position: PageInput) => {
      const range = readPage(position);
      const rows = page.all({ ...filter, ...range });
      return {
        leads: rows,
        nextCursor: nextCursor(rows, range.limit, (lead) => lead.createdAt),
      };
    },
    readCount: () => total.get(filter)?.count ?? 0,
  };
}

/** The list without filters, which the console loads completely, is prepared. */
function queriesFor(database: Database, search: string, conditions: SQL[]) {
  const { plain, searched } = queries(database);
  if (conditions.length === 0) return search ? searched : plain;
  return listQueries(database, [...(search ? [matches] : []), ...conditions]);
}

function conditionsOf(
  { status, ownerId, overdue, interest, from, to }: Partial<LeadFilters>,
  now: string,
): SQL[] {
  const isOverdue = and(isNotNull(leads.dueAt), lt(leads.dueAt, now));
  return [
    status ? eq(leads.status, status) : undefined,
    ownerId === NOBODY ? isNull(leads.ownerId) : undefined,
    ownerId && ownerId !== NOBODY ? eq(leads.ownerId, ownerId) : undefined,
    overdue === true ? isOverdue : undefined,
    overdue === false ? or(isNull(leads.dueAt), gte(leads.dueAt, now)) : undefined,
    interest ? eq(leads.interest, interest) : undefined,
    from ? gte(leads.createdAt, from) : undefined,
    to ? lt(leads.createdAt, to) : undefined,
  ].filter((condition) => condition !== undefined);
}

/** The number of leads whose answer is due and whose owner is this one or nobody, at most a hundred. */
export function countDue(database: Database, ownerId: string): number {
  return queries(database).due.get({ ownerId })?.count ?? 0;
}

export type Lead = Omit<typeof leads.$inferSelect, 'isSpam' | 'searchText'>;
