import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns';

/** Pending mail. A row is written in the transaction that it notifies of, and removed when sent. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Of a mail to somebody outside, which is never sent twice; null for any other. */
    letter: text('letter', { mode: 'json' }).$type<Letter>(),
    /** When the attempt began that is not over. */
    startedAt: instant('started_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Null after the last failed attempt; such rows stay for inspection. */
    nextAttemptAt: instant('next_attempt_at'),
    /** The number of notifications in a digest; null for any other mail. */
    digestCount: integer('digest_count'),
    createdAt: createdAt(),
  },
  (table) => [index('mail_outbox_due').on(table.nextAttemptAt)],
);

export interface Letter {
  fromName: string;
  /** Of a thread; any other mail has one of its own id. */
  messageId?: string;
  /** The ids of earlier messages of the thread, the oldest first. */
  references?: string[];
  /** The ids of the attached files. */
  attachments?: string[];
  /** The address that ends such mails by one press. */
  unsubscribeUrl?: string;
}

/** How many notifications each member of staff was sent in the hour that began last. */
export const notificationHours = sqliteTable('notification_hours', {
  recipient: text('recipient').primaryKey(),
  startedAt: instant('started_at').notNull(),
  sent: integer('sent').notNull(),
});
