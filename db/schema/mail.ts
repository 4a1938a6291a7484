import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns';

/** Mail that has still to be sent. A row is written with what it tells of, and goes once sent. */
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
    /** Null once every attempt has failed: such a row is kept for people to look at. */
    nextAttemptAt: instant('next_attempt_at'),
    createdAt: createdAt(),
  },
  (table) => [index('mail_outbox_due').on(table.nextAttemptAt)],
);
