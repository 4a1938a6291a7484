import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { leads } from '../../../db/schema';
import { notFound } from '../../errors';
import { isBehind, newestFirst, nextCursor, type PageInput, readPage } from '../../pagination';

/** All that an inquiry says; not what is kept beside it for finding it. */
const { isSpam, searchText, ...said } = getTableColumns(leads);
export const leadColumns = said;

const isListed = eq(leads.isSpam, sql.placeholder('isSpam'));
const matches = sql`instr(${leads.searchText}, ${sql.placeholder('search')}) > 0`;

const queries = prepared((database) => {
  const page = (filter: typeof matches | undefined) =>
    database
      .select(leadColumns)
      .from(leads)
      .where(and(isListed, isBehind(leads.createdAt, leads.id), filter))
      .orderBy(...newestFirst(leads.createdAt, leads.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  const total = (filter: typeof matches | undefined) =>
    database.select({ count: count() }).from(leads).where(and(isListed, filter)).prepare();
  return {
    page: page(undefined),
    total: total(undefined),
    searchPage: page(matches),
    searchTotal: total(matches),
  };
});

export interface ListLeads extends PageInput {
  search?: string | undefined;
  isSpam: boolean;
}

/** Newest first. `count` is the number of leads that match in all, not on this page. */
export function listLeads(database: Database, input: ListLeads) {
  const place = readPage(input);
  const search = (input.search ?? '').trim().toLowerCase();
  const { page, total, searchPage, searchTotal } = queries(database);
  const filter = { isSpam: input.isSpam ? 1 : 0, search };
  const rows = (search ? searchPage : page).all({ ...filter, ...place });
  return {
    leads: rows,
    count: (search ? searchTotal : total).get(filter)?.count ?? 0,
    nextCursor: nextCursor(rows, place.limit, (lead) => lead.createdAt),
  };
}

/** Flags a lead as spam, or gives it back to the list. */
export function markSpam(database: Database, input: { id: string; isSpam: boolean }) {
  const [marked] = database
    .update(leads)
    .set({ isSpam: input.isSpam })
    .where(eq(leads.id, input.id))
    .returning(leadColumns)
    .all();
  if (!marked) throw notFound('The lead');
  return marked;
}
