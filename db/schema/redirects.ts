import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CONTENT_TYPES } from '../enums';
import { createdAt, id, instant } from './columns';

/** Addresses that nothing serves any more, and where they lead. */
export const redirects = sqliteTable(
  'redirects',
  {
    id: id(),
    /** Decoded, in lower case and without a slash at the end. */
    from: text('from_path').notNull().unique(),
    /** The item to whose address it leads, so that it follows each change of its slug. */
    subjectType: text('subject_type', { enum: CONTENT_TYPES }),
    subjectId: text('subject_id'),
    /** The path to which it leads; null where it leads to an item. */
    toPath: text('to_path'),
    /** A query and a fragment behind either, such as `#erp`. */
    toSuffix: text('to_suffix').notNull().default(''),
    hits: integer('hits').notNull().default(0),
    lastHitAt: instant('last_hit_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('redirects_by_time').on(table.createdAt, table.id),
    index('redirects_by_subject').on(table.subjectType, table.subjectId),
  ],
);
