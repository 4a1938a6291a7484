import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CONVERSATION_STATUSES } from '../enums';
import { createdAt, id, updatedAt } from './columns';

export const chatConversations = sqliteTable(
  'chat_conversations',
  {
    id: id(),
    visitorId: text('visitor_id').notNull(),
    visitorName: text('visitor_name'),
    visitorEmail: text('visitor_email'),
    status: text('status', { enum: CONVERSATION_STATUSES }).notNull().default('active'),
    /** The page of the site from which the visitor last wrote. */
    page: text('page'),
    /** The number of the visitor's messages that staff have not seen. */
    unreadCount: integer('unread_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('chat_conversations_by_update').on(table.updatedAt, table.id),
    index('chat_conversations_by_visitor').on(table.visitorId, table.createdAt),
    index('chat_conversations_unread')
      .on(table.unreadCount)
      .where(sql`unread_count > 0`),
    // For what is stored about a person.
    index('chat_conversations_by_email')
      .on(sql`lower(${table.visitorEmail})`)
      .where(sql`visitor_email is not null`),
    index('chat_conversations_by_status').on(table.status, table.updatedAt, table.id),
  ],
);

export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: id(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    senderType: text('sender_type').notNull(),
    senderName: text('sender_name'),
    /** Created by the sender, so that a repeated message is stored once. */
    clientMessageId: text('client_message_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_messages_by_time').on(table.conversationId, table.createdAt, table.id),
    uniqueIndex('chat_messages_by_client_id').on(table.conversationId, table.clientMessageId),
  ],
);
