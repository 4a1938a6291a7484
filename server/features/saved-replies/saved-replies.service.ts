import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { savedReplies } from '../../../db/schema/saved-replies';
import { nextVersion, refuseStale } from '../../core/versions';
import { invalid, notFound } from '../../errors';
import { changedFields, type Written } from '../activities/domain-event';
import type { NewSavedReply, SavedReplyChange } from './saved-replies.schema';

/** Everybody reads the shared ones at once. */
const MAX_SAVED_REPLIES = 200;

/** Who calls: a tool has no replies of its own. */
export interface Caller {
  id: string;
  type: 'staff' | 'token';
}

type SavedReply = typeof savedReplies.$inferSelect;

const isVisibleTo = ({ id }: Caller) =>
  or(isNull(savedReplies.ownerId), eq(savedReplies.ownerId, id));

/** The shared replies and those of the caller, by title. */
export function listSavedReplies(database: Database, caller: Caller): SavedReply[] {
  return database
    .select()
    .from(savedReplies)
    .where(isVisibleTo(caller))
    .orderBy(sql`lower(${savedReplies.title})`, savedReplies.id)
    .all();
}

export const findSharedReply = (database: Database, id: string): SavedReply | undefined =>
  database
    .select()
    .from(savedReplies)
    .where(and(eq(savedReplies.id, id), isNull(savedReplies.ownerId)))
    .get();

/** Another person's own reply is unknown to the caller. */
function getSavedReply(database: Database, id: string, caller: Caller): SavedReply {
  const isFound = and(eq(savedReplies.id, id), isVisibleTo(caller));
  const stored = database.select().from(savedReplies).where(isFound).get();
  if (!stored) throw notFound('The saved reply');
  return stored;
}

export function createSavedReply(
  database: Database,
  { title, text, isShared }: NewSavedReply,
  { caller, now }: { caller: Caller; now: string },
): Written<SavedReply> {
  const ownerId = (isShared ?? true) ? null : caller.id;
  if (ownerId !== null && caller.type === 'token') {
    throw invalid('isShared', 'A tool has no replies of its own: share them');
  }
  refuseTooMany(database, ownerId);
  const result = database
    .insert(savedReplies)
    .values({ id: newId(), title, text, ownerId, createdAt: now, updatedAt: now })
    .returning()
    .get();
  return { result, event: { type: 'saved_reply.created', subjectId: result.id, data: {} } };
}

function refuseTooMany(database: Database, ownerId: string | null): void {
  const ofOwner =
    ownerId === null ? isNull(savedReplies.ownerId) : eq(savedReplies.ownerId, ownerId);
  const row = database.select({ stored: count() }).from(savedReplies).where(ofOwner).get();
  if (row && row.stored >= MAX_SAVED_REPLIES) {
    throw invalid('', `There are ${MAX_SAVED_REPLIES} saved replies: delete one first`);
  }
}

export function updateSavedReply(
  database: Database,
  { id, title, text, updatedAt }: SavedReplyChange,
  { caller, now }: { caller: Caller; now: string },
): Written<SavedReply> {
  const stored = getSavedReply(database, id, caller);
  refuseStale(stored, updatedAt);
  const changes = { title, text };
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: stored, event: null };
  const result = database
    .update(savedReplies)
    .set({ ...changes, updatedAt: nextVersion(stored, now) })
    .where(eq(savedReplies.id, id))
    .returning()
    .get();
  return { result, event: { type: 'saved_reply.updated', subjectId: id, data: { fields } } };
}

export function removeSavedReply(database: Database, id: string, caller: Caller): Written<void> {
  getSavedReply(database, id, caller);
  database.delete(savedReplies).where(eq(savedReplies.id, id)).run();
  return { result: undefined, event: { type: 'saved_reply.removed', subjectId: id, data: {} } };
}

/** A removed colleague's own replies go too: nobody else sees them. */
export function removeOwnReplies(database: Database, ownerId: string): void {
  database.delete(savedReplies).where(eq(savedReplies.ownerId, ownerId)).run();
}
