import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { chatNotes } from '../../../db/schema/chat-desk';
import { leadNotes } from '../../../db/schema/lead-notes';
import { leads } from '../../../db/schema/leads';
import type { DomainEvent } from '../activities/domain-event';
import type { EventSource } from '../activities/record-activity';
import { followDueTime } from './due-times';
import { type Recipient, recipients } from './recipients';
import { type Notice, notify } from './notify';

const queries = prepared((database) => ({
  lead: database
    .select({ ownerId: leads.ownerId, dueAt: leads.dueAt, isSpam: leads.isSpam })
    .from(leads)
    .where(eq(leads.id, sql.placeholder('id')))
    .prepare(),
  mentions: database
    .select({ mentions: leadNotes.mentions })
    .from(leadNotes)
    .where(eq(leadNotes.id, sql.placeholder('id')))
    .prepare(),
  chatMentions: database
    .select({ mentions: chatNotes.mentions })
    .from(chatNotes)
    .where(eq(chatNotes.id, sql.placeholder('id')))
    .prepare(),
}));

/**
 * Notifies staff of an event of a lead or a conversation, in the transaction that records it, except who caused it.
 * Returns the ids of those who are notified.
 */
export function notifyOfEvent(database: Database, event: DomainEvent, source: EventSource) {
  if (event.type.startsWith('conversation.')) return notifyOfChat(database, event, source);
  if (event.type === 'ask.answered' || event.type === 'comment.created') {
    return notifyOfClient(database, event.data.updateId, source);
  }
  if (!event.type.startsWith('lead.')) return [];
  const leadId = event.subjectId;
  const lead = queries(database).lead.get({ id: leadId });
  // It was deleted.
  if (!lead) return [];
  followDueTime(database, leadId, lead.dueAt);
  const found = noticeOf(database, event, lead);
  if (!found) return [];
  const { actorId, now } = source;
  const others = found.people.filter(({ id }) => id !== actorId);
  return notify(database, { ...found.notice, leadId, actorId, now }, others);
}

/** A handed over conversation, and a mention in one of its notes. */
function notifyOfChat(
  database: Database,
  event: DomainEvent,
  { actorId, now }: EventSource,
): string[] {
  const all = [...recipients(database).values()].filter(({ id }) => id !== actorId);
  const about = { conversationId: event.subjectId, actorId, now };
  if (event.type === 'conversation.assigned') {
    const people = all.filter(({ id }) => id === event.data.to);
    return notify(database, { event: 'assignment', ...about }, people);
  }
  if (event.type === 'conversation.note_added') {
    const chatNoteId = event.data.noteId;
    const { mentions = [] } = queries(database).chatMentions.get({ id: chatNoteId }) ?? {};
    const people = all.filter(({ id }) => mentions.includes(id));
    return notify(database, { event: 'mention', chatNoteId, ...about }, people);
  }
  return [];
}

/** What a client's contact answers is told to all who work with leads and clients. */
function notifyOfClient(database: Database, updateId: string, source: EventSource) {
  const { actorType, actorId, now } = source;
  if (actorType !== 'contact') return [];
  const people = [...recipients(database).values()];
  return notify(database, { event: 'client_answer', leadId: null, updateId, actorId, now }, people);
}

interface Found {
  notice: Pick<Notice, 'event' | 'noteId'>;
  people: Recipient[];
}

function noticeOf(
  database: Database,
  event: DomainEvent,
  { ownerId, isSpam }: { ownerId: string | null; isSpam: boolean },
): Found | undefined {
  const all = () => [...recipients(database).values()];
  const these = (ids: string[]) => all().filter(({ id }) => ids.includes(id));
  switch (event.type) {
    case 'lead.created':
      return isSpam ? undefined : { notice: { event: 'inquiry' }, people: all() };
    case 'lead.assigned':
    case 'lead.status_changed': {
      const isHandedOver = ownerId !== null && event.data.fields.includes('ownerId');
      return isHandedOver
        ? { notice: { event: 'assignment' }, people: these([ownerId]) }
        : undefined;
    }
    case 'lead.note_added':
    case 'lead.call_logged':
    case 'lead.answer_logged': {
      const { noteId } = event.data;
      const { mentions = [] } = queries(database).mentions.get({ id: noteId }) ?? {};
      return mentions.length > 0
        ? { notice: { event: 'mention', noteId }, people: these(mentions) }
        : undefined;
    }
    default:
      return undefined;
  }
}
