import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { updateComments } from '../../../db/schema/project-updates';
import { staffNames } from '../staff/staff-names';

/** Under one update. */
export const MAX_COMMENTS = 200;

export interface ShownComment {
  id: string;
  name: string;
  isStaff: boolean;
  text: string;
  createdAt: string;
}

type StoredComment = typeof updateComments.$inferSelect;

/**
 * Finds the comments under each of some updates, the oldest first, with the names of their authors and
 * what the reader may know besides.
 */
export function commentsOf<More extends object>(
  database: Database,
  updateIds: string[],
  moreOf: (comment: StoredComment) => More,
): (updateId: string) => (ShownComment & More)[] {
  if (updateIds.length === 0) return () => [];
  const nameOf = staffNames(database);
  const rows = database
    .select()
    .from(updateComments)
    .where(inArray(updateComments.updateId, updateIds))
    .orderBy(asc(updateComments.createdAt), asc(updateComments.id))
    .all();
  const byUpdate = new Map<string, typeof rows>();
  for (const row of rows) byUpdate.set(row.updateId, [...(byUpdate.get(row.updateId) ?? []), row]);
  return (updateId) =>
    (byUpdate.get(updateId) ?? []).map((comment) => {
      const { id, staffId, contactName, text, createdAt } = comment;
      const name = staffId === null ? contactName : nameOf(staffId).name;
      return { id, name, isStaff: staffId !== null, text, createdAt, ...moreOf(comment) };
    });
}
