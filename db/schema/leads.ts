import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { INTERESTS } from '../enums';
import { createdAt, id } from './columns';

export const leads = sqliteTable(
  'leads',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    interest: text('interest', { enum: INTERESTS }),
    message: text('message').notNull(),
    /** Suspected spam is kept, but stands outside the list, the counts and the mail. */
    isSpam: integer('is_spam', { mode: 'boolean' }).notNull().default(false),
    /** What the search looks through, already in lower case: see `leadSearchText`. */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
  },
  // Serves the list in its order, page by page, and the counts.
  (table) => [index('leads_by_time').on(table.isSpam, table.createdAt, table.id)],
);
