import { and, count, eq, gt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { chatConversations, chatMessages } from '../../../db/schema/chat';
import { DomainError, notFound } from '../../errors';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';
import type { Written } from '../activities/domain-event';
import { nextVersion, refuseStale } from '../../core/versions';

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

const queries = prepared((database) => {
  const page = (filter?: ReturnType<typeof eq>) =>
    database
      .select(conversationColumns)
      .from(chatConversations)
      .where(and(isOlderThanCursor(chatConversations.updatedAt, chatConversations.id), filter))
      .orderBy(...newestFirst(chatConversations.updatedAt, chatConversations.id))
      .limit(sql.placeholder('limit'))
      .prepare();
  const total = (filter?: ReturnType<typeof eq>) =>
    database.select({ count: count() }).from(chatConversations).where(filter).prepare();
  return {
    page: page(),
    active: page(eq(chatConversations.status, sql`'active'`)),
    closed: page(eq(chatConversations.status, sql`'closed'`)),
    total: total(),
    totalActive: total(eq(chatConversations.status, sql`'active'`)),
    totalUnread: total(sql`unread_count > 0`),
    byId: database
      .select(conversationColumns)
      .from(chatConversations)
      .where(eq(chatConversations.id, sql.placeholder('id')))
      .prepare(),
    latestOf: database
      .select(conversationColumns)
      .from(chatConversations)
      .where(eq(chatConversations.visitorId, sql.placeholder('visitorId')))
      .orderBy(...newestFirst(chatConversations.createdAt, chatConversations.id))
      .limit(1)
      .prepare(),
  };
});

export interface ListConversations extends PageInput {
  status?: 'active' | 'closed' | undefined;
}

/** By `updatedAt`, newest first. */
export function listConversations(database: Database, { status, ...input }: ListConversations) {
  const range = readPage(input);
  const { page, active, closed } = queries(database);
  const query = status === undefined ? page : { active, closed }[status];
  const conversations = query.all(range);
  return {
    conversations,
    nextCursor: nextCursor(conversations, range.limit, (conversation) => conversation.updatedAt),
  };
}

/** `unread` is the number of conversations with unread messages. */
export function countConversations(database: Database) {
  const { total, totalActive, totalUnread } = queries(database);
  return {
    total: total.get()?.count ?? 0,
    active: totalActive.get()?.count ?? 0,
    unread: totalUnread.get()?.count ?? 0,
  };
}

export type Conversation = NonNullable<ReturnType<typeof findConversation>>;

export function findConversation(database: Database, id: string) {
  return queries(database).byId.get({ id });
}

/** The newest conversation of a visitor, open or closed. */
export function latestConversation(database: Database, visitorId: string) {
  return queries(database).latestOf.get({ visitorId }) ?? null;
}

export interface UpdateConversation {
  id: string;
  status?: 'active' | 'closed' | null | undefined;
  updatedAt?: string | null | undefined;
}

/** Closes a conversation for good. Closing it again changes nothing. */
export function updateConversation(
  database: Database,
  input: UpdateConversation,
  now: string,
): Written<Conversation> {
  const stored = findConversation(database, input.id);
  if (!stored) throw notFound('The conversation');
  refuseStale(stored, input.updatedAt);
  if (!input.status || input.status === stored.status) return { result: stored, event: null };
  if (input.status === 'active') {
    throw new DomainError('conflict', 'A closed conversation stays closed.');
  }
  const result = database
    .update(chatConversations)
    .set({ status: input.status, unreadCount: 0, updatedAt: nextVersion(stored, now) })
    .where(eq(chatConversations.id, input.id))
    .returning(conversationColumns)
    .get();
  const data = { fields: ['status'], from: stored.status, to: result.status };
  return {
    result,
    event: { type: 'conversation.status_changed', subjectId: input.id, data },
    live: { type: 'conversation', conversation: result },
  };
}

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
