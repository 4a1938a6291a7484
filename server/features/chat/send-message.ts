import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { chatConversations } from '../../../db/schema';
import { DomainError, notFound } from '../../errors';
import { nextVersion } from '../versions';
import type { SendInput, StartInput } from './chat.schema';
import { conversationColumns, findConversation } from './conversations.service';
import { findRepeated, findRepeatedStart, insertMessage, type Message } from './messages.service';

const AGENT_NAME = 'Support Agent';

const queries = prepared((database) => ({
  insert: database
    .insert(chatConversations)
    .values({
      id: sql.placeholder('id'),
      visitorId: sql.placeholder('visitorId'),
      visitorName: sql.placeholder('visitorName'),
      visitorEmail: sql.placeholder('visitorEmail'),
      page: sql.placeholder('page'),
      unreadCount: 1,
      createdAt: sql.placeholder('now'),
      updatedAt: sql.placeholder('now'),
    })
    .returning(conversationColumns)
    .prepare(),
}));

export type Conversation = NonNullable<ReturnType<typeof findConversation>>;

/** What was stored, or had been stored the first time that it was sent. */
export interface Sent {
  conversation: Conversation;
  message: Message;
}

/** A visitor's first message opens the conversation. */
export function startConversation(
  database: Database,
  input: StartInput,
  { visitorId, now }: { visitorId: string; now: string },
): Sent {
  const repeated =
    input.clientMessageId && findRepeatedStart(database, visitorId, input.clientMessageId);
  if (repeated) return asRepeated(database, repeated, input.message);
  const conversation = queries(database).insert.get({
    id: newId(),
    visitorId,
    visitorName: input.visitorName,
    visitorEmail: input.visitorEmail,
    page: input.page ?? null,
    now,
  });
  const message = insertMessage(database, {
    conversationId: conversation.id,
    message: input.message,
    senderType: 'visitor',
    senderName: input.visitorName,
    clientMessageId: input.clientMessageId ?? null,
    createdAt: now,
  });
  return { conversation, message };
}

/**
 * Adds a message, strictly later than everything before it, so that a conversation has one order
 * whatever the clock does. The same message sent again, even after closing, stores nothing.
 */
export function sendMessage(
  database: Database,
  input: SendInput,
  { senderType, now }: { senderType: 'agent' | 'visitor'; now: string },
): Sent {
  const { conversationId } = input;
  const repeated =
    input.clientMessageId && findRepeated(database, conversationId, input.clientMessageId);
  if (repeated) return asRepeated(database, repeated, input.message);
  const before = findConversation(database, conversationId);
  if (!before) throw notFound('The conversation');
  if (before.status === 'closed') {
    throw new DomainError('conflict', 'The conversation is closed.');
  }
  const isAgent = senderType === 'agent';
  const visitorName = (isAgent ? null : input.visitorName) ?? before.visitorName;
  const conversation = database
    .update(chatConversations)
    .set({
      visitorName,
      visitorEmail: (isAgent ? null : input.visitorEmail) ?? before.visitorEmail,
      page: (isAgent ? null : input.page) ?? before.page,
      unreadCount: isAgent ? 0 : before.unreadCount + 1,
      updatedAt: nextVersion(before, now),
    })
    .where(eq(chatConversations.id, conversationId))
    .returning(conversationColumns)
    .get();
  const message = insertMessage(database, {
    conversationId,
    message: input.message,
    senderType,
    senderName: input.senderName ?? (isAgent ? AGENT_NAME : visitorName),
    clientMessageId: input.clientMessageId ?? null,
    createdAt: conversation.updatedAt,
  });
  return { conversation, message };
}

function asRepeated(database: Database, message: Message, text: string): Sent {
  if (message.message !== text) {
    throw new DomainError('reused-key', 'This clientMessageId was used with another message.');
  }
  const conversation = findConversation(database, message.conversationId);
  if (!conversation) throw notFound('The conversation');
  return { conversation, message };
}
