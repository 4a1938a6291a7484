import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { LeadNoteKind } from '../../../db/enums';
import { withSnapshot } from '../../../db/snapshot';
import { findSpelling, foldSpelling } from '../../../db/spelling';
import { inSlice, nextSize } from '../../core/slices';
import { staffNames } from '../staff/staff-names';
import { getStoredLead } from './leads.service';
import { hasTrigrams, ROWIDS_PER_READ, SAMPLED, trigramQuery } from './trigrams';

/** A text may be long, so the first slice has few. */
const FIRST_SLICE = 100;
/** Of the texts that the screen shows. */
const MAX_SHOWN = 20;

interface Source {
  index: SQL;
  /** The table and the condition of texts that count. */
  texts: SQL;
  text: SQL;
  /** The other columns that the screen shows. */
  details: SQL;
}

/** What people wrote on timelines: notes, calls and answers; and replies by mail. */
const SOURCES: Source[] = [
  {
    index: sql`lead_note_search`,
    texts: sql`lead_notes where true`,
    text: sql`text`,
    details: sql`id, kind, author_id as authorId, happened_at as at`,
  },
  {
    index: sql`lead_reply_search`,
    texts: sql`lead_replies where state <> 'undone'`,
    text: sql`subject || char(10) || text`,
    details: sql`id, 'reply' as kind, author_id as authorId, created_at as at`,
  },
];

interface TimelineText {
  leadId: string;
  text: string;
}

interface TextWithDetails extends TimelineText {
  id: string;
  kind: LeadNoteKind | 'reply';
  authorId: string;
  at: number;
}

/** The ids of all leads with a text on their timeline that contains this one, which is folded. */
export async function findByTimeline(database: Database, wanted: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const source of SOURCES) {
    const read = (rowids: number[]) => readTexts<TimelineText>(database, source, rowids);
    await visitTexts(database, source, wanted, read, ({ leadId }) => {
      ids.add(leadId);
      return false;
    });
  }
  return [...ids];
}

/** The latest texts on timelines that contain a text, each with the words around it. */
export async function searchTimelines(database: Database, search: string) {
  const wanted = foldSpelling(search.trim());
  const found = await withSnapshot(database, (snapshot) => readLatest(snapshot, wanted));
  const shown = found.sort((one, other) => other.at - one.at).slice(0, MAX_SHOWN);
  const nameOf = staffNames(database);
  return {
    texts: shown.map(({ authorId, at, text, ...hit }) => ({
      ...hit,
      at: new Date(at).toISOString(),
      author: nameOf(authorId).name,
      ...excerptOf(text, wanted),
    })),
    hasMore: found.length > MAX_SHOWN,
  };
}

async function readLatest(database: Database, wanted: string) {
  const found: (TextWithDetails & { leadName: string })[] = [];
  for (const source of SOURCES) {
    const read = (rowids: number[]) =>
      readTexts<TextWithDetails>(database, source, rowids, source.details);
    let count = 0;
    await visitTexts(database, source, wanted, read, (text) => {
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
async function visitTexts<Text extends TimelineText>(
  database: Database,
  source: Source,
  wanted: string,
  read: (rowids: number[]) => Text[],
  visit: (text: Text) => boolean,
): Promise<void> {
  let size = FIRST_SLICE;
  const visitAll = (rowids: number[]) => {
    const startedAt = performance.now();
    const isDone = read(rowids).some(
      (text) => foldSpelling(text.text).includes(wanted) && visit(text),
    );
    size = nextSize(size, performance.now() - startedAt, { min: FIRST_SLICE });
    return isDone;
  };
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rowids = await inSlice(() => readRowids(database, source, wanted, before));
    for (let start = 0; start < rowids.length;) {
      const some = rowids.slice(start, start + size);
      start += some.length;
      if (await inSlice(() => visitAll(some))) return;
    }
    if (rowids.length < ROWIDS_PER_READ) return;
    before = rowids.at(-1) ?? 0;
  }
}

/** Of texts that have the trigrams of the wanted one; of all, if it is too short for trigrams. */
function readRowids(database: Database, source: Source, wanted: string, before: number): number[] {
  const { index, texts } = source;
  const found = hasTrigrams(wanted)
    ? sql`${index} where ${index} match ${trigramQuery(wanted, sampleOf(database, source))}`
    : texts;
  return database
    .all<{ rowid: number }>(
      sql`select rowid from ${found} and rowid < ${before}
        order by rowid desc limit ${ROWIDS_PER_READ}`,
    )
    .map(({ rowid }) => rowid);
}

const sampleOf = (database: Database, { text, texts }: Source): string[] =>
  database
    .all<{ text: string }>(
      sql`select ${text} as text from ${texts} order by rowid desc limit ${SAMPLED}`,
    )
    .map((sampled) => foldSpelling(sampled.text));

const readTexts = <Text extends TimelineText>(
  database: Database,
  { text, texts }: Source,
  rowids: number[],
  details: SQL = sql`rowid`,
): Text[] =>
  database.all(
    sql`select lead_id as leadId, ${text} as text, ${details} from ${texts}
      and rowid in (select value from json_each(${JSON.stringify(rowids)})) order by rowid desc`,
  );

const BEFORE_MATCH = 40;
const AFTER_MATCH = 120;

/** The words around the first match, in one line; the positions are those of the match in it. */
function excerptOf(text: string, wanted: string) {
  const match = findSpelling(text, wanted);
  const start = Math.max(0, match.start - BEFORE_MATCH);
  const end = match.end + AFTER_MATCH;
  return {
    before: (start > 0 ? '…' : '') + oneLine(text.slice(start, match.start)),
    match: oneLine(text.slice(match.start, match.end)),
    after: oneLine(text.slice(match.end, end)) + (end < text.length ? '…' : ''),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
