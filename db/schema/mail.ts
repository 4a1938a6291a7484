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

/** How many notifications each member of staff was sent in the hour that began last. */
export const notificationHours = sqliteTable('notification_hours', {
  recipient: text('recipient').primaryKey(),
  startedAt: instant('started_at').notNull(),
  sent: integer('sent').notNull(),
});
