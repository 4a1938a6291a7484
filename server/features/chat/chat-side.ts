import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { Permission } from '../../../db/permissions';
import { activities } from '../../../db/schema/activities';
import { chatConversations } from '../../../db/schema/chat';
import { chatBlocks, chatMails } from '../../../db/schema/chat-desk';
import { clients } from '../../../db/schema/clients';
import { leads } from '../../../db/schema/leads';
import { isAddress, isAmong } from '../../core/personal-data';
import { notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { staffNames } from '../staff/staff-names';
import { hasLinks } from './chat-links';
import { type Conversation, findConversation } from './conversations.service';

const MAX_EARLIER = 10;
const MAX_SAME = 5;

interface Reader {
  now: string;
  actor: { permissions: readonly Permission[] };
  /** Whether a mail server is set up. */
  canMail: boolean;
}

/** What is known about a visitor. Nobody has proved the e-mail address. */
export function readSide(database: Database, id: string, { now, actor, canMail }: Reader) {
  const { permissions } = actor;
  const conversation = findConversation(database, id);
  if (!conversation) throw notFound('The conversation');
  return {
    canMail,
    mails: readMails(database, id),
    hasLinks: hasLinks(database, id, now),
    isBlocked: isBlocked(database, conversation.visitorId),
    earlier: readEarlier(database, conversation),
    leads: permissions.includes('leads:read') ? readLeads(database, conversation) : [],
    clients: permissions.includes('clients:read') ? readClients(database, conversation) : [],
  };
}

/** The other conversations of this browser, and of the same address. */
function readEarlier(database: Database, { id, visitorId, visitorEmail }: Conversation) {
  const { id: key, preview, createdAt } = chatConversations;
  const isSameAddress =
    visitorEmail === null
      ? undefined
      : and(
          isAddress(chatConversations.visitorEmail, visitorEmail),
          sql`${chatConversations.visitorEmail} is not null`,
        );
  return database
    .select({
      id: key,
      preview,
      createdAt,
      isSameBrowser: sql<boolean>`${chatConversations.visitorId} = ${visitorId}`.mapWith(Boolean),
    })
    .from(chatConversations)
    .where(and(ne(key, id), or(eq(chatConversations.visitorId, visitorId), isSameAddress)))
    .orderBy(desc(createdAt), desc(key))
    .limit(MAX_EARLIER)
    .all();
}

/** The leads that were made of the conversation, and those of the same address. */
function readLeads(database: Database, { id: conversationId, visitorEmail }: Conversation) {
  const nameOf = staffNames(database);
  const { id, name, company, status, ownerId, createdAt } = leads;
  const isMadeOfIt = isAmong(id, madeOf(database, conversationId));
  const isSameAddress = visitorEmail === null ? undefined : isAddress(leads.email, visitorEmail);
  return database
    .select({
      ...{ id, name, company, status, ownerId, createdAt },
      isMadeOfIt: sql<boolean>`${isMadeOfIt}`.mapWith(Boolean),
    })
    .from(leads)
    .where(and(or(isMadeOfIt, isSameAddress), eq(leads.isSpam, false)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_SAME)
    .all()
    .map((lead) => ({ ...lead, owner: lead.ownerId === null ? null : nameOf(lead.ownerId).name }));
}

/** The `+` keeps SQLite from the index of the types, which have far more events. */
const madeOf = (database: Database, conversationId: string): string[] =>
  database
    .select({ id: activities.subjectId })
    .from(activities)
    .where(
      and(eq(activities.conversationId, conversationId), sql`+${activities.type} = 'lead.created'`),
    )
    .limit(MAX_SAME)
    .all()
    .map(({ id }) => id);

const readClients = (database: Database, { visitorEmail }: Conversation) =>
  visitorEmail === null
    ? []
    : database
        .select({ id: clients.id, name: clients.name })
        .from(clients)
        .where(isAddress(clients.email, visitorEmail))
        .limit(MAX_SAME)
        .all();

/** The mails with answers, the newest first. */
const readMails = (database: Database, id: string) =>
  database
    .select()
    .from(chatMails)
    .where(eq(chatMails.conversationId, id))
    .orderBy(desc(chatMails.createdAt), desc(chatMails.id))
    .limit(MAX_SAME)
    .all();

export const isBlocked = (database: Database, visitorId: string): boolean =>
  database
    .select({ visitorId: chatBlocks.visitorId })
    .from(chatBlocks)
    .where(eq(chatBlocks.visitorId, visitorId))
    .get() !== undefined;

/** Refuses the messages of a conversation's visitor from now on, or takes them again. */
export function setBlocked(
  database: Database,
  { id, isBlocked: isWanted }: { id: string; isBlocked: boolean },
  { actorId, now }: { actorId: string; now: string },
): Written<{ isBlocked: boolean }> {
  const conversation = findConversation(database, id);
  if (!conversation) throw notFound('The conversation');
  const { visitorId } = conversation;
  const result = { isBlocked: isWanted };
  if (isBlocked(database, visitorId) === isWanted) return { result, event: null };
  if (isWanted) database.insert(chatBlocks).values({ visitorId, actorId, createdAt: now }).run();
  else database.delete(chatBlocks).where(eq(chatBlocks.visitorId, visitorId)).run();
  const type = isWanted ? 'conversation.blocked' : 'conversation.unblocked';
  return { result, event: { type, subjectId: id, data: {} } };
}
