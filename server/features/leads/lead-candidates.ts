import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { inSlice, nextSize } from '../../core/slices';
import { isAmong } from '../../core/personal-data';
import { ROWIDS_PER_READ, SAMPLED, trigramQuery } from './trigrams';

const FIRST_SLICE = 2_000;
const IDS_PER_SLICE = 1_000;

/** Some of the leads that may match, by a condition and the table with the index for it. */
export interface Candidates {
  table: SQL;
  isCandidate: SQL;
}

type Visit = (candidates: Candidates) => void;

/** The row ids of all leads whose search text has the trigrams of a search, if one read finds them. */
export async function findMatches(
  database: Database,
  search: string,
): Promise<number[] | undefined> {
  const rowids = await inSlice(() => readMatches(database, queryOf(database, search), 0));
  return rowids.length < ROWIDS_PER_READ ? rowids : undefined;
}

/** Leads whose search text has the trigrams of a search, in slices. */
export async function visitMatches(
  database: Database,
  search: string,
  visit: Visit,
): Promise<void> {
  const query = await inSlice(() => queryOf(database, search));
  let after = 0;
  for (;;) {
    const rowids = await inSlice(() => readMatches(database, query, after));
    await visitRowids(rowids, visit);
    if (rowids.length < ROWIDS_PER_READ) return;
    after = rowids.at(-1) ?? after;
  }
}

const readMatches = (database: Database, query: string, after: number): number[] =>
  database
    .all<{ rowid: number }>(
      sql`select rowid from lead_search
        where lead_search match ${query} and rowid > ${after} order by rowid limit ${ROWIDS_PER_READ}`,
    )
    .map(({ rowid }) => rowid);

function queryOf(database: Database, search: string): string {
  const sample = database.all<{ text: string }>(
    sql`select search_text as text from leads order by rowid desc limit ${SAMPLED}`,
  );
  return trigramQuery(
    search,
    sample.map(({ text }) => text),
  );
}

export const areAmongRowids = (rowids: number[]) =>
  sql`leads.rowid in (select value from json_each(${JSON.stringify(rowids)}))`;

async function visitRowids(rowids: number[], visit: Visit): Promise<void> {
  const table = sql`${leads} not indexed`;
  let size = FIRST_SLICE;
  for (let start = 0; start < rowids.length;) {
    const some = rowids.slice(start, start + size);
    start += size;
    await inSlice(() => {
      const startedAt = performance.now();
      visit({ table, isCandidate: areAmongRowids(some) });
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
