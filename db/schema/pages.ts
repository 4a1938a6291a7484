import {
  type AnySQLiteColumn,
  index,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { createdAt, id, updatedAt } from './columns';
import { publication } from './publication';

export const pages = sqliteTable(
  'pages',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    content: text('content', { mode: 'json' }).$type<unknown>().notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    ...publication('draft'),
    /** The row that it is a translation of. */
    translationOf: text('translation_of').references((): AnySQLiteColumn => pages.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('pages_by_time').on(table.createdAt, table.id),
    index('pages_public').on(table.status, table.createdAt, table.id),
    index('pages_scheduled').on(table.status, table.publishedAt),
    uniqueIndex('pages_translations').on(table.translationOf, table.language),
  ],
);
