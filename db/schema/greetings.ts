import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns';

/** What the chat button says by itself on a page, after some time on it. */
export const chatGreetings = sqliteTable('chat_greetings', {
  id: id(),
  /** Of the page, such as `/solutions` or `/ar/solutions`. */
  path: text('path').notNull().unique(),
  text: text('text').notNull(),
  /** The time on the page. */
  seconds: integer('seconds').notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull(),
});
