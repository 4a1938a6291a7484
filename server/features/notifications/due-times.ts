import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import { leads } from '../../../db/schema/leads';
import { leadReminders as reminders, notifications } from '../../../db/schema/notifications';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { recipients } from './recipients';
import { notify } from './notify';

const SOON_MS = 2 * HOUR_MS;
/** Leads in one transaction. */
const BATCH = 100;

/** Copies the due time of a lead, in the transaction that may have changed it. */
export function followDueTime(database: Database, leadId: string, dueAt: string | null): void {
  const { storeDueTime, removeDueTime } = queries(database);
  if (dueAt === null) removeDueTime.run({ leadId });
  else storeDueTime.run({ leadId, dueAt });
}

const NOTIFIED = { due_soon: reminders.dueSoonNotifiedFor, overdue: reminders.overdueNotifiedFor };
type DueEvent = keyof typeof NOTIFIED;

const queries = prepared((database) => {
  /** The conditions are those of the index. */
  const pending = (event: DueEvent) =>
    database
      .select({ leadId: reminders.leadId, dueAt: reminders.dueAt, ownerId: leads.ownerId })
      .from(reminders)
      .innerJoin(leads, eq(leads.id, reminders.leadId))
      .where(
        and(
          isNotNull(reminders.dueAt),
          sql`${NOTIFIED[event]} is not ${reminders.dueAt}`,
          lte(reminders.dueAt, sql.placeholder('until')),
        ),
      )
      .orderBy(asc(reminders.dueAt))
      .limit(BATCH)
      .prepare();
  return {
    due_soon: pending('due_soon'),
    overdue: pending('overdue'),
    storeDueTime: database
      .insert(reminders)
      .values({ leadId: sql.placeholder('leadId'), dueAt: sql.placeholder('dueAt') })
      .onConflictDoUpdate({
        target: reminders.leadId,
        set: { dueAt: sql`excluded.${sql.raw(reminders.dueAt.name)}` },
      })
      .prepare(),
    removeDueTime: database
      .update(reminders)
      .set({ dueAt: null })
      .where(eq(reminders.leadId, sql.placeholder('leadId')))
      .prepare(),
  };
});

/** When it ran last, for each database. */
const lastRuns = new WeakMap<Database, number>();

/**
 * Notifies the owners of leads that are due soon or overdue, or everybody of those without an owner:
 * once for each due time, also after a restart.
 */
export async function notifyOfDueTimes({ database, clock, bus }: Deps): Promise<void> {
  const now = clock();
  if (now.getTime() < (lastRuns.get(database) ?? Infinity)) {
    await write(database, () => withdrawEarly(database, now));
  }
  lastRuns.set(database, now.getTime());
  for (const event of ['overdue', 'due_soon'] as const) {
    const until = now.getTime() + (event === 'due_soon' ? SOON_MS : 0);
    while (queries(database)[event].get({ until })) {
      const userIds = await write(database, () => notifyBatch(database, event, { now, until }));
      if (userIds.length > 0) bus.publish({ type: 'notified', userIds: [...new Set(userIds)] });
    }
  }
}

function notifyBatch(
  database: Database,
  event: DueEvent,
  { now, until }: { now: Date; until: number },
): string[] {
  const people = recipients(database);
  const pending = queries(database)[event].all({ until });
  return pending.flatMap(({ leadId, dueAt, ownerId }) => {
    // An overdue lead is not due soon any more.
    const notified = {
      dueSoonNotifiedFor: dueAt,
      ...(event === 'overdue' && { overdueNotifiedFor: dueAt }),
    };
    database.update(reminders).set(notified).where(eq(reminders.leadId, leadId)).run();
    const owner = ownerId === null ? undefined : people.get(ownerId);
    const notice = { event, leadId, dueAt: dueAt ?? undefined, now: now.toISOString() };
    return notify(database, notice, owner ? [owner] : [...people.values()]);
  });
}

/** Withdraws the notifications of a clock that was ahead, so that they come in their time. */
function withdrawEarly(database: Database, now: Date): void {
  for (const event of ['overdue', 'due_soon'] as const) {
    const until = now.getTime() + (event === 'due_soon' ? SOON_MS : 0);
    const column = event === 'overdue' ? 'overdueNotifiedFor' : 'dueSoonNotifiedFor';
    database
      .update(reminders)
      .set({ [column]: null })
      .where(and(eq(NOTIFIED[event], reminders.dueAt), sql`${reminders.dueAt} > ${until}`))
      .run();
    database
      .delete(notifications)
      .where(and(eq(notifications.event, event), sql`${notifications.dueAt} > ${until}`))
      .run();
  }
}
