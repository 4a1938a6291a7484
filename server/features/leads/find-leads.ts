import { and, count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { leads } from '../../../db/schema/leads';
import { compare, newestFirst, type Position, START } from '../../core/pagination';
import {
  type Candidates,
  FEW,
  isMatchWithin,
  matchQuery,
  readFirstMatches,
  visitIds,
  visitMatches,
  visitRowids,
} from './lead-candidates';
import { conditionsOf, countBySort, indexFor, periodOf, type WantedLeads } from './lead-filters';
import { visitWindows, type Window } from './lead-windows';
import { type Lead, leadColumns } from './leads.service';
import { findByTimeline } from './timeline-search';
import { isAmong } from '../../core/personal-data';
import { inSlice } from '../../core/slices';
import { hasTrigrams } from './trigrams';

export interface WantedPage {
  limit: number;
  before: Position;
  isCounted: boolean;
}

interface Found {
  keys: Key[];
  count: number;
}

/** So many of the newest leads are searched without the index of trigrams, which knows no order. */
const MAX_WITHOUT_INDEX = 1_000;
/** So many are visited in an index of the list, which alone says whether one is a candidate. */
const MAX_FOR_CANDIDATES = 100_000;
const FIRST_WINDOW_FOR_CANDIDATES = 20_000;

/** Finds a page of leads, and counts all that match, in slices. */
export async function findLeads(database: Database, wanted: WantedLeads, page: WantedPage) {
  const { keys, count: total } = await findKeys(database, wanted, page);
  return { leads: readRows(database, keys), count: total };
}

async function findKeys(database: Database, wanted: WantedLeads, page: WantedPage): Promise<Found> {
  const { search, timeline } = wanted;
  if (timeline) return findWithTimeline(database, wanted, page, timeline);
  if (hasTrigrams(search)) return findWithTrigrams(database, wanted, page, search);
  const { keys } = await findPage(database, wanted, page);
  const counted = countBySort(database, wanted);
  return { keys, count: counted ?? (await countInWindows(database, wanted, page)) };
}

async function findWithTimeline(
  database: Database,
  wanted: WantedLeads,
  page: WantedPage,
  timeline: string,
): Promise<Found> {
  const ids = await findByTimeline(database, timeline);
  const isCandidate = () => isAmong(leads.id, ids);
  const areFew = ids.length <= FEW;
  const keys = areFew ? undefined : await findCandidates(database, wanted, page, isCandidate);
  if (keys) return { keys, count: 0 };
  return findAmong(database, wanted, page, (visit) => visitIds(database, ids, visit));
}

async function findWithTrigrams(
  database: Database,
  wanted: WantedLeads,
  page: WantedPage,
  search: string,
): Promise<Found> {
  // All pages together go through the leads once; the index would be read again for each.
  const isFurther = !page.isCounted && page.before.at < START.at;
  const mostVisited = isFurther ? Infinity : MAX_WITHOUT_INDEX;
  const newest = await findPage(database, wanted, page, { mostVisited });
  if (newest.isWhole && !page.isCounted) return { keys: newest.keys, count: 0 };
  const query = await inSlice(() => matchQuery(database, search));
  const first = await inSlice(() => readFirstMatches(database, query));
  const areFew = first.length <= FEW;
  const isCandidate = (window: Window) => isMatchWithin(database, query, window);
  const keys = areFew ? undefined : await findCandidates(database, wanted, page, isCandidate);
  if (keys) return { keys, count: 0 };
  const rest = { ...page, limit: newest.isWhole ? 0 : page.limit };
  const found = await findAmong(database, wanted, rest, (visit) =>
    areFew ? visitRowids(first, visit) : visitMatches(database, query, visit),
  );
  return newest.isWhole ? { ...found, keys: newest.keys } : found;
}

/** A page without a count, if it is found by looking for candidates among the newest leads. */
async function findCandidates(
  database: Database,
  wanted: WantedLeads,
  page: WantedPage,
  isCandidate: (window: Window) => SQL,
): Promise<Key[] | undefined> {
  if (page.isCounted) return undefined;
  const { keys, isWhole } = await findPage(database, wanted, page, {
    isCandidate,
    firstWindow: FIRST_WINDOW_FOR_CANDIDATES,
    mostVisited: MAX_FOR_CANDIDATES,
  });
  return isWhole ? keys : undefined;
}

interface Visits {
  isCandidate?: (window: Window) => SQL;
  firstWindow?: number;
  mostVisited?: number;
}

/**
 * The keys of a page, found by going through the leads from the newest on; not the whole page if the
 * most leads were visited before.
 */
async function findPage(
  database: Database,
  wanted: WantedLeads,
  { limit, before }: WantedPage,
  { isCandidate, firstWindow, mostVisited = Infinity }: Visits = {},
): Promise<{ keys: Key[]; isWhole: boolean }> {
  const conditions = conditionsOf(wanted);
  const keys: Key[] = [];
  let visited = 0;
  let isWhole = true;
  const stretch = { before: earlier(before, wanted.to), from: wanted.from, firstWindow };
  await visitWindows(database, indexFor(wanted), stretch, (window) => {
    const found = database
      .select(key)
      .from(window.table)
      .where(and(window.isWithin, isCandidate?.(window), ...conditions))
      .orderBy(...newestFirst(leads.createdAt, leads.id))
      .limit(limit - keys.length)
      .all();
    keys.push(...found);
    visited += window.size;
    isWhole = keys.length === limit || visited < mostVisited;
    return keys.length === limit || !isWhole;
  });
  return { keys, isWhole };
}

async function countInWindows(
  database: Database,
  wanted: WantedLeads,
  { isCounted }: WantedPage,
): Promise<number> {
  if (!isCounted) return 0;
  const conditions = conditionsOf(wanted);
  let total = 0;
  const stretch = { before: earlier(START, wanted.to), from: wanted.from };
  await visitWindows(database, indexFor(wanted), stretch, ({ table, isWithin }) => {
    total += countRows(database, table, and(isWithin, ...conditions));
    return false;
  });
  return total;
}

const countRows = (database: Database, table: SQL, condition: SQL | undefined) =>
  database.select({ rows: count() }).from(table).where(condition).get()?.rows ?? 0;

/** The position of the cursor, or the end of the period if that is earlier. */
function earlier(before: Position, to: string | null | undefined): Position {
  const end = to ? Date.parse(to) : Infinity;
  return end < before.at ? { at: end, id: '' } : before;
}

type VisitCandidates = (visit: (candidates: Candidates) => void) => Promise<void>;

/** Counts the candidates that match, and keeps the newest of them. */
async function findAmong(
  database: Database,
  wanted: WantedLeads,
  { limit, before }: WantedPage,
  visitCandidates: VisitCandidates,
): Promise<Found> {
  const conditions = [...conditionsOf(wanted), periodOf(wanted)];
  const time = new Date(before.at).toISOString();
  let newest: Key[] = [];
  let total = 0;
  await visitCandidates(({ table, isCandidate }) => {
    const condition = and(isCandidate, ...conditions);
    if (limit === 0) {
      total += countRows(database, table, condition);
      return;
    }
    const matching = database.select(key).from(table).where(condition).all();
    total += matching.length;
    newest.push(
      ...matching.filter(
        (lead) => lead.createdAt < time || (lead.createdAt === time && lead.id < before.id),
      ),
    );
    if (newest.length > 4 * limit) newest = newestOf(newest, limit);
  });
  return { keys: newestOf(newest, limit), count: total };
}

type Key = Pick<Lead, 'id' | 'createdAt'>;

/** Drizzle would refuse columns of a table that is named with an index. */
const key = {
  id: sql<string>`${leads.id}`,
  createdAt: sql<string>`${leads.createdAt}`.mapWith(leads.createdAt),
};

const byTime = (one: Key, other: Key) =>
  compare(other.createdAt, one.createdAt) || compare(other.id, one.id);

const newestOf = (keys: Key[], limit: number): Key[] => keys.sort(byTime).slice(0, limit);

function readRows(database: Database, keys: Key[]): Lead[] {
  const ids = keys.map(({ id }) => id);
  const rows = database.select(leadColumns).from(leads).where(isAmong(leads.id, ids)).all();
  return rows.sort(byTime);
}
