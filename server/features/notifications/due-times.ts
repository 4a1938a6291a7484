import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import { leads } from '../../../db/schema/leads';
import { leadReminders as reminders, notifications } from '../../../db/schema/notifications';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { recipients } from './recipients';
import { tell } from './tell';

const SOON_MS = 2 * HOUR_MS;
/** So many leads are told of in one transaction. */
const BATCH = 100;

/** Copies the due time of a lead, in the transaction that may have changed it. */
export function followDueTime(database: Database, leadId: string, dueAt: string | null): void {
  if (dueAt === null) {
    database.update(reminders).set({ dueAt }).where(eq(reminders.leadId, leadId)).run();
    return;
  }
  database
    .insert(reminders)
    .values({ leadId, dueAt })
    .onConflictDoUpdate({ target: reminders.leadId, set: { dueAt } })
    .run();
}

const TOLD = { due_soon: reminders.dueSoonToldFor, overdue: reminders.overdueToldFor };
type DueEvent = keyof typeof TOLD;

const queries = prepared((database) => {
  /** The conditions are those of the index. */
  const untold = (event: DueEvent) =>
    database
      .select({ leadId: reminders.leadId, dueAt: reminders.dueAt, ownerId: leads.ownerId })
      .from(reminders)
      .innerJoin(leads, eq(leads.id, reminders.leadId))
      .where(
        and(
          isNotNull(reminders.dueAt),
          sql`${TOLD[event]} is not ${reminders.dueAt}`,
          lte(reminders.dueAt, sql.placeholder('until')),
        ),
      )
      .orderBy(asc(reminders.dueAt))
      .limit(BATCH)
      .prepare();
  return { due_soon: untold('due_soon'), overdue: untold('overdue') };
});

/** When it ran last, for each database. */
const lastRuns = new WeakMap<Database, number>();

/**
 * Tells of leads that are due soon or overdue: their owners, or everybody if they have none. Each is
 * told once for each due time, also after a restart, since what was told is stored.
 */
export async function tellDue({ database, clock, bus }: Deps): Promise<void> {
  const now = clock();
  if (now.getTime() < (lastRuns.get(database) ?? Infinity)) {
    await write(database, () => takeBackEarly(database, now));
  }
  lastRuns.set(database, now.getTime());
  for (const event of ['overdue', 'due_soon'] as const) {
    const until = now.getTime() + (event === 'due_soon' ? SOON_MS : 0);
    while (queries(database)[event].get({ until })) {
      const told = await write(database, () => tellBatch(database, event, { now, until }));
      if (told.length > 0) bus.publish({ type: 'notified', userIds: [...new Set(told)] });
    }
  }
}

function tellBatch(
  database: Database,
  event: DueEvent,
  { now, until }: { now: Date; until: number },
): string[] {
  const people = recipients(database);
  const untold = queries(database)[event].all({ until });
  return untold.flatMap(({ leadId, dueAt, ownerId }) => {
    // Nobody is told that a lead is due soon once it is overdue.
    const told = { dueSoonToldFor: dueAt, ...(event === 'overdue' && { overdueToldFor: dueAt }) };
    database.update(reminders).set(told).where(eq(reminders.leadId, leadId)).run();
    const owner = ownerId === null ? undefined : people.get(ownerId);
    const news = { event, leadId, dueAt: dueAt ?? undefined, now: now.toISOString() };
    return tell(database, news, owner ? [owner] : [...people.values()]);
  });
}

/** What a clock that was ahead has told too early is told again in its time. */
function takeBackEarly(database: Database, now: Date): void {
  for (const event of ['overdue', 'due_soon'] as const) {
    const until = now.getTime() + (event === 'due_soon' ? SOON_MS : 0);
    const column = event === 'overdue' ? 'overdueToldFor' : 'dueSoonToldFor';
    database
      .update(reminders)
      .set({ [column]: null })
      .where(and(eq(TOLD[event], reminders.dueAt), sql`${reminders.dueAt} > ${until}`))
      .run();
    database
      .delete(notifications)
      .where(and(eq(notifications.event, event), sql`${notifications.dueAt} > ${until}`))
      .run();
  }
}
