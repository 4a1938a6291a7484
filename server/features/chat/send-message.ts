import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { chatConversations, type ChatFile } from '../../../db/schema/chat';
import { DomainError, notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { nextVersion } from '../../core/versions';
import { guestsOf } from './chat-links';
import { UNSEEN_MS } from './mail-replies';
import type { SendInput, StartInput } from './chat.schema';
import {
  type Conversation,
  deskColumns,
  findConversation,
  latestConversation,
} from './conversations.service';
import {
  findMessage,
  findRepeated,
  findRepeatedStart,
  insertMessage,
  lastAnswer,
  type Message,
} from './messages.service';
import { isColleague, staffNames } from '../staff/staff-names';

/** Of agents who give no other name. */
export const AGENT_NAME = 'Support Agent';

const queries = prepared((database) => ({
  insert: preparedInsert(database, chatConversations, (insert) =>
    insert.returning(deskColumns).prepare(),
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
  const former = latestConversation(database, visitorId);
  const visitorEmail = input.visitorEmail ?? former?.visitorEmail ?? null;
  // The same person need not say so again; another address can be somebody else's.
  const knownName = visitorEmail === former?.visitorEmail ? former.visitorName : null;
  const visitorName = ownName(input.visitorName) ?? knownName;
  const conversation = queries(database).insert.get({
    id: newId(),
    visitorId,
    visitorName,
    visitorEmail,
    status: 'active',
    page: input.page ?? null,
    unreadCount: 1,
    assigneeId: null,
    labels: [],
    preview: previewOf(input.message),
    waitingSince: now,
    alarmsTold: 0,
    language: input.language ?? 'en',
    visitorSeenAt: now,
    mailDueAt: null,
    isMailStopped: false,
    firstAnswerAt: null,
    closedAt: null,
    formerId: former?.id ?? null,
    createdAt: now,
    updatedAt: now,
  });
  const message = insertMessage(database, {
    conversationId: conversation.id,
    message: input.message,
    senderType: 'visitor',
    senderName: visitorName,
    authorId: null,
    clientMessageId: input.clientMessageId ?? null,
    file: null,
    createdAt: now,
  });
  const { id: subjectId } = conversation;
  return {
    result: { conversation, message },
    event: { type: 'conversation.started', subjectId, data: { messageId: message.id } },
    live: { type: 'message', conversation, message },
  };
}

interface SendOptions {
  /** Null for the visitor. */
  agentId: string | null;
  now: string;
  /** Stores the file that is sent. */
  storeFile?: () => ChatFile;
}

/**
 * Adds a message with a time strictly later than the one before, so that a conversation has one
 * order whatever the clock does. A repeated message stores nothing, even after closing.
 */
export function sendMessage(
  database: Database,
  input: SendInput,
  { agentId, now, storeFile }: SendOptions,
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
  const isAgent = agentId !== null;
  const senderType = isAgent ? 'agent' : 'visitor';
  if (isAgent) refuseOvertaken(database, input, agentId);
  const assigneeId = previous.assigneeId ?? ownerBy(database, agentId);
  const visitorName = isAgent
    ? previous.visitorName
    : (ownName(input.visitorName) ?? previous.visitorName ?? ownName(input.senderName));
  const visitorEmail = (isAgent ? null : input.visitorEmail) ?? previous.visitorEmail;
  const conversation = database
    .update(chatConversations)
    .set({
      visitorName,
      visitorEmail,
      page: (isAgent ? null : input.page) ?? previous.page,
      unreadCount: isAgent ? 0 : previous.unreadCount + 1,
      assigneeId,
      preview: previewOf(input.message),
      // Who writes has seen what was written.
      ...(isAgent
        ? {
            mailDueAt: previous.mailDueAt ?? mailDueAt(visitorEmail, now),
            firstAnswerAt: sql`coalesce(${chatConversations.firstAnswerAt}, ${Date.parse(now)})`,
          }
        : { mailDueAt: null, visitorSeenAt: now, language: input.language ?? undefined }),
      waitingSince: isAgent ? null : (previous.waitingSince ?? now),
      alarmsTold: isAgent || previous.waitingSince === null ? 0 : undefined,
      updatedAt: nextVersion(previous, now),
    })
    .where(eq(chatConversations.id, conversationId))
    .returning(deskColumns)
    .get();
  const message = insertMessage(database, {
    conversationId,
    message: input.message,
    senderType,
    senderName: isAgent ? (input.senderName ?? AGENT_NAME) : visitorName,
    authorId: agentId,
    clientMessageId: input.clientMessageId ?? null,
    file: storeFile?.() ?? null,
    createdAt: conversation.updatedAt,
  });
  const data = { messageId: message.id, senderType } as const;
  return {
    result: { conversation, message },
    event: { type: 'conversation.message_sent', subjectId: conversationId, data },
    live: { type: 'message', conversation, message, guestIds: guestsOf(database, conversationId) },
  };
}

/** Null for a visitor who has left no address. */
const mailDueAt = (visitorEmail: string | null, now: string) =>
  visitorEmail === null ? null : new Date(Date.parse(now) + UNSEEN_MS).toISOString();

const MAX_PREVIEW = 200;
const previewOf = (message: string) => message.slice(0, MAX_PREVIEW);

/**
 * Whoever replies first to a conversation without an owner becomes its owner; an access token does
 * not.
 */
const ownerBy = (database: Database, agentId: string | null) =>
  agentId !== null && isColleague(database, agentId) ? agentId : null;

/** Refuses an answer whose writer has not seen that of a colleague yet. */
function refuseOvertaken(
  database: Database,
  { conversationId, seenMessageId }: SendInput,
  agentId: string,
): void {
  if (!seenMessageId) return;
  const answer = lastAnswer(database, conversationId);
  const seen = findMessage(database, seenMessageId);
  if (!answer || !seen || answer.createdAt <= seen.createdAt || answer.authorId === agentId) return;
  const name =
    answer.authorId === null ? 'A colleague' : staffNames(database)(answer.authorId).name;
  throw new DomainError('conflict', `${name} has answered in the meantime.`);
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
