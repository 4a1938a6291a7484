import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { autosaves, drafts } from '../../../db/schema/drafts';
import { refuseStale, stale } from '../../core/versions';

interface Update {
  id: string;
  updatedAt?: string | null | undefined;
  /** The version of the draft that the update publishes. */
  draft?: string | null | undefined;
}

/**
 * Removes the draft that an update publishes, and returns the version of the item that the update
 * started from: that of the draft unless the update names one. Runs in the transaction of the update.
 */
export function removePublishedDraft(
  database: Database,
  { id, updatedAt, draft }: Update,
): string | null | undefined {
  if (!draft) return updatedAt;
  const isOfItem = eq(drafts.id, id);
  const stored = database
    .select({ updatedAt: drafts.updatedAt, startedFrom: drafts.startedFrom })
    .from(drafts)
    .where(isOfItem)
    .get();
  if (!stored) throw stale();
  refuseStale(stored, draft);
  database.delete(drafts).where(isOfItem).run();
  return updatedAt === undefined ? stored.startedFrom : updatedAt;
}

/** With an item goes what waits beside it. Runs in the transaction of the removal. */
export function removeDrafts(database: Database, id: string): void {
  database.delete(drafts).where(eq(drafts.id, id)).run();
  database.delete(autosaves).where(eq(autosaves.subjectId, id)).run();
}
