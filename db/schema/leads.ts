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
    /** Suspected spam is stored, without list entry, counts and mail. */
    isSpam: integer('is_spam', { mode: 'boolean' }).notNull().default(false),
    /** The searchable text in lower case, from `leadSearchText`. */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
  },
  // For the pages of the list, and for the counts.
  (table) => [index('leads_by_time').on(table.isSpam, table.createdAt, table.id)],
);
