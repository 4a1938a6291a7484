import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { chatConversations } from '../../../db/schema/chat';
import { notifications } from '../../../db/schema/notifications';
import { write } from '../../../db/write';
import { startHousekeeping } from '../../core/housekeeping';
import type { Deps } from '../../deps';
import { announce } from '../notifications/announce';
import { notify } from '../notifications/notify';
import { type Recipient, recipients } from '../notifications/recipients';
import { isAway } from './reach';

const LOOK_EVERY_MS = 10_000;
/** Conversations in one transaction. */
const BATCH = 100;

/** Looks for visitors who wait, more often than other tasks run. */
export const startAlarms = (deps: Deps): { stop: () => void } =>
  startHousekeeping(deps.log, [() => notifyOfWaiting(deps)], LOOK_EVERY_MS);

/**
 * Notifies staff of visitors who wait: at the first alarm who answers the conversation, later all who
 * are available too. Each alarm of a wait comes once, also after a restart.
 */
export async function notifyOfWaiting(deps: Deps): Promise<void> {
  const { database, clock, settings } = deps;
  const now = clock();
  for (;;) {
    const due = listDue(database, settings.chatAlarms, now);
    if (due.length === 0) return;
    const notified = await write(database, () => due.flatMap((one) => notifyOf(deps, one, now)));
    if (notified.length > 0) announce(deps, [...new Set(notified)]);
  }
}

type Due = ReturnType<typeof listDue>[number];

function listDue(database: Database, alarms: readonly number[], now: Date) {
  const { id, assigneeId, waitingSince, alarmsTold } = chatConversations;
  const steps = alarms.map((seconds, index) => sql`when ${index} then ${seconds * 1_000}`);
  if (steps.length === 0) return [];
  const wait = sql`case ${alarmsTold} ${sql.join(steps, sql` `)} end`;
  return database
    .select({ id, assigneeId, waitingSince })
    .from(chatConversations)
    .where(
      and(
        isNotNull(waitingSince),
        lt(alarmsTold, alarms.length),
        sql`${waitingSince} <= ${now.getTime()} - ${wait}`,
      ),
    )
    .orderBy(asc(waitingSince), asc(id))
    .limit(BATCH)
    .all();
}

function notifyOf(
  { database, settings, presence }: Deps,
  { id: conversationId, assigneeId, waitingSince }: Due,
  now: Date,
): string[] {
  const waitedMs = now.getTime() - Date.parse(waitingSince ?? '');
  const alarmsTold = settings.chatAlarms.filter((seconds) => waitedMs >= seconds * 1_000).length;
  database
    .update(chatConversations)
    .set({ alarmsTold })
    .where(eq(chatConversations.id, conversationId))
    .run();
  const isAvailable = ({ id }: Recipient) =>
    presence.consoles().includes(id) && !isAway(database, id);
  const all = [...recipients(database).values()];
  const isFirst = alarmsTold === 1 && assigneeId !== null;
  const people = all.filter(
    (person) => person.id === assigneeId || (!isFirst && isAvailable(person)),
  );
  withdrawEarlier(
    database,
    conversationId,
    people.map(({ id }) => id),
  );
  return notify(database, { event: 'waiting', conversationId, now: now.toISOString() }, people);
}

/** One notification stands for the whole wait. */
function withdrawEarlier(database: Database, conversationId: string, userIds: string[]): void {
  database
    .delete(notifications)
    .where(
      and(
        eq(notifications.conversationId, conversationId),
        eq(notifications.event, 'waiting'),
        inArray(notifications.userId, userIds),
      ),
    )
    .run();
}
