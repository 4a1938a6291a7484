import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns';

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
