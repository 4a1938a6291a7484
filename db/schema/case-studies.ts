import {
  type AnySQLiteColumn,
  index,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { FEATURED } from '../enums';
import { createdAt, id, updatedAt } from './columns';
import { insights } from './insights';
import { publication } from './publication';

type Texts<Name extends string> = Partial<Record<Name, string | null>>;

/** Tools may post results and steps as plain strings, which are stored unchanged. */
export type CaseStudyResult =
  string | Texts<'metric' | 'value' | 'description' | 'from' | 'to' | 'measuredBy'>;
export type CaseStudyStep = string | Texts<'title' | 'period' | 'text' | 'kept'>;

export const caseStudies = sqliteTable(
  'case_studies',
  {
    id: id(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    /** What the page is called in search results; null for its title. */
    searchTitle: text('search_title'),
    industry: text('industry').notNull(),
    challenge: text('challenge').notNull(),
    solution: text('solution').notNull(),
    results: text('results', { mode: 'json' }).$type<CaseStudyResult[]>().notNull().default([]),
    timeline: text('timeline').notNull(),
    stack: text('stack', { mode: 'json' }).$type<string[]>().notNull().default([]),
    featured: text('featured', { enum: FEATURED }).notNull().default('false'),
    location: text('location'),
    team: text('team'),
    steps: text('steps', { mode: 'json' }).$type<CaseStudyStep[]>(),
    /** What went wrong: a paragraph for each lesson, with its heading in the first line. */
    lessons: text('lessons'),
    relatedInsightId: text('related_insight_id').references(() => insights.id, {
      onDelete: 'set null',
    }),
    ...publication('published'),
    /** The row that it is a translation of. */
    translationOf: text('translation_of').references((): AnySQLiteColumn => caseStudies.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('case_studies_public').on(table.status, table.language, table.createdAt, table.id),
    index('case_studies_featured').on(
      table.status,
      table.language,
      table.featured,
      table.createdAt,
      table.id,
    ),
    index('case_studies_scheduled').on(table.status, table.publishedAt),
    uniqueIndex('case_studies_translations').on(table.translationOf, table.language),
  ],
);
