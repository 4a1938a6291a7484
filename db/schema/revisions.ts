import { sql } from 'drizzle-orm';
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CONTENT_TYPES } from '../enums';
import { createdAt, id, instant } from './columns';

/**
 * The versions of insights, case studies and pages, and of their drafts, one for each save. Newer ones
 * have greater ids.
 */
export const revisions = sqliteTable(
  'revisions',
  {
    id: id(),
    subjectType: text('subject_type', { enum: CONTENT_TYPES }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** Of a draft beside the item, and not of the item. */
    isDraft: integer('is_draft', { mode: 'boolean' }).notNull().default(false),
    /** The `updatedAt` of the row that it is a version of. */
    version: instant('version').notNull(),
    /** Who saved it: a member of staff or a tool; null for the system, and if nobody knows. */
    actorId: text('actor_id'),
    /** Since when it has been public, or is going to be; null if it never was. */
    publicFrom: instant('public_from'),
    /** Bytes of the fields as JSON. */
    size: integer('size').notNull(),
    /** What differs from the version before. Null until somebody looks at the list. */
    changedFields: text('changed_fields', { mode: 'json' }).$type<string[]>(),
    wordsAdded: integer('words_added'),
    wordsRemoved: integer('words_removed'),
    createdAt: createdAt(),
    /** All fields of the row but its id and times: JSON, compressed by raw deflate. */
    fields: blob('fields', { mode: 'buffer' }).notNull(),
  },
  (table) => [
    index('revisions_by_subject').on(table.subjectId, table.id),
    index('revisions_not_public')
      .on(table.subjectId, table.id)
      .where(sql`public_from is null`),
  ],
);
