import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CONTENT_TYPES } from '../enums';
import { createdAt, instant, updatedAt } from './columns';

/** Changes of insights, case studies and pages that wait beside the item: one for each. */
export const drafts = sqliteTable('drafts', {
  /** The item. */
  id: text('id').primaryKey(),
  subjectType: text('subject_type', { enum: CONTENT_TYPES }).notNull(),
  title: text('title').notNull(),
  /** All fields of the item as they are going to be, but its state. */
  fields: text('fields', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  /** The `updatedAt` of the item that it was begun from. */
  startedFrom: instant('started_from').notNull(),
  /** Who saved it last: a member of staff or a tool. */
  actorId: text('actor_id').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What people are typing into drafts, and have not saved. */
export const autosaves = sqliteTable(
  'autosaves',
  {
    subjectId: text('subject_id').notNull(),
    /** Nobody else sees it. */
    personId: text('person_id').notNull(),
    /** The values of the form. */
    values: text('form_values', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** The version of the item that was opened, and that of its draft, if it had one. */
    startedFrom: instant('started_from').notNull(),
    draft: instant('draft'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.personId] })],
);
