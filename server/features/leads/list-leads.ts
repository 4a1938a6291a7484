import { and, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { withSnapshot } from '../../../db/snapshot';
import { foldSpelling } from '../../../db/spelling';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { countBySort, isFiltered, type WantedLeads } from './lead-filters';
import { findLeads, type WantedPage } from './find-leads';
import { leadColumns } from './leads.service';
import type { LeadFilters } from './leads.schema';

export interface ListLeads extends PageInput, Partial<LeadFilters> {
  search?: string | undefined;
  timeline?: string | undefined;
  isSpam: boolean;
  /** Whether `count` is wanted, which may take long; it is 0 otherwise. */
  isCounted?: boolean | undefined;
}

const queries = prepared((database) => ({
  newest: database
    .select(leadColumns)
    .from(leads)
    .where(
      and(
        eq(leads.isSpam, sql.placeholder('isSpam')),
        isOlderThanCursor(leads.createdAt, leads.id),
      ),
    )
    .orderBy(...newestFirst(leads.createdAt, leads.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
}));

/** Newest first. `count` is the total number of matching leads, not that of this page. */
export async function listLeads(database: Database, input: ListLeads, now: string) {
  const { limit, ...before } = readPage(input);
  const found = await find(database, readWanted(input, now), {
    limit,
    before,
    isCounted: input.isCounted ?? true,
  });
  return { ...found, nextCursor: nextCursor(found.leads, limit, (lead) => lead.createdAt) };
}

const readWanted = (input: ListLeads, now: string): WantedLeads => ({
  ...input,
  search: foldSpelling((input.search ?? '').trim()),
  timeline: foldSpelling((input.timeline ?? '').trim()),
  now,
});

/** The list without filters is read at once. Others are read in slices, of the same moment. */
async function find(database: Database, wanted: WantedLeads, page: WantedPage) {
  if (!isFiltered(wanted)) {
    const { limit, before } = page;
    return {
      leads: queries(database).newest.all({ isSpam: wanted.isSpam ? 1 : 0, limit, ...before }),
      count: countBySort(database, wanted) ?? 0,
    };
  }
  return withSnapshot(database, (snapshot) => findLeads(snapshot, wanted, page));
}
