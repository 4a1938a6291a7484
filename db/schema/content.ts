import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { FEATURED, PAGE_STATUSES } from '../enums';
import { createdAt, id, instant, updatedAt } from './columns';

/** Tools may post results as plain strings; they are stored as they came. */
export type CaseStudyResult =
  string | { metric?: string | null; value?: string | null; description?: string | null };

export const caseStudies = sqliteTable(
  'case_studies',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    industry: text('industry').notNull(),
    challenge: text('challenge').notNull(),
    solution: text('solution').notNull(),
    results: text('results', { mode: 'json' }).$type<CaseStudyResult[]>().notNull().default([]),
    timeline: text('timeline').notNull(),
    stack: text('stack', { mode: 'json' }).$type<string[]>().notNull().default([]),
    featured: text('featured', { enum: FEATURED }).notNull().default('false'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('case_studies_by_time').on(table.createdAt, table.id),
    index('case_studies_featured').on(table.featured, table.createdAt, table.id),
  ],
);

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
