import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { FEATURED } from '../enums';
import { createdAt, id, updatedAt } from './columns';

/** Tools may post results as plain strings, which are stored unchanged. */
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
