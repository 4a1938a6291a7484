import { type SQL, sql } from 'drizzle-orm';
import { connect, type Database } from '../../../db/client';
import type { LeadNoteKind } from '../../../db/enums';
import { openSnapshot } from '../../../db/snapshot';
import { inSlice } from '../../core/slices';
import { staffNames } from '../staff/staff-names';
import { getStoredLead } from './update-lead';
import { hasTrigrams, ROWIDS_PER_READ, trigramQuery, trigramsOf } from './trigrams';

const TEXTS_PER_SLICE = 250;
/** Of the texts that the screen shows. */
const MAX_SHOWN = 20;

interface Source {
  index: SQL;
  texts: SQL;
}

/** What people wrote on timelines: notes, calls and answers; and replies by mail. */
const SOURCES: Source[] = [
  {
    index: sql`lead_note_search`,
    texts: sql`select rowid, id, lead_id as leadId, kind, author_id as authorId, happened_at as at, text
      from lead_notes where true`,
  },
  {
    index: sql`lead_reply_search`,
    texts: sql`select rowid, id, lead_id as leadId, 'reply' as kind, author_id as authorId,
      created_at as at, subject || char(10) || text as text from lead_replies where state <> 'undone'`,
  },
];

interface TimelineText {
  rowid: number;
  id: string;
  leadId: string;
  kind: LeadNoteKind | 'reply';
  authorId: string;
  at: number;
  text: string;
}

/** The ids of all leads with a text on their timeline that contains this one, which is in lower case. */
export async function findByTimeline(database: Database, wanted: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const source of SOURCES) {
    await visitTexts(database, source, wanted, ({ leadId }) => {
      ids.add(leadId);
      return false;
    });
  }
  return [...ids];
}

/** The latest texts on timelines that contain a text, each with the words around it. */
export async function searchTimelines(database: Database, search: string) {
  const wanted = search.trim().toLowerCase();
  const snapshot = openSnapshot(database.$client.name);
  try {
    const found = await readLatest(connect(snapshot), wanted);
    const shown = found.sort((one, other) => other.at - one.at).slice(0, MAX_SHOWN);
    const nameOf = staffNames(database);
    return {
      texts: shown.map(({ rowid, authorId, at, text, ...hit }) => ({
        ...hit,
        at: new Date(at).toISOString(),
        author: nameOf(authorId).name,
        ...excerptOf(text, wanted),
      })),
      hasMore: found.length > MAX_SHOWN,
    };
  } finally {
    snapshot.close();
  }
}

async function readLatest(database: Database, wanted: string) {
  const found: (TimelineText & { leadName: string })[] = [];
  for (const source of SOURCES) {
    let count = 0;
    await visitTexts(database, source, wanted, (text) => {
      const lead = getStoredLead(database, text.leadId);
      if (lead.isSpam) return false;
      found.push({ ...text, leadName: lead.name });
      count += 1;
      return count > MAX_SHOWN;
    });
  }
  return found;
}

/** Visits the texts that contain the wanted one, the latest first, until `visit` returns true. */
async function visitTexts(
  database: Database,
  source: Source,
  wanted: string,
  visit: (text: TimelineText) => boolean,
): Promise<void> {
  const visitAll = (rowids: number[]) =>
    readTexts(database, source, rowids).some(
      (text) => text.text.toLowerCase().includes(wanted) && visit(text),
    );
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rowids = await inSlice(() => readRowids(database, source, wanted, before));
    for (let start = 0; start < rowids.length; start += TEXTS_PER_SLICE) {
      const some = rowids.slice(start, start + TEXTS_PER_SLICE);
      if (await inSlice(() => visitAll(some))) return;
    }
    if (rowids.length < ROWIDS_PER_READ) return;
    before = rowids.at(-1) ?? 0;
  }
}

/** Of texts that have the trigrams of the wanted one; of all, if it is too short for trigrams. */
function readRowids(
  database: Database,
  { index, texts }: Source,
  wanted: string,
  before: number,
): number[] {
  const found = hasTrigrams(wanted)
    ? sql`${index} where ${index} match ${trigramQuery(trigramsOf(wanted))}`
    : sql`(${texts}) where true`;
  return database
    .all<{ rowid: number }>(
      sql`select rowid from ${found} and rowid < ${before}
        order by rowid desc limit ${ROWIDS_PER_READ}`,
    )
    .map(({ rowid }) => rowid);
}

const readTexts = (database: Database, { texts }: Source, rowids: number[]): TimelineText[] =>
  database.all(
    sql`${texts} and rowid in (select value from json_each(${JSON.stringify(rowids)}))
      order by rowid desc`,
  );

const BEFORE_MATCH = 40;
const AFTER_MATCH = 120;

/** The words around the first match, in one line; the positions are those of the match in it. */
function excerptOf(text: string, wanted: string) {
  const at = text.toLowerCase().indexOf(wanted);
  const start = Math.max(0, at - BEFORE_MATCH);
  const end = at + wanted.length + AFTER_MATCH;
  return {
    before: (start > 0 ? '…' : '') + oneLine(text.slice(start, at)),
    match: oneLine(text.slice(at, at + wanted.length)),
    after: oneLine(text.slice(at + wanted.length, end)) + (end < text.length ? '…' : ''),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
