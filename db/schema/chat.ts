import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('chat_conversations_by_update').on(table.updatedAt, table.id),
    index('chat_conversations_by_visitor').on(table.visitorId),
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
    createdAt: createdAt(),
  },
  (table) => [index('chat_messages_by_time').on(table.conversationId, table.createdAt, table.id)],
);
