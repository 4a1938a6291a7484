import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns';

/** Responses to writes with an Idempotency-Key, stored for a day. */
export const idempotentResponses = sqliteTable(
  'idempotent_answers',
  {
    /** A keyed hash of caller and key. */
    digest: text('digest').notNull(),
    path: text('path').notNull(),
    inputHash: text('input_hash').notNull(),
    response: text('answer', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.digest, table.path] }),
    index('idempotent_answers_by_time').on(table.createdAt),
  ],
);
