import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from './columns';

/** Mailboxes whose addresses with a tag, such as `dana+shop@…`, were found to be the same person's. */
export const samePeople = sqliteTable('same_people', {
  /** The address without its tag, in lower case. */
  id: text('address').primaryKey(),
  /** A member of staff, `ADMINISTRATOR_ID` or a tool. */
  confirmedBy: text('confirmed_by').notNull(),
  createdAt: createdAt(),
});
