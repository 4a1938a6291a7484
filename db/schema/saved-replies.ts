import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, instant } from './columns';

/** Texts that staff put into their replies. */
export const savedReplies = sqliteTable(
  'saved_replies',
  {
    id: id(),
    title: text('title').notNull(),
    /** With placeholders such as `{name}`. */
    text: text('text').notNull(),
    /** The only person who sees it; null for one that everybody shares. */
    ownerId: text('owner_id'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('saved_replies_by_owner').on(table.ownerId)],
);
