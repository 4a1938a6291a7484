import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { autosaves } from '../../../db/schema/drafts';
import { nextVersion, stale } from '../../core/versions';
import type { Deps } from '../../deps';
import type { Written } from '../activities/domain-event';
import { removeOldRows } from '../analytics/remove-old-rows';
import { getItem } from '../content/content-tables';
import type { AutosaveInput } from './autosaves.schema';

/** Whoever has not come back to a text within a month has given it up. */
const RETENTION_MS = 30 * DAY_MS;

const ofPerson = (id: string, personId: string) =>
  and(eq(autosaves.subjectId, id), eq(autosaves.personId, personId));

const shown = {
  values: autosaves.values,
  startedFrom: autosaves.startedFrom,
  draft: autosaves.draft,
  updatedAt: autosaves.updatedAt,
};

/** What a person was typing into an item; null if everything is saved. */
export const readAutosave = (database: Database, id: string, personId: string) =>
  database.select(shown).from(autosaves).where(ofPerson(id, personId)).get() ?? null;

interface Typist {
  id: string;
  now: string;
}

/** No save: it has no event and no version. Returns its time, which the next one replaces. */
export function saveAutosave(
  database: Database,
  { type, id, replaces, ...typed }: AutosaveInput,
  { id: personId, now }: Typist,
): Written<{ updatedAt: string }> {
  getItem(database, { type, id });
  const stored = readAutosave(database, id, personId);
  if (stored && stored.updatedAt !== replaces) throw stale();
  const row = { ...typed, updatedAt: stored ? nextVersion(stored, now) : now };
  database
    .insert(autosaves)
    .values({ subjectId: id, personId, ...row })
    .onConflictDoUpdate({ target: [autosaves.subjectId, autosaves.personId], set: row })
    .run();
  return { result: { updatedAt: row.updatedAt }, event: null };
}

/** Removes one that was saved, restored or given up; a newer one stays. */
export function removeAutosave(
  database: Database,
  { id, updatedAt }: { id: string; updatedAt: string },
  personId: string,
): Written<void> {
  database
    .delete(autosaves)
    .where(and(ofPerson(id, personId), eq(autosaves.updatedAt, updatedAt)))
    .run();
  return { result: undefined, event: null };
}

export function removeOldAutosaves(deps: Deps): Promise<void> {
  return removeOldRows(deps, RETENTION_MS, (before) => {
    deps.database.delete(autosaves).where(lt(autosaves.updatedAt, before)).run();
    return false;
  });
}
