import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type SavedView, savedViews } from '../../../db/schema/saved-views';
import { nextVersion, refuseStale } from '../../core/versions';
import type { Written } from '../activities/domain-event';
import type { SavedViewsChange } from './saved-views.schema';

interface SavedViews {
  /** In the order of their names. */
  views: SavedView[];
  /** Null until something is saved. */
  updatedAt: string | null;
}

const readStored = (database: Database, ownerId: string) =>
  database.select().from(savedViews).where(eq(savedViews.id, ownerId)).get();

export function readSavedViews(database: Database, ownerId: string): SavedViews {
  const { views = [], updatedAt = null } = readStored(database, ownerId) ?? {};
  return { views, updatedAt };
}

/** Saves, renames and deletes views: they are few, and change together. */
export function replaceSavedViews(
  database: Database,
  { views, updatedAt: startedFrom }: SavedViewsChange,
  { ownerId, now }: { ownerId: string; now: string },
): Written<SavedViews> {
  const stored = readStored(database, ownerId);
  if (stored) refuseStale(stored, startedFrom);
  const changed = {
    views: views.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    updatedAt: stored ? nextVersion(stored, now) : now,
  };
  database
    .insert(savedViews)
    .values({ id: ownerId, createdAt: now, ...changed })
    .onConflictDoUpdate({ target: savedViews.id, set: changed })
    .run();
  return { result: changed, event: { type: 'saved_view.changed', subjectId: ownerId, data: {} } };
}

/** Nobody else sees the views of a removed colleague. Runs in the transaction of the removal. */
export function removeSavedViews(database: Database, ownerId: string): void {
  database.delete(savedViews).where(eq(savedViews.id, ownerId)).run();
}
