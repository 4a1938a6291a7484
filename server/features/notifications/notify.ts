import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import type { NotificationEvent } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { notifications } from '../../../db/schema/notifications';
import type { Recipient } from './recipients';

/** Of one event, beyond so many an hour, one row for a person stands for all others. */
export const MAX_AN_HOUR = 30;

const queries = prepared((database) => {
  const isInHour = and(
    eq(notifications.userId, sql.placeholder('userId')),
    eq(notifications.event, sql.placeholder('event')),
    gt(notifications.createdAt, sql.placeholder('hourAgo')),
    lte(notifications.createdAt, sql.placeholder('now')),
  );
  return {
    inHour: database.select({ count: count() }).from(notifications).where(isInHour).prepare(),
    bundle: database
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          isInHour,
          isNull(notifications.leadId),
          isNull(notifications.conversationId),
          isNull(notifications.updateId),
          isNull(notifications.readAt),
        ),
      )
      .prepare(),
  };
});

export interface Notice {
  event: NotificationEvent;
  /** Null where it is about an update or a conversation. */
  leadId?: string | null;
  updateId?: string;
  noteId?: string;
  conversationId?: string;
  chatNoteId?: string;
  actorId?: string | null;
  dueAt?: string | undefined;
  now: string;
}

/** Stores a notification for people, by the ways that they chose. Returns the ids of those people. */
export function notify(database: Database, notice: Notice, people: Recipient[]): string[] {
  return people.filter((person) => notifyOne(database, notice, person)).map(({ id }) => id);
}

function notifyOne(database: Database, notice: Notice, { id: userId, email, choices }: Recipient) {
  const { now, ...about } = notice;
  const ways = choices[notice.event];
  const mail = email === null ? 'never' : ways.mail;
  if (!ways.console && !ways.browser && mail === 'never') return false;
  const { inHour, bundle } = queries(database);
  const range = {
    userId,
    event: notice.event,
    now: Date.parse(now),
    hourAgo: Date.parse(now) - HOUR_MS,
  };
  const isOne = (inHour.get(range)?.count ?? 0) < MAX_AN_HOUR;
  const stored = isOne ? undefined : bundle.get(range);
  if (stored) {
    const more = { count: sql`${notifications.count} + 1` };
    database.update(notifications).set(more).where(eq(notifications.id, stored.id)).run();
    return true;
  }
  database
    .insert(notifications)
    .values({
      id: newId(),
      userId,
      event: notice.event,
      ...(isOne && about),
      isInConsole: ways.console,
      isInBrowser: ways.browser,
      mail,
      createdAt: now,
    })
    .run();
  return true;
}
