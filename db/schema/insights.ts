import {
  type AnySQLiteColumn,
  index,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { id, updatedAt } from './columns';
import { publication } from './publication';

export const insights = sqliteTable(
  'insights',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    /** What the page is called in search results; null for its title. */
    searchTitle: text('search_title'),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    category: text('category').notNull(),
    ...publication('published'),
    /** The row that it is a translation of. */
    translationOf: text('translation_of').references((): AnySQLiteColumn => insights.id, {
      onDelete: 'set null',
    }),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('insights_public').on(table.status, table.language, table.publishedAt, table.id),
    index('insights_scheduled').on(table.status, table.publishedAt),
    uniqueIndex('insights_translations').on(table.translationOf, table.language),
  ],
);
