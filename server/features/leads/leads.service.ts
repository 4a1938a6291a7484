import { and, count, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { countConversionsOf } from '../analytics/spam-conversions';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';

const { isSpam, searchText, ...publicColumns } = getTableColumns(leads);
/** The columns of a lead without the internal ones. */
export const leadColumns = publicColumns;

const isListed = eq(leads.isSpam, sql.placeholder('isSpam'));
const matches = sql`instr(${leads.searchText}, ${sql.placeholder('search')}) > 0`;

/** More are shown as `99+`. */
const MAX_COUNTED = 100;

const queries = prepared((database) => {
  const page = (filter: typeof matches | undefined) =>
    database
      .select(leadColumns)
      .from(leads)
      .where(and(isListed, isOlderThanCursor(leads.createdAt, leads.id), filter))
      .orderBy(...newestFirst(leads.createdAt, leads.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  const total = (filter: typeof matches | undefined) =>
    database.select({ count: count() }).from(leads).where(and(isListed, filter)).prepare();
  const since = database
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.isSpam, false), gt(leads.createdAt, sql.placeholder('since'))))
    .limit(MAX_COUNTED);
  return {
    page: page(undefined),
    total: total(undefined),
    searchPage: page(matches),
    searchTotal: total(matches),
    since: database.select({ count: count() }).from(since.as('since')).prepare(),
  };
});

export interface ListLeads extends PageInput {
  search?: string | undefined;
  isSpam: boolean;
}

/** Newest first. `count` is the total number of matching leads, not that of this page. */
export function listLeads(database: Database, input: ListLeads) {
  const range = readPage(input);
  const search = (input.search ?? '').trim().toLowerCase();
  const { page, total, searchPage, searchTotal } = queries(database);
  const filter = { isSpam: input.isSpam ? 1 : 0, search };
  const rows = (search ? searchPage : page).all({ ...filter, ...range });
  return {
    leads: rows,
    count: (search ? searchTotal : total).get(filter)?.count ?? 0,
    nextCursor: nextCursor(rows, range.limit, (lead) => lead.createdAt),
  };
}

/** The number of leads that arrived after a moment, at most a hundred. */
export function countSince(database: Database, since: string): number {
  return queries(database).since.get({ since: Date.parse(since) })?.count ?? 0;
}

export type Lead = Omit<typeof leads.$inferSelect, 'isSpam' | 'searchText'>;

/** Flags a lead as spam, or removes the flag; its conversion counts only without it. */
export function markSpam(
  database: Database,
  timeZone: string,
  { id, isSpam }: { id: string; isSpam: boolean },
): Written<Lead> {
  const ofLead = eq(leads.id, id);
  const before = database.select({ isSpam: leads.isSpam }).from(leads).where(ofLead).get();
  const [marked] = database
    .update(leads)
    .set({ isSpam })
    .where(ofLead)
    .returning(leadColumns)
    .all();
  if (!before || !marked) throw notFound('The lead');
  if (before.isSpam === isSpam) return { result: marked, event: null };
  countConversionsOf(database, timeZone, { ...marked, isSpam });
  const type = isSpam ? 'lead.marked_as_spam' : 'lead.unmarked_as_spam';
  return {
    result: marked,
    event: { type, subjectId: id, data: {} },
    live: { type: 'lead', changed: { lead: marked, isSpam } },
  };
}
