import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant, updatedAt } from './columns';

export const insights = sqliteTable(
  'insights',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    category: text('category').notNull(),
    publishedAt: instant('published_at').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [index('insights_by_time').on(table.publishedAt, table.id)],
);
