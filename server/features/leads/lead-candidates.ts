import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { inSlice, nextSize } from '../../core/slices';
import { isAmong } from '../../core/personal-data';
import { trigramQuery } from './trigrams';

const FIRST_SLICE = 2_000;
const IDS_PER_SLICE = 1_000;

/** Some of the leads that may match, by a condition and the table with the index for it. */
export interface Candidates {
  table: SQL;
  isCandidate: SQL;
}

type Visit = (candidates: Candidates) => void;

/** Leads whose search text has the trigrams of a search, in slices. */
export async function visitMatches(
  database: Database,
  search: string,
  visit: Visit,
): Promise<void> {
  const table = sql`${leads} not indexed`;
  const query = trigramQuery(search);
  let after = 0;
  let size = FIRST_SLICE;
  const next = () => {
    const startedAt = performance.now();
    const found = database.all<{ rowid: number }>(sql`select rowid from lead_search
      where lead_search match ${query} and rowid > ${after} order by rowid limit ${size}`);
    const rowids = found.map(({ rowid }) => rowid);
    const isCandidate = sql`leads.rowid in (select value from json_each(${JSON.stringify(rowids)}))`;
    if (rowids.length > 0) visit({ table, isCandidate });
    after = rowids.at(-1) ?? after;
    const isDone = rowids.length < size;
    size = nextSize(size, performance.now() - startedAt);
    return isDone;
  };
  while (!(await inSlice(next)));
}

/** Leads by their ids, in slices. */
export async function visitIds(database: Database, ids: string[], visit: Visit): Promise<void> {
  const table = sql`${leads} indexed by sqlite_autoindex_leads_1`;
  for (let start = 0; start < ids.length; start += IDS_PER_SLICE) {
    const some = ids.slice(start, start + IDS_PER_SLICE);
    await inSlice(() => visit({ table, isCandidate: isAmong(leads.id, some) }));
  }
}
