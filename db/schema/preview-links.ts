import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CONTENT_TYPES } from '../enums';
import { createdAt, id, instant } from './columns';

/** Links that show an item of the content to people without access. A revoked one is removed. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    id: id(),
    subjectType: text('subject_type', { enum: CONTENT_TYPES }).notNull(),
    subjectId: text('subject_id').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** A member of staff or a tool. */
    actorId: text('actor_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('preview_links_by_subject').on(table.subjectId, table.id),
    index('preview_links_expired').on(table.expiresAt),
  ],
);
