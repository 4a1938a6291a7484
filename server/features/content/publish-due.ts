import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { changedEvent } from '../../live/bus';
import type { DomainEvent } from '../activities/domain-event';
import { bySystem, recordWritten } from '../activities/record-activity';
import type { ContentTable } from './references';

const NOUNS = [
  { noun: 'insights', table: insights, type: 'insight.status_changed' },
  { noun: 'caseStudies', table: caseStudies, type: 'case_study.status_changed' },
  { noun: 'pages', table: pages, type: 'page.status_changed' },
] as const;

type Noun = (typeof NOUNS)[number];

/** In one transaction, so that thousands with the same time hold up nobody. */
const BATCH = 50;

const queries = prepared((database) => {
  const due = (table: ContentTable) =>
    database
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.status, 'scheduled'), lte(table.publishedAt, sql.placeholder('now'))))
      .orderBy(asc(table.publishedAt))
      .limit(BATCH)
      .prepare();
  return { insights: due(insights), caseStudies: due(caseStudies), pages: due(pages) };
});

/**
 * Publishes what is scheduled up to now. Its version stays: nobody has saved it, so an edit that was
 * begun before is not stale.
 */
export async function publishDue(deps: Deps): Promise<void> {
  for (const one of NOUNS) {
    // The read comes first: most of the time nothing is due, and nothing is written.
    while (findDue(deps.database, one, deps.clock()).length > 0) await publishBatch(deps, one);
  }
}

const findDue = (database: Database, { noun }: Noun, now: Date) =>
  queries(database)[noun].all({ now: now.getTime() }) as { id: string }[];

async function publishBatch(deps: Deps, one: Noun): Promise<void> {
  const { database } = deps;
  const { isQueued, events } = await write(database, () => {
    const now = deps.clock();
    const ids = findDue(database, one, now).map(({ id }) => id);
    database
      .update(one.table)
      .set({ status: 'published' })
      .where(and(inArray(one.table.id, ids), eq(one.table.status, 'scheduled')))
      .run();
    const events = ids.map((subjectId): DomainEvent => ({
      type: one.type,
      subjectId,
      data: { fields: ['status'], from: 'scheduled', to: 'published' },
    }));
    const source = bySystem(now.toISOString());
    return { events, ...recordWritten(database, { event: null, events }, source) };
  });
  deps.responseCache.invalidate(one.noun);
  for (const event of events) deps.bus.publish(changedEvent(event));
  if (isQueued) deps.webhooks.wake();
}

/** Half of the second within which what is due has to appear. */
const CHECK_EVERY_MS = 500;

/**
 * Looks twice a second for what is due: one look-up in an index of each noun, however much is
 * scheduled. It follows the clock of the wall, so it is right after a restart and a changed clock.
 */
export function startPublishing(deps: Deps): { stop: () => void } {
  let isRunning = false;
  let hasFailed = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await publishDue(deps);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) deps.log.error({ error }, 'what is scheduled could not be published');
      hasFailed = true;
    }
    isRunning = false;
  };
  void run();
  const timer = setInterval(() => void run(), CHECK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
