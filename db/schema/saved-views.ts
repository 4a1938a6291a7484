import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, instant } from './columns';

/** Filters and orders of the leads that people have named for themselves: a row for each person. */
export const savedViews = sqliteTable('saved_views', {
  /** The person, or `ADMINISTRATOR_ID`; nobody else sees the views. */
  id: text('id').primaryKey(),
  views: text('views', { mode: 'json' }).$type<SavedView[]>().notNull(),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull(),
});

export interface SavedView {
  name: string;
  /** The query of the address that shows it, such as `owner=mine&sort=due`. */
  query: string;
  /** Shown at first; one at most. */
  isDefault: boolean;
}
