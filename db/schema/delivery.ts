import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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

/** Answers to writes that carried an Idempotency-Key, kept for a day. */
export const idempotentAnswers = sqliteTable(
  'idempotent_answers',
  {
    /** A keyed hash of caller and key: neither can be read back. */
    digest: text('digest').notNull(),
    path: text('path').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: text('answer', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.digest, table.path] }),
    index('idempotent_answers_by_time').on(table.createdAt),
  ],
);
