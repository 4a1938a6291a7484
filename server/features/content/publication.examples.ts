import type { Database } from '../../../db/client';
import { storeMember } from '../team/team.examples';

/** A value for each field of a publication. `original` stores a row in Arabic and returns its id. */
export const aPublication = (database: Database, original: () => string) => ({
  status: 'published' as const,
  publishedAt: '2026-10-22T07:00:00.000Z',
  language: 'en' as const,
  authorId: storeMember(database),
  translationOf: original(),
});
