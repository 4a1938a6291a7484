import { and, count, eq, gt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { notFound } from '../../errors';
import { newestFirst } from '../../core/pagination';
import type { Written } from '../activities/domain-event';

export const conversationColumns = {
  id: chatConversations.id,
  visitorId: chatConversations.visitorId,
  visitorName: chatConversations.visitorName,
  visitorEmail: chatConversations.visitorEmail,
  status: chatConversations.status,
  page: chatConversations.page,
  unreadCount: chatConversations.unreadCount,
  createdAt: chatConversations.createdAt,
  updatedAt: chatConversations.updatedAt,
};

/** What staff read besides: visitors get the columns above and no others. */
export const deskColumns = {
  ...conversationColumns,
  assigneeId: chatConversations.assigneeId,
  labels: chatConversations.labels,
  preview: chatConversations.preview,
  waitingSince: chatConversations.waitingSince,
  formerId: chatConversations.formerId,
  visitorSeenAt: chatConversations.visitorSeenAt,
  mailDueAt: chatConversations.mailDueAt,
  isMailStopped: chatConversations.isMailStopped,
};

const queries = prepared((database) => ({
  byId: database
    .select(deskColumns)
    .from(chatConversations)
    .where(eq(chatConversations.id, sql.placeholder('id')))
    .prepare(),
  latestOf: database
    .select(deskColumns)
    .from(chatConversations)
    .where(eq(chatConversations.visitorId, sql.placeholder('visitorId')))
    .orderBy(...newestFirst(chatConversations.createdAt, chatConversations.id))
    .limit(1)
    .prepare(),
}));

export type Conversation = NonNullable<ReturnType<typeof findConversation>>;

export function findConversation(database: Database, id: string) {
  return queries(database).byId.get({ id });
}

/** The newest conversation of a visitor, open or closed. */
export function latestConversation(database: Database, visitorId: string) {
  return queries(database).latestOf.get({ visitorId }) ?? null;
}

type VisitorsConversation = Pick<Conversation, keyof typeof conversationColumns>;

/** A conversation as its visitor may read it. */
export const conversationForVisitor = (conversation: Conversation): VisitorsConversation =>
  Object.fromEntries(
    Object.keys(conversationColumns).map((name) => [name, conversation[name as never]]),
  ) as unknown as VisitorsConversation;

/** Marks everything up to a message as read; later messages stay unread. */
export function markRead(
  database: Database,
  input: { id: string; messageId: string },
): Written<Conversation> {
  const stored = findConversation(database, input.id);
  const seen = database
    .select({ createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.id, input.messageId), eq(chatMessages.conversationId, input.id)))
    .get();
  if (!stored || !seen) throw notFound('The message');
  const later = database
    .select({ count: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, input.id),
        eq(chatMessages.senderType, 'visitor'),
        gt(chatMessages.createdAt, seen.createdAt),
      ),
    )
    .get();
  // An agent who has seen less than another makes nothing unread again.
  const unreadCount = Math.min(stored.unreadCount, later?.count ?? 0);
  database
    .update(chatConversations)
    .set({ unreadCount })
    .where(eq(chatConversations.id, input.id))
    .run();
  const conversation = { ...stored, unreadCount };
  return {
    result: conversation,
    event: null,
    live: { type: 'conversation', conversation, isStaffOnly: true },
  };
}

/** The visitor has seen what staff wrote: it needs no mail. */
export function markSeen(database: Database, id: string, now: string): Written<null> {
  const conversation = database
    .update(chatConversations)
    .set({ visitorSeenAt: now, mailDueAt: null })
    .where(eq(chatConversations.id, id))
    .returning(deskColumns)
    .get();
  return {
    result: null,
    event: null,
    live: { type: 'conversation', conversation, isStaffOnly: true },
  };
}
