import { and, asc, between, eq, gte, lt, ne, notInArray, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { preparedInsert } from '../../../db/prepared-insert';
import { analyticsDays, analyticsSources } from '../../../db/schema/analytics';
import { write } from '../../../db/write';
import type { Calendar } from '../../core/calendar';
import { isBusyDay, cacheCount, cachedCount } from './busy-day';
import { boundsOf, type Span } from './periods';
import { countSessions } from './session-slices';
import { SourceCounts, type SourceRow } from './source-counts';
import { readState } from './state';

const value = sql.placeholder;

/** Of days before `keptSince` the sessions are gone, so they stay as they were counted. */
const isUncounted = and(
  ne(analyticsDays.sources, 'counted'),
  gte(analyticsDays.day, value('keptSince')),
);

const queries = prepared((database) => {
  const uncounted = (isWithin: ReturnType<typeof lt>) =>
    database
      .select({ day: analyticsDays.day })
      .from(analyticsDays)
      .where(and(isUncounted, isWithin))
      .orderBy(asc(analyticsDays.day));
  return {
    uncountedBetween: uncounted(between(analyticsDays.day, value('from'), value('to'))).prepare(),
    firstUncountedBefore: uncounted(lt(analyticsDays.day, value('today')))
      .limit(1)
      .prepare(),
    sums: database
      .select({
        kind: analyticsSources.kind,
        value: analyticsSources.value,
        sessions: sql<number>`sum(${analyticsSources.sessions})`,
        conversions: sql<number>`sum(${analyticsSources.conversions})`,
        convertedSessions: sql<number>`sum(${analyticsSources.convertedSessions})`,
      })
      .from(analyticsSources)
      .where(
        and(
          between(analyticsSources.day, value('from'), value('to')),
          notInArray(
            analyticsSources.day,
            database.select({ day: analyticsDays.day }).from(analyticsDays).where(isUncounted),
          ),
        ),
      )
      .groupBy(analyticsSources.kind, analyticsSources.value)
      .prepare(),
    setState: database
      .update(analyticsDays)
      .set({ sources: sql`${value('state')}` })
      .where(and(eq(analyticsDays.day, value('day')), ne(analyticsDays.sources, 'counted')))
      .prepare(),
    isCounting: database
      .select({ day: analyticsDays.day })
      .from(analyticsDays)
      .where(and(eq(analyticsDays.day, value('day')), eq(analyticsDays.sources, 'counting')))
      .prepare(),
    remove: database
      .delete(analyticsSources)
      .where(eq(analyticsSources.day, value('day')))
      .prepare(),
    insert: preparedInsert(database, analyticsSources, (insert) => insert.prepare()),
  };
});

const keptSinceOf = (database: Database) => readState(database)?.keptSince ?? '';

/** The sessions of some days: those counted before from the rollups, the others now. */
export async function sumSources(
  database: Database,
  calendar: Calendar,
  span: Span,
): Promise<SourceCounts> {
  const range = { ...span, keptSince: keptSinceOf(database) };
  const counts = new SourceCounts();
  const { sums, uncountedBetween } = queries(database);
  const uncounted = uncountedBetween.all(range);
  for (const row of sums.all(range)) counts.add(row);
  for (const { day } of uncounted) {
    const rows = cachedCount(database, day) ?? (await countSourcesOfDay(database, calendar, day));
    for (const row of rows) counts.add(row);
  }
  return counts;
}

/**
 * Counts the days before today whose sessions have changed, for the rollups. A day that changes
 * while it is counted is counted again.
 */
export async function countSources(
  database: Database,
  calendar: Calendar,
  today: string,
): Promise<void> {
  for (;;) {
    const keptSince = keptSinceOf(database);
    const due = queries(database).firstUncountedBefore.get({ today, keptSince });
    if (!due) return;
    const { day } = due;
    await write(database, () => queries(database).setState.run({ day, state: 'counting' }));
    const rows = await countSourcesOfDay(database, calendar, day);
    await write(database, () => storeDay(database, day, rows));
  }
}

/** Counts the present day if it is busy, so that whoever reads it need not wait. */
export async function countBusyDay(
  database: Database,
  calendar: Calendar,
  today: string,
): Promise<void> {
  if (!isBusyDay(database, today)) return;
  cacheCount(database, today, await countSourcesOfDay(database, calendar, today));
}

function storeDay(database: Database, day: string, rows: SourceRow[]): void {
  const { isCounting, setState, remove, insert } = queries(database);
  if (!isCounting.get({ day })) return;
  remove.run({ day });
  for (const row of rows) insert.run({ day, ...row });
  setState.run({ day, state: 'counted' });
}

async function countSourcesOfDay(database: Database, calendar: Calendar, day: string) {
  return (await countSessions(database, boundsOf(calendar, { from: day, to: day }))).rows();
}
