import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { chatConversations } from '../../../db/schema/chat';
import { nextVersion, refuseStale } from '../../core/versions';
import { DomainError, invalid, notFound } from '../../errors';
import { changedFields, type DomainEvent, type Written } from '../activities/domain-event';
import { isColleagueWith } from '../staff/staff-names';
import { MAX_LABELS, type UpdateConversation, withLabels } from './chat.schema';
import { guestsOf } from './chat-links';
import { type Conversation, deskColumns, findConversation } from './conversations.service';

/**
 * Assigns, labels or closes a conversation. It is closed for good; what is the same already changes
 * nothing.
 */
export function updateConversation(
  database: Database,
  { id, updatedAt, ...input }: UpdateConversation,
  now: string,
): Written<Conversation> {
  const stored = findConversation(database, id);
  if (!stored) throw notFound('The conversation');
  refuseStale(stored, updatedAt);
  const labels = withLabels(stored.labels, input);
  if (input.addLabel && labels.length > MAX_LABELS) {
    throw invalid('addLabel', `At most ${MAX_LABELS} labels`);
  }
  const changes = {
    status: input.status ?? undefined,
    assigneeId: input.assigneeId,
    labels,
  };
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: stored, event: null };
  if (fields.includes('status') && changes.status === 'active') {
    throw new DomainError('conflict', 'A closed conversation stays closed.');
  }
  const assigneeId = fields.includes('assigneeId') ? changes.assigneeId : null;
  if (assigneeId && !isColleagueWith(database, assigneeId, 'chat:read')) {
    throw invalid('assigneeId', 'Only members of staff who may read the chat can answer it');
  }
  const result = database
    .update(chatConversations)
    .set({
      ...changes,
      ...(changes.status === 'closed' && { unreadCount: 0, waitingSince: null, closedAt: now }),
      updatedAt: nextVersion(stored, now),
    })
    .where(eq(chatConversations.id, id))
    .returning(deskColumns)
    .get();
  return {
    result,
    event: eventOf(stored, result, fields),
    live: { type: 'conversation', conversation: result, guestIds: guestsOf(database, id) },
  };
}

/** A write has one event: the most telling one, which names all fields. */
function eventOf(from: Conversation, to: Conversation, fields: string[]): DomainEvent {
  const subjectId = to.id;
  if (from.status !== to.status) {
    const data = { fields, from: from.status, to: to.status };
    return { type: 'conversation.status_changed', subjectId, data };
  }
  if (from.assigneeId !== to.assigneeId) {
    const data = { fields, from: from.assigneeId, to: to.assigneeId };
    return { type: 'conversation.assigned', subjectId, data };
  }
  return { type: 'conversation.updated', subjectId, data: { fields } };
}
