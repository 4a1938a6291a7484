import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, placeholdersOf, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { chatConversations, chatMessages } from '../../../db/schema';
import { isBehind, newestFirst, nextCursor, type PageInput, readPage } from '../../pagination';

export const messageColumns = {
  id: chatMessages.id,
  conversationId: chatMessages.conversationId,
  message: chatMessages.message,
  senderType: chatMessages.senderType,
  senderName: chatMessages.senderName,
  clientMessageId: chatMessages.clientMessageId,
  createdAt: chatMessages.createdAt,
};

const isAhead = sql`(${chatMessages.createdAt}, ${chatMessages.id}) > (${sql.placeholder('at')}, ${sql.placeholder('id')})`;
const isOf = eq(chatMessages.conversationId, sql.placeholder('conversationId'));
/** As they were stored, whatever the clock said: the order of every conversation and of all of them. */
const stored = sql`chat_messages.rowid`;

const queries = prepared((database) => ({
  fromStart: database
    .select(messageColumns)
    .from(chatMessages)
    .where(and(isOf, isAhead))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  fromEnd: database
    .select(messageColumns)
    .from(chatMessages)
    .where(and(isOf, isBehind(chatMessages.createdAt, chatMessages.id)))
    .orderBy(...newestFirst(chatMessages.createdAt, chatMessages.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  place: database
    .select({ rowid: sql<number>`${stored}` })
    .from(chatMessages)
    .where(eq(chatMessages.id, sql.placeholder('id')))
    .prepare(),
  after: database
    .select(messageColumns)
    .from(chatMessages)
    .where(sql`${stored} > ${sql.placeholder('rowid')}`)
    .orderBy(stored)
    .limit(sql.placeholder('limit'))
    .prepare(),
  afterOf: database
    .select(messageColumns)
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(chatConversations.visitorId, sql.placeholder('visitorId')),
        sql`${stored} > ${sql.placeholder('rowid')}`,
      ),
    )
    .orderBy(stored)
    .limit(sql.placeholder('limit'))
    .prepare(),
  repeatedOfVisitor: database
    .select(messageColumns)
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(chatConversations.visitorId, sql.placeholder('visitorId')),
        eq(chatMessages.clientMessageId, sql.placeholder('clientMessageId')),
      ),
    )
    .prepare(),
  repeatedInConversation: database
    .select(messageColumns)
    .from(chatMessages)
    .where(and(isOf, eq(chatMessages.clientMessageId, sql.placeholder('clientMessageId'))))
    .prepare(),
  insert: database
    .insert(chatMessages)
    .values(placeholdersOf(chatMessages))
    .returning(messageColumns)
    .prepare(),
}));

export type Message = ReturnType<typeof insertMessage>;

/** Before every position of a list that runs from old to new. */
const FIRST = { at: 0, id: '' };

export interface ListMessages extends PageInput {
  conversationId: string;
  from: 'start' | 'end';
}

/** A page of a conversation, oldest first; from the start on, or the newest and then backwards. */
export function listMessages(database: Database, { conversationId, from, ...input }: ListMessages) {
  const page = readPage(input);
  const place = from === 'start' && !input.cursor ? { ...page, ...FIRST } : page;
  const query = from === 'start' ? queries(database).fromStart : queries(database).fromEnd;
  const rows = query.all({ conversationId, ...place });
  const next = nextCursor(rows, place.limit, (message) => message.createdAt);
  return { messages: from === 'start' ? rows : rows.reverse(), nextCursor: next };
}

/**
 * What was stored after a message, in the order it was stored; of one visitor, or of all.
 * Undefined where that message is unknown or more than `limit` came since.
 */
export function messagesAfter(
  database: Database,
  messageId: string,
  visitorId: string | null,
  limit: number,
): Message[] | undefined {
  const rowid = queries(database).place.get({ id: messageId })?.rowid;
  if (rowid === undefined) return undefined;
  const missed =
    visitorId === null
      ? queries(database).after.all({ rowid, limit: limit + 1 })
      : queries(database).afterOf.all({ rowid, visitorId, limit: limit + 1 });
  return missed.length > limit ? undefined : missed;
}

export function findRepeated(database: Database, conversationId: string, clientMessageId: string) {
  return queries(database).repeatedInConversation.get({ conversationId, clientMessageId });
}

export function findRepeatedStart(database: Database, visitorId: string, clientMessageId: string) {
  return queries(database).repeatedOfVisitor.get({ visitorId, clientMessageId });
}

export interface NewMessage {
  conversationId: string;
  message: string;
  senderType: 'agent' | 'visitor';
  senderName: string | null;
  clientMessageId: string | null;
  createdAt: string;
}

export function insertMessage(database: Database, message: NewMessage) {
  return queries(database).insert.get({ id: newId(), ...message });
}
