import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt, id, updatedAt } from './columns';
import { media } from './media';

/** The people whom the site presents: authors of its texts. They need no access to the console. */
export const teamMembers = sqliteTable('team_members', {
  id: id(),
  name: text('name').notNull(),
  role: text('role'),
  city: text('city'),
  /** Those that the person speaks. */
  languages: text('languages', { mode: 'json' }).$type<string[]>().notNull().default([]),
  /** One line of where the person has worked before. */
  history: text('history'),
  portraitId: text('portrait_id').references(() => media.id),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
