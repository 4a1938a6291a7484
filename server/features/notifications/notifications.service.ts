import { and, asc, count, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { NOTIFICATION_EVENTS } from '../../../db/enums';
import { chatConversations } from '../../../db/schema/chat';
import { leads } from '../../../db/schema/leads';
import { notificationChoices, notifications } from '../../../db/schema/notifications';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import { isAmong } from '../../core/personal-data';
import { invalid } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import { staffNames } from '../staff/staff-names';
import { type ChangedChoices, type Choices, withUsualWays } from './notifications.schema';
import { isCurrent, selectShown, titleOf } from './shown-notifications';

/** More of the text of a note is in its lead. */
const MAX_EXCERPT = 200;

/** The notifications of a person in the console or the browser, newest first, and how many are unread. */
export function listNotifications(database: Database, userId: string, input: PageInput) {
  const { limit, ...from } = readPage(input);
  const nameOf = staffNames(database);
  const isShown = or(eq(notifications.isInConsole, true), eq(notifications.isInBrowser, true));
  const rows = selectShown(database)
    .where(
      and(
        eq(notifications.userId, userId),
        isShown,
        isCurrent,
        isOlderThanCursor(notifications.createdAt, notifications.id),
      ),
    )
    .orderBy(...newestFirst(notifications.createdAt, notifications.id))
    .limit(limit)
    .all(from);
  return {
    notifications: rows.map(
      ({
        actorId,
        leadName,
        isAnswered,
        visitorName,
        noteText,
        updateTitle,
        contactName,
        outcome,
        ...row
      }) => ({
        ...row,
        title: titleOf(
          {
            ...row,
            actorId,
            leadName,
            isAnswered,
            visitorName,
            updateTitle,
            contactName,
            outcome,
          },
          nameOf,
        ),
        excerpt: noteText === null ? null : noteText.slice(0, MAX_EXCERPT),
      }),
    ),
    unread: countUnread(database, userId),
    nextCursor: nextCursor(rows, limit, (row) => row.createdAt),
  };
}

function countUnread(database: Database, userId: string): number {
  const isUnread = and(eq(notifications.isInConsole, true), isNull(notifications.readAt));
  const row = database
    .select({ count: count() })
    .from(notifications)
    .leftJoin(leads, eq(leads.id, notifications.leadId))
    .leftJoin(chatConversations, eq(chatConversations.id, notifications.conversationId))
    .where(and(eq(notifications.userId, userId), isUnread, isCurrent))
    .get();
  return row?.count ?? 0;
}

/** Marks some of a person's notifications as read. Read marks are no event. */
export function markRead(
  database: Database,
  userId: string,
  { ids = [], until, now }: { ids?: string[] | undefined; until?: string | undefined; now: string },
): Written<{ unread: number }> {
  if (ids.length === 0 && until === undefined) {
    throw invalid('ids', 'ids or until is required');
  }
  const isMeant = or(
    isAmong(notifications.id, ids),
    until === undefined ? undefined : lte(notifications.createdAt, until),
  );
  const { changes } = database
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isMeant))
    .run();
  return {
    result: { unread: countUnread(database, userId) },
    event: null,
    // The person's other tabs.
    ...(changes > 0 && { live: { type: 'notified', userIds: [userId] } }),
  };
}

export function getChoices(database: Database, userId: string): Choices {
  const row = database
    .select({ choices: notificationChoices.choices })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId))
    .get();
  return withUsualWays(row?.choices);
}

export function choose(
  database: Database,
  userId: string,
  changes: ChangedChoices,
): Written<Choices> {
  const before = getChoices(database, userId);
  const choices = { ...before };
  for (const event of NOTIFICATION_EVENTS) {
    const { console, browser, mail } = changes[event] ?? {};
    choices[event] = {
      console: console ?? before[event].console,
      browser: browser ?? before[event].browser,
      mail: mail ?? before[event].mail,
    };
  }
  database
    .insert(notificationChoices)
    .values({ userId, choices })
    .onConflictDoUpdate({ target: notificationChoices.userId, set: { choices } })
    .run();
  const data = { fields: changedFields(before, choices) };
  return {
    result: choices,
    event: { type: 'staff.notifications_chosen', subjectId: userId, data },
  };
}

/** Removes the notifications of a removed person. Runs in the transaction of the removal. */
export function removeNotificationsOf(database: Database, userId: string): void {
  database.delete(notifications).where(eq(notifications.userId, userId)).run();
  database.delete(notificationChoices).where(eq(notificationChoices.userId, userId)).run();
}

/** So many of each person stay, however much happens. */
const MAX_KEPT = 1_000;
const REMOVED_AT_ONCE = 500;

/** Removes a batch of what is older, or beyond the number that each person keeps. */
export function removeOldNotifications(database: Database, before: string): boolean {
  return (
    removeBatch(database, lt(notifications.createdAt, before), REMOVED_AT_ONCE) ||
    crowdedUsers(database).some(({ userId, rows }) =>
      removeBatch(
        database,
        eq(notifications.userId, userId),
        Math.min(rows - MAX_KEPT, REMOVED_AT_ONCE),
      ),
    )
  );
}

/** Removes the oldest of these. Returns whether there were any. */
function removeBatch(database: Database, which: SQL, limit: number): boolean {
  const oldest = database
    .select({ id: notifications.id })
    .from(notifications)
    .where(which)
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(limit);
  const { changes } = database.delete(notifications).where(inArray(notifications.id, oldest)).run();
  return changes > 0;
}

const crowdedUsers = (database: Database) =>
  database
    .select({ userId: notifications.userId, rows: count() })
    .from(notifications)
    .groupBy(notifications.userId)
    .having(sql`count(*) > ${MAX_KEPT}`)
    .all();
