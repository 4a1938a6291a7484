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

/** Finds the comments under each of some updates, the oldest first, with the names of their authors. */
export function commentsOf(
  database: Database,
  updateIds: string[],
): (updateId: string) => ShownComment[] {
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
    (byUpdate.get(updateId) ?? []).map(({ id, staffId, contactName, text, createdAt }) => ({
      id,
      name: staffId === null ? contactName : nameOf(staffId).name,
      isStaff: staffId !== null,
      text,
      createdAt,
    }));
}
