import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_MAILS,
  type NotificationEvent,
  type NotificationWays,
} from '../enums';
import { createdAt, id, instant } from './columns';
import { chatConversations } from './chat';
import { chatNotes } from './chat-desk';
import { leadNotes } from './lead-notes';
import { leads } from './leads';
import { projectUpdates } from './project-updates';

/** What a member of staff is notified of. Written in the transaction of what happened. */
export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    /** A member of staff or `ADMINISTRATOR_ID`. */
    userId: text('user_id').notNull(),
    event: text('event', { enum: NOTIFICATION_EVENTS }).notNull(),
    /** Null where it stands for many. */
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** The note of a mention. */
    noteId: text('note_id').references(() => leadNotes.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').references(() => chatConversations.id, {
      onDelete: 'cascade',
    }),
    /** The note of a mention in a conversation. */
    chatNoteId: text('chat_note_id').references(() => chatNotes.id, { onDelete: 'cascade' }),
    /** The update that a client has answered. */
    updateId: text('update_id').references(() => projectUpdates.id, { onDelete: 'cascade' }),
    /** Who assigned or mentioned: a member of staff or a tool. */
    actorId: text('actor_id'),
    /** The due time that it is about. */
    dueAt: instant('due_at'),
    /** More than one beyond a limit an hour, where one row stands for many. */
    count: integer('count').notNull().default(1),
    isInConsole: integer('is_in_console', { mode: 'boolean' }).notNull(),
    isInBrowser: integer('is_in_browser', { mode: 'boolean' }).notNull(),
    /** The mail that it still waits for. */
    mail: text('mail', { enum: NOTIFICATION_MAILS }).notNull().default('never'),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_by_time').on(table.userId, table.createdAt, table.id),
    index('notifications_by_lead').on(table.leadId),
    index('notifications_by_note').on(table.noteId),
    index('notifications_by_conversation').on(table.conversationId),
    index('notifications_by_chat_note').on(table.chatNoteId),
    index('notifications_by_update').on(table.updateId),
    index('notifications_to_mail')
      .on(table.mail)
      .where(sql`mail <> 'never'`),
  ],
);

/** What people have chosen under Your Account; events that are not in it have the usual ways. */
export const notificationChoices = sqliteTable('notification_choices', {
  userId: text('user_id').primaryKey(),
  choices: text('choices', { mode: 'json' })
    .$type<Partial<Record<NotificationEvent, NotificationWays>>>()
    .notNull(),
});

/**
 * For which due time of a lead staff have been notified. Each event of a lead copies `dueAt` from
 * there, so that the index finds pending reminders.
 */
export const leadReminders = sqliteTable(
  'lead_reminders',
  {
    leadId: text('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at'),
    dueSoonNotifiedFor: instant('due_soon_notified_for'),
    overdueNotifiedFor: instant('overdue_notified_for'),
  },
  (table) => [
    index('lead_reminders_due_soon')
      .on(table.dueAt)
      .where(sql`due_at is not null and due_soon_notified_for is not due_at`),
    index('lead_reminders_overdue')
      .on(table.dueAt)
      .where(sql`due_at is not null and overdue_notified_for is not due_at`),
  ],
);
