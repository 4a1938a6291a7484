import { eq } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { chatConversations } from '../../../db/schema/chat';
import { DomainError, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { nextVersion } from '../../core/versions';
import type { SendInput, StartInput } from './chat.schema';
import { type Conversation, conversationColumns, findConversation } from './conversations.service';
import { findRepeated, findRepeatedStart, insertMessage, type Message } from './messages.service';

const AGENT_NAME = 'Support Agent';

const queries = prepared((database) => ({
  insert: preparedInsert(database, chatConversations, (insert) =>
    insert.returning(conversationColumns).prepare(),
  ),
}));

/** The stored message and its conversation; of a repeated message, the first one stored. */
export interface SentMessage {
  conversation: Conversation;
  message: Message;
}

/** A visitor's first message opens the conversation. */
export function startConversation(
  database: Database,
  input: StartInput,
  { visitorId, now }: { visitorId: string; now: string },
): Written<SentMessage> {
  const repeated =
    input.clientMessageId && findRepeatedStart(database, visitorId, input.clientMessageId);
  if (repeated) return { result: firstStored(database, repeated, input.message), event: null };
  const visitorName = ownName(input.visitorName);
  const conversation = queries(database).insert.get({
    id: newId(),
    visitorId,
    visitorName,
    visitorEmail: input.visitorEmail,
    status: 'active',
    page: input.page ?? null,
    unreadCount: 1,
    createdAt: now,
    updatedAt: now,
  });
  const message = insertMessage(database, {
    conversationId: conversation.id,
    message: input.message,
    senderType: 'visitor',
    senderName: visitorName,
    clientMessageId: input.clientMessageId ?? null,
    createdAt: now,
  });
  const { id: subjectId } = conversation;
  return {
    result: { conversation, message },
    event: { type: 'conversation.started', subjectId, data: { messageId: message.id } },
    live: { type: 'message', conversation, message },
  };
}

/**
 * Adds a message with a time strictly later than the one before, so that a conversation has one
 * order whatever the clock does. A repeated message stores nothing, even after closing.
 */
export function sendMessage(
  database: Database,
  input: SendInput,
  { senderType, now }: { senderType: 'agent' | 'visitor'; now: string },
): Written<SentMessage> {
  const { conversationId } = input;
  const repeated =
    input.clientMessageId && findRepeated(database, conversationId, input.clientMessageId);
  if (repeated) return { result: firstStored(database, repeated, input.message), event: null };
  const previous = findConversation(database, conversationId);
  if (!previous) throw notFound('The conversation');
  if (previous.status === 'closed') {
    throw new DomainError('conflict', 'The conversation is closed.');
  }
  const isAgent = senderType === 'agent';
  const visitorName = isAgent
    ? previous.visitorName
    : (ownName(input.visitorName) ?? previous.visitorName ?? ownName(input.senderName));
  const conversation = database
    .update(chatConversations)
    .set({
      visitorName,
      visitorEmail: (isAgent ? null : input.visitorEmail) ?? previous.visitorEmail,
      page: (isAgent ? null : input.page) ?? previous.page,
      unreadCount: isAgent ? 0 : previous.unreadCount + 1,
      updatedAt: nextVersion(previous, now),
    })
    .where(eq(chatConversations.id, conversationId))
    .returning(conversationColumns)
    .get();
  const message = insertMessage(database, {
    conversationId,
    message: input.message,
    senderType,
    senderName: isAgent ? (input.senderName ?? AGENT_NAME) : visitorName,
    clientMessageId: input.clientMessageId ?? null,
    createdAt: conversation.updatedAt,
  });
  const data = { messageId: message.id, senderType };
  return {
    result: { conversation, message },
    event: { type: 'conversation.message_sent', subjectId: conversationId, data },
    live: { type: 'message', conversation, message },
  };
}

/** The name that a visitor gives. The name of agents is ignored. */
const ownName = (name: string | null) =>
  name?.toLowerCase() === AGENT_NAME.toLowerCase() ? null : name;

function firstStored(database: Database, message: Message, text: string): SentMessage {
  if (message.message !== text) {
    throw new DomainError('reused-key', 'This clientMessageId was used with another message.');
  }
  const conversation = findConversation(database, message.conversationId);
  if (!conversation) throw notFound('The conversation');
  return { conversation, message };
}
