import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { inSlice, nextSize } from '../../core/slices';
import { isAmong } from '../../core/personal-data';
import type { Window } from './lead-windows';
import { ROWIDS_PER_READ, SAMPLED, trigramQuery } from './trigrams';

const FIRST_SLICE = 2_000;
const IDS_PER_SLICE = 1_000;
/** So many are looked up sooner than they are found among the newest leads. */
export const FEW = 1_000;

/** Some of the leads that may match, by a condition and the table with the index for it. */
export interface Candidates {
  table: SQL;
  isCandidate: SQL;
}

type Visit = (candidates: Candidates) => void;

/** The query of the index of trigrams for leads that may contain a search. */
export function matchQuery(database: Database, search: string): string {
  const sample = database.all<{ text: string }>(
    sql`select search_text as text from leads order by rowid desc limit ${SAMPLED}`,
  );
  return trigramQuery(
    search,
    sample.map(({ text }) => text),
  );
}

/** The row ids of leads that match: all if they are few, or one more than few. */
export const readFirstMatches = (database: Database, query: string) =>
  readMatches(database, query, 0, FEW + 1);

/** Leads of a window that match. The index is read for the row ids of the window alone. */
export function isMatchWithin(database: Database, query: string, { table, isWithin }: Window): SQL {
  const rowids = database
    .select({ first: sql<number>`min(leads.rowid)`, last: sql<number>`max(leads.rowid)` })
    .from(table)
    .where(isWithin)
    .get();
  return sql`leads.rowid in (select rowid from lead_search where lead_search match ${query}
    and rowid between ${rowids?.first ?? 0} and ${rowids?.last ?? 0})`;
}

/** Leads that match, in slices. */
export async function visitMatches(database: Database, query: string, visit: Visit): Promise<void> {
  let after = 0;
  for (;;) {
    const rowids = await inSlice(() => readMatches(database, query, after, ROWIDS_PER_READ));
    await visitRowids(rowids, visit);
    if (rowids.length < ROWIDS_PER_READ) return;
    after = rowids.at(-1) ?? after;
  }
}

const readMatches = (database: Database, query: string, after: number, limit: number): number[] =>
  database
    .all<{ rowid: number }>(
      sql`select rowid from lead_search
        where lead_search match ${query} and rowid > ${after} order by rowid limit ${limit}`,
    )
    .map(({ rowid }) => rowid);

/** Leads by their row ids, in slices. */
export async function visitRowids(rowids: number[], visit: Visit): Promise<void> {
  const table = sql`${leads} not indexed`;
  let size = FIRST_SLICE;
  for (let start = 0; start < rowids.length;) {
    const some = rowids.slice(start, start + size);
    start += size;
    await inSlice(() => {
      const startedAt = performance.now();
      const isCandidate = sql`leads.rowid in (select value from json_each(${JSON.stringify(some)}))`;
      visit({ table, isCandidate });
      size = nextSize(size, performance.now() - startedAt);
    });
  }
}

/** Leads by their ids, in slices. */
export async function visitIds(database: Database, ids: string[], visit: Visit): Promise<void> {
  const table = sql`${leads} indexed by sqlite_autoindex_leads_1`;
  for (let start = 0; start < ids.length; start += IDS_PER_SLICE) {
    const some = ids.slice(start, start + IDS_PER_SLICE);
    await inSlice(() => visit({ table, isCandidate: isAmong(leads.id, some) }));
  }
}
