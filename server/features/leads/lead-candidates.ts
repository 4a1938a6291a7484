import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { inSlice, nextSize } from '../../core/slices';
import { isAmong } from '../../core/personal-data';
import { ROWIDS_PER_READ, trigramQuery, trigramsOf } from './trigrams';

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
  const query = trigramQuery(await inSlice(() => rareTrigrams(database, search)));
  let after = 0;
  const next = () =>
    database
      .all<{ rowid: number }>(
        sql`select rowid from lead_search
          where lead_search match ${query} and rowid > ${after} order by rowid limit ${ROWIDS_PER_READ}`,
      )
      .map(({ rowid }) => rowid);
  for (;;) {
    const rowids = await inSlice(next);
    await visitRowids(rowids, visit);
    if (rowids.length < ROWIDS_PER_READ) return;
    after = rowids.at(-1) ?? after;
  }
}

const SAMPLED = 500;
const MANY_TIMES = 20;

/**
 * The trigrams of a search without those that many more of the newest leads have than the rarest one:
 * to read all their rows takes long, and excludes few.
 */
function rareTrigrams(database: Database, search: string): string[] {
  const sample = database.all<{ text: string }>(
    sql`select search_text as text from leads order by rowid desc limit ${SAMPLED}`,
  );
  const counted = trigramsOf(search).map((trigram) => ({
    trigram,
    count: sample.filter(({ text }) => text.includes(trigram)).length,
  }));
  const most = MANY_TIMES * Math.max(1, Math.min(...counted.map(({ count }) => count)));
  return counted.filter(({ count }) => count <= most).map(({ trigram }) => trigram);
}

async function visitRowids(rowids: number[], visit: Visit): Promise<void> {
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
