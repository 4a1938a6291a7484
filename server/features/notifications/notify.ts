import { and, count, eq, gt, isNull, lte, max, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import type { NotificationEvent } from '../../../db/enums';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
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
  /** It stands for many, and may stand for one more. */
  const isBundle = and(
    isNull(notifications.leadId),
    isNull(notifications.conversationId),
    isNull(notifications.updateId),
    isNull(notifications.readAt),
  );
  return {
    insert: preparedInsert(database, notifications, (insert) => insert.prepare()),
    addToBundle: database
      .update(notifications)
      .set({ count: sql`${notifications.count} + 1` })
      .where(eq(notifications.id, sql.placeholder('id')))
      .prepare(),
    inHour: database
      .select({ count: count(), bundleId: max(sql`iif(${isBundle}, ${notifications.id}, null)`) })
      .from(notifications)
      .where(isInHour)
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
  const { now, event } = notice;
  const ways = choices[event];
  const mail = email === null ? 'never' : ways.mail;
  if (!ways.console && !ways.browser && mail === 'never') return false;
  const { inHour, addToBundle, insert } = queries(database);
  const range = { userId, event, now: Date.parse(now), hourAgo: Date.parse(now) - HOUR_MS };
  const { count: stored = 0, bundleId = null } = inHour.get(range) ?? {};
  const isOne = stored < MAX_AN_HOUR;
  if (!isOne && bundleId !== null) {
    addToBundle.run({ id: bundleId });
    return true;
  }
  const about = isOne ? notice : undefined;
  insert.run({
    id: newId(),
    userId,
    event,
    leadId: about?.leadId ?? null,
    noteId: about?.noteId ?? null,
    conversationId: about?.conversationId ?? null,
    chatNoteId: about?.chatNoteId ?? null,
    updateId: about?.updateId ?? null,
    actorId: about?.actorId ?? null,
    dueAt: about?.dueAt ?? null,
    count: 1,
    isInConsole: ways.console,
    isInBrowser: ways.browser,
    mail,
    readAt: null,
    createdAt: now,
  });
  return true;
}
