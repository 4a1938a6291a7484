import type { Database } from '../../../db/client';
import { teamMembers } from '../../../db/schema/team-members';

const storeAuthor = (database: Database, name = 'Yara Khoury'): string =>
  database.insert(teamMembers).values({ name }).returning({ id: teamMembers.id }).get().id;

/** A value for each field of a publication. `original` stores a row in Arabic and returns its id. */
export const aPublication = (database: Database, original: () => string) => ({
  status: 'published' as const,
  publishedAt: '2026-10-22T07:00:00.000Z',
  language: 'en' as const,
  authorId: storeAuthor(database),
  translationOf: original(),
});
