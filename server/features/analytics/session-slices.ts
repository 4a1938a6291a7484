import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { analyticsSessions, analyticsTexts, eventLog } from '../../../db/schema/analytics';
import { inSlice, nextSize } from '../../core/slices';
import { MAX_PATH, PAGE_VIEW } from './page-view';
import type { Bounds } from './periods';
import { SourceCounts, type SourceSession } from './source-counts';
import { CAMPAIGN_NAMES, DIRECT, readCampaign, type SourceFilter } from './source-filter.schema';

/** How many sessions or events the first slice reads; the time that it takes decides on the next. */
const FIRST_SIZE = 1_000;
const SIZES = { min: 250, max: 2_500 };

/** Counts the sessions that started within bounds, in slices, so that other requests go on between. */
export async function countSessions(
  database: Database,
  bounds: Bounds,
  filter: SourceFilter | null = null,
  signal?: AbortSignal,
): Promise<SourceCounts> {
  const counts = new SourceCounts();
  const slices =
    filter?.kind === 'path'
      ? slicesOfPath(database, bounds, filter.value)
      : slicesOfSessions(database, bounds, filter && conditionOf(filter));
  let size = FIRST_SIZE;
  const countSlice = () => {
    const startedAt = performance.now();
    const { done, value } = slices.next(size);
    for (const session of value ?? []) counts.addSession(session);
    size = nextSize(size, performance.now() - startedAt, SIZES);
    return !done;
  };
  // Nobody reads what is counted for a caller that has left.
  while (await inSlice(countSlice)) if (signal?.aborted) break;
  return counts;
}

// Each query below has one upper bound: of two, SQLite would read on to the further one.

const columns = {
  landingPage: analyticsSessions.landingPage,
  referrerHost: analyticsSessions.referrerHost,
  utm: analyticsSessions.utm,
  exitPage: analyticsSessions.exitPage,
  step: analyticsSessions.step,
  conversions: analyticsSessions.conversions,
};

function conditionOf({ kind, value }: SourceFilter): SQL | undefined {
  if (kind === 'landing') return eq(analyticsSessions.landingPage, value);
  if (kind === 'referrer') {
    return value === DIRECT
      ? isNull(analyticsSessions.referrerHost)
      : eq(analyticsSessions.referrerHost, value);
  }
  const campaign = readCampaign(value);
  return and(
    ...CAMPAIGN_NAMES.map((name) => sql`${analyticsSessions.utm} ->> ${name} is ${campaign[name]}`),
  );
}

const sessionKey = sql`(${analyticsSessions.startedAt}, ${analyticsSessions.sessionId})`;

function* slicesOfSessions(
  database: Database,
  { start, end }: Bounds,
  condition: SQL | null | undefined,
): Generator<SourceSession[], undefined, number> {
  let size = FIRST_SIZE;
  let from: SQL = sql`${sessionKey} >= (${start}, '')`;
  for (;;) {
    const beforeEnd = and(from, sql`${analyticsSessions.startedAt} < ${end}`);
    const next = database
      .select({ at: analyticsSessions.startedAt, id: analyticsSessions.sessionId })
      .from(analyticsSessions)
      .where(beforeEnd)
      .orderBy(analyticsSessions.startedAt, analyticsSessions.sessionId)
      .limit(1)
      .offset(size)
      .get();
    const position = next && sql`(${Date.parse(next.at)}, ${next.id})`;
    size = yield database
      .select(columns)
      .from(analyticsSessions)
      .where(
        and(
          position ? and(from, sql`${sessionKey} < ${position}`) : beforeEnd,
          isNotNull(analyticsSessions.landingPage),
          condition ?? undefined,
        ),
      )
      .all();
    if (!position) return;
    from = sql`${sessionKey} >= ${position}`;
  }
}

const eventKey = sql`(${eventLog.createdAt}, ${eventLog.id})`;
/** A session that starts at the end of the period goes on for less than this. */
const MAX_SESSION_MS = DAY_MS;

/** The sessions that viewed a page, found in the events. */
function* slicesOfPath(
  database: Database,
  { start, end }: Bounds,
  path: string,
): Generator<SourceSession[], undefined, number> {
  const type = database
    .select({ id: analyticsTexts.id })
    .from(analyticsTexts)
    .where(eq(analyticsTexts.text, PAGE_VIEW))
    .get();
  const seen = new Set<string>();
  let size = FIRST_SIZE;
  let from: SQL = sql`${eventKey} >= (${start}, '')`;
  for (;;) {
    const beforeEnd = and(from, sql`${eventLog.createdAt} < ${end + MAX_SESSION_MS}`);
    const next = database
      .select({ at: eventLog.createdAt, id: eventLog.id })
      .from(eventLog)
      .where(beforeEnd)
      .orderBy(eventLog.createdAt, eventLog.id)
      .limit(1)
      .offset(size)
      .get();
    const position = next && sql`(${Date.parse(next.at)}, ${next.id})`;
    const found = database
      .selectDistinct({ id: eventLog.sessionId })
      .from(eventLog)
      .where(
        and(
          position ? and(from, sql`${eventKey} < ${position}`) : beforeEnd,
          // With the plus the index of types is not used: its rows would have to be looked up.
          sql`+${eventLog.typeId} = ${type?.id ?? 0}`,
          sql`substr(${eventLog.eventData} ->> 'path', 1, ${MAX_PATH}) = ${path}`,
        ),
      )
      .all()
      .flatMap(({ id }) => (id === null || seen.has(id) ? [] : id));
    for (const id of found) seen.add(id);
    size = yield sessionsOf(database, { start, end }, found);
    if (!position) return;
    from = sql`${eventKey} >= ${position}`;
  }
}

function sessionsOf(database: Database, { start, end }: Bounds, ids: string[]): SourceSession[] {
  if (ids.length === 0) return [];
  return database
    .select(columns)
    .from(analyticsSessions)
    .where(
      and(
        inArray(
          analyticsSessions.sessionId,
          sql`(select value from json_each(${JSON.stringify(ids)}))`,
        ),
        sql`${analyticsSessions.startedAt} >= ${start}`,
        sql`${analyticsSessions.startedAt} < ${end}`,
        isNotNull(analyticsSessions.landingPage),
      ),
    )
    .all();
}
