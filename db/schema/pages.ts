import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { PAGE_STATUSES } from '../enums';
import { createdAt, id, updatedAt } from './columns';

export const pages = sqliteTable(
  'pages',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    content: text('content', { mode: 'json' }).$type<unknown>().notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    status: text('status', { enum: PAGE_STATUSES }).notNull().default('draft'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('pages_by_time').on(table.createdAt, table.id)],
);
