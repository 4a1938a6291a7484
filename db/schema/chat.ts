import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CONVERSATION_STATUSES, LANGUAGES } from '../enums';
import { createdAt, id, instant, updatedAt } from './columns';

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
    /** Who answers it: a member of staff or `ADMINISTRATOR_ID`; null for nobody. */
    assigneeId: text('assignee_id'),
    labels: text('labels', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The beginning of the last message. */
    preview: text('preview').notNull().default(''),
    /** Since when the visitor waits for an answer; null after one, and once it is closed. */
    waitingSince: instant('waiting_since'),
    /** How many alarms there were of this wait. */
    alarmsTold: integer('alarms_told').notNull().default(0),
    /** The visitor's conversation before. */
    formerId: text('former_id'),
    /** That of the page which the visitor wrote from. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** Up to which time the visitor has seen our answers. */
    visitorSeenAt: instant('visitor_seen_at'),
    /** When answers are mailed unless they are seen before; null when none wait. */
    mailDueAt: instant('mail_due_at'),
    /** The visitor wants no more mail of it. */
    isMailStopped: integer('is_mail_stopped', { mode: 'boolean' }).notNull().default(false),
    /** When staff first answered, for how long answers take. */
    firstAnswerAt: instant('first_answer_at'),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('chat_conversations_answered')
      .on(table.createdAt, table.firstAnswerAt)
      .where(sql`first_answer_at is not null`),
    index('chat_conversations_by_start').on(table.createdAt),
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
    index('chat_conversations_by_assignee').on(
      table.status,
      table.assigneeId,
      table.updatedAt,
      table.id,
    ),
    index('chat_conversations_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`waiting_since is not null`),
    index('chat_conversations_to_mail')
      .on(table.mailDueAt)
      .where(sql`mail_due_at is not null`),
    index('chat_conversations_labelled')
      .on(table.labels)
      .where(sql`labels <> '[]'`),
  ],
);

/** A file as messages show it. */
export interface ChatFile {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** In pixels; null for a PDF. */
  width: number | null;
  height: number | null;
  url: string;
}

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
    /** The member of staff or the tool that wrote it; null for the visitor. */
    authorId: text('author_id'),
    /** Created by the sender, so that a repeated message is stored once. */
    clientMessageId: text('client_message_id'),
    /** The picture or PDF that was sent. Its message is a text about it, or its name. */
    file: text('file', { mode: 'json' }).$type<ChatFile>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_messages_by_time').on(table.conversationId, table.createdAt, table.id),
    uniqueIndex('chat_messages_by_client_id').on(table.conversationId, table.clientMessageId),
  ],
);
