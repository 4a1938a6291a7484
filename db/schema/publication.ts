import { text } from 'drizzle-orm/sqlite-core';
import { type ContentStatus, CONTENT_STATUSES, LANGUAGES } from '../enums';
import { instant, isSample } from './columns';
import { teamMembers } from './team-members';

/** The columns that insights, case studies and pages share. */
export const publication = (withoutState: ContentStatus) => ({
  status: text('status', { enum: CONTENT_STATUSES }).notNull().default(withoutState),
  /** When it became public, or will; null for what never was. */
  publishedAt: instant('published_at'),
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  authorId: text('author_id').references(() => teamMembers.id),
  isSample: isSample(),
});
