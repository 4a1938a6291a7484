import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { newId } from '../../../db/ids';
import { preparedInsert } from '../../../db/prepared-insert';
import { chatConversations, type ChatFile, chatMessages } from '../../../db/schema/chat';
import {
  isOlderThanCursor,
  newestFirst,
  nextCursor,
  type PageInput,
  readPage,
} from '../../core/pagination';

export const messageColumns = {
  id: chatMessages.id,
  conversationId: chatMessages.conversationId,
  message: chatMessages.message,
  senderType: chatMessages.senderType,
  senderName: chatMessages.senderName,
  clientMessageId: chatMessages.clientMessageId,
  file: chatMessages.file,
  createdAt: chatMessages.createdAt,
};

/** Staff also read who of them wrote it. */
const deskMessageColumns = { ...messageColumns, authorId: chatMessages.authorId };

const isNewerThanCursor = sql`(${chatMessages.createdAt}, ${chatMessages.id}) > (${sql.placeholder('at')}, ${sql.placeholder('id')})`;
const isOf = eq(chatMessages.conversationId, sql.placeholder('conversationId'));
/** The order in which messages were stored, whatever the clock said. */
const storageOrder = sql`chat_messages.rowid`;

const queries = prepared((database) => ({
  fromStart: database
    .select(deskMessageColumns)
    .from(chatMessages)
    .where(and(isOf, isNewerThanCursor))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  fromEnd: database
    .select(deskMessageColumns)
    .from(chatMessages)
    .where(and(isOf, isOlderThanCursor(chatMessages.createdAt, chatMessages.id)))
    .orderBy(...newestFirst(chatMessages.createdAt, chatMessages.id))
    .limit(sql.placeholder('limit'))
    .prepare(),
  position: database
    .select({ rowid: sql<number>`${storageOrder}` })
    .from(chatMessages)
    .where(eq(chatMessages.id, sql.placeholder('id')))
    .prepare(),
  after: database
    .select(deskMessageColumns)
    .from(chatMessages)
    .where(sql`${storageOrder} > ${sql.placeholder('rowid')}`)
    .orderBy(storageOrder)
    .limit(sql.placeholder('limit'))
    .prepare(),
  afterOf: database
    .select(deskMessageColumns)
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(chatConversations.visitorId, sql.placeholder('visitorId')),
        sql`${storageOrder} > ${sql.placeholder('rowid')}`,
      ),
    )
    .orderBy(storageOrder)
    .limit(sql.placeholder('limit'))
    .prepare(),
  repeatedOfVisitor: database
    .select(deskMessageColumns)
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
    .select(deskMessageColumns)
    .from(chatMessages)
    .where(and(isOf, eq(chatMessages.clientMessageId, sql.placeholder('clientMessageId'))))
    .prepare(),
  byId: database
    .select(deskMessageColumns)
    .from(chatMessages)
    .where(eq(chatMessages.id, sql.placeholder('id')))
    .prepare(),
  lastAnswer: database
    .select(deskMessageColumns)
    .from(chatMessages)
    .where(and(isOf, eq(chatMessages.senderType, sql`'agent'`)))
    .orderBy(...newestFirst(chatMessages.createdAt, chatMessages.id))
    .limit(1)
    .prepare(),
  insert: preparedInsert(database, chatMessages, (insert) =>
    insert.returning(deskMessageColumns).prepare(),
  ),
}));

export type Message = ReturnType<typeof insertMessage>;

/** A message as its visitor may read it: without its author, and with `file` only where there is one. */
export function messageForVisitor({
  authorId,
  file,
  ...message
}: Message): Omit<Message, 'authorId' | 'file'> & { file?: ChatFile } {
  return file ? { ...message, file } : message;
}

/** The cursor before the oldest message. */
const START = { at: 0, id: '' };

export interface ListMessages extends PageInput {
  conversationId: string;
  from: 'start' | 'end';
}

/** A page of a conversation, oldest message first. From the end, the newest page comes first. */
export function listMessages(database: Database, { conversationId, from, ...input }: ListMessages) {
  const page = readPage(input);
  const range = from === 'start' && !input.cursor ? { ...page, ...START } : page;
  const query = from === 'start' ? queries(database).fromStart : queries(database).fromEnd;
  const rows = query.all({ conversationId, ...range });
  const next = nextCursor(rows, range.limit, (message) => message.createdAt);
  return { messages: from === 'start' ? rows : rows.reverse(), nextCursor: next };
}

/**
 * The messages stored after a given one, in that order; of one visitor, or of all. Undefined when
 * the given message is unknown, or more than `limit` came after it.
 */
export function messagesAfter(
  database: Database,
  messageId: string,
  visitorId: string | null,
  limit: number,
): Message[] | undefined {
  const rowid = queries(database).position.get({ id: messageId })?.rowid;
  if (rowid === undefined) return undefined;
  const missed =
    visitorId === null
      ? queries(database).after.all({ rowid, limit: limit + 1 })
      : queries(database).afterOf.all({ rowid, visitorId, limit: limit + 1 });
  return missed.length > limit ? undefined : missed;
}

export const findMessage = (database: Database, id: string) => queries(database).byId.get({ id });

/** The newest message of staff. */
export const lastAnswer = (database: Database, conversationId: string) =>
  queries(database).lastAnswer.get({ conversationId });

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
  authorId: string | null;
  clientMessageId: string | null;
  file: ChatFile | null;
  createdAt: string;
}

export function insertMessage(database: Database, message: NewMessage) {
  return queries(database).insert.get({ id: newId(), ...message });
}
