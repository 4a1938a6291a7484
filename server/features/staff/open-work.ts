import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { chatConversations } from '../../../db/schema/chat';
import { leads } from '../../../db/schema/leads';
import { invalid } from '../../errors';
import type { DomainEvent } from '../activities/domain-event';
import { isColleagueWith } from './staff-names';

const isOpenLeadOf = (ownerId: string) =>
  and(
    eq(leads.ownerId, ownerId),
    eq(leads.isSpam, false),
    notInArray(leads.status, ['won', 'lost']),
  );

/** What is closed keeps who answered it. */
const isOpenConversationOf = (assigneeId: string) =>
  and(eq(chatConversations.assigneeId, assigneeId), eq(chatConversations.status, 'active'));

/** How much waits for a person. */
export function countOpenWork(database: Database, id: string) {
  const inLeads = database.select({ count: count() }).from(leads).where(isOpenLeadOf(id)).get();
  const inChats = database
    .select({ count: count() })
    .from(chatConversations)
    .where(isOpenConversationOf(id))
    .get();
  return { leads: inLeads?.count ?? 0, conversations: inChats?.count ?? 0 };
}

/**
 * Gives the leads and open conversations of a person to a colleague, or to nobody. Returns an event for
 * each that is open. Runs in the transaction of the removal.
 */
export function handOverWork(
  database: Database,
  from: string,
  successorId: string | null,
): DomainEvent[] {
  if (successorId === from || !isReaderOfLeads(database, successorId)) {
    throw invalid('successorId', 'The successor must be a colleague who may read leads');
  }
  const fields = ['ownerId'];
  const leadEvents = database
    .select({ id: leads.id })
    .from(leads)
    .where(isOpenLeadOf(from))
    .all()
    .map(({ id: subjectId }): DomainEvent => {
      return { type: 'lead.assigned', subjectId, data: { fields, from, to: successorId } };
    });
  database.update(leads).set({ ownerId: successorId }).where(eq(leads.ownerId, from)).run();
  const mayChat = successorId !== null && isColleagueWith(database, successorId, 'chat:read');
  const assigneeId = mayChat ? successorId : null;
  const conversationEvents = database
    .update(chatConversations)
    .set({ assigneeId })
    .where(isOpenConversationOf(from))
    .returning({ id: chatConversations.id })
    .all()
    .map(({ id: subjectId }): DomainEvent => {
      const data = { fields: ['assigneeId'], from, to: assigneeId };
      return { type: 'conversation.assigned', subjectId, data };
    });
  return [...leadEvents, ...conversationEvents];
}

const isReaderOfLeads = (database: Database, id: string | null) =>
  id === null || isColleagueWith(database, id, 'leads:read');
