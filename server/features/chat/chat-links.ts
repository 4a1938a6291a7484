import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { DAY_MS } from '../../../db/durations';
import { newId } from '../../../db/ids';
import { chatConversations } from '../../../db/schema/chat';
import { chatGuests, chatLinks } from '../../../db/schema/chat-desk';
import { write } from '../../../db/write';
import { nextRun } from '../../core/housekeeping';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import type { Written } from '../activities/domain-event';
import { hashToken } from '../staff/tokens';
import { deskColumns, findConversation } from './conversations.service';

const VALID_FOR_MS = 7 * DAY_MS;

interface NewLink {
  conversationId: string;
  secret: string;
  now: string;
}

/** Only a hash of the secret is stored. */
export function createLink(database: Database, { conversationId, secret, now }: NewLink): void {
  const expiresAt = new Date(Date.parse(now) + VALID_FOR_MS).toISOString();
  database
    .insert(chatLinks)
    .values({
      id: newId(),
      conversationId,
      secretHash: hashToken(secret),
      expiresAt,
      createdAt: now,
    })
    .run();
}

const isLiving = (now: string) => gt(chatLinks.expiresAt, now);

/** A wrong, an expired and a revoked link are alike. */
function findLink(database: Database, secret: string, now: string) {
  const isWanted = and(eq(chatLinks.secretHash, hashToken(secret)), isLiving(now));
  const link = database.select().from(chatLinks).where(isWanted).get();
  const conversation = link && findConversation(database, link.conversationId);
  if (!conversation) throw notFound('The conversation of this link');
  return { link, conversation };
}

/** Lets this browser read and continue the conversation of a link, and none other of its visitor. */
export function openLink(
  database: Database,
  { secret, stopsMail = false }: { secret: string; stopsMail?: boolean | undefined },
  { visitorId, now }: { visitorId: string; now: string },
): Written<{ conversationId: string }> {
  const { link, conversation } = findLink(database, secret, now);
  const { id: conversationId } = conversation;
  if (conversation.visitorId !== visitorId) {
    const guest = { linkId: link.id, visitorId, conversationId };
    database.insert(chatGuests).values(guest).onConflictDoNothing().run();
  }
  if (stopsMail) {
    database
      .update(chatConversations)
      .set({ isMailStopped: true, mailDueAt: null })
      .where(eq(chatConversations.id, conversationId))
      .run();
  }
  const type = stopsMail ? 'conversation.mail_stopped' : 'conversation.link_opened';
  return { result: { conversationId }, event: { type, subjectId: conversationId, data: {} } };
}

/** Its links stop working at once, also in the browsers that have opened one. */
export function revokeLinks(database: Database, id: string): Written<{ revoked: number }> {
  if (!findConversation(database, id)) throw notFound('The conversation');
  const { changes } = database.delete(chatLinks).where(eq(chatLinks.conversationId, id)).run();
  return {
    result: { revoked: changes },
    event: changes > 0 ? { type: 'conversation.links_revoked', subjectId: id, data: {} } : null,
  };
}

export const hasLinks = (database: Database, id: string, now: string): boolean =>
  database
    .select({ id: chatLinks.id })
    .from(chatLinks)
    .where(and(eq(chatLinks.conversationId, id), isLiving(now)))
    .get() !== undefined;

const queries = prepared((database) => ({
  guests: database
    .select({ visitorId: chatGuests.visitorId })
    .from(chatGuests)
    .where(eq(chatGuests.conversationId, sql.placeholder('id')))
    .prepare(),
}));

/** The visitors of the browsers in which a link was opened. */
export const guestsOf = (database: Database, id: string): string[] =>
  queries(database)
    .guests.all({ id })
    .map(({ visitorId }) => visitorId);

export const isGuest = (
  database: Database,
  { conversationId, visitorId, now }: { conversationId: string; visitorId: string; now: string },
): boolean =>
  database
    .select({ visitorId: chatGuests.visitorId })
    .from(chatGuests)
    .innerJoin(chatLinks, eq(chatLinks.id, chatGuests.linkId))
    .where(
      and(
        eq(chatGuests.visitorId, visitorId),
        eq(chatGuests.conversationId, conversationId),
        isLiving(now),
      ),
    )
    .get() !== undefined;

/** The conversation of the newest link that this browser has opened. */
export const latestAsGuest = (database: Database, visitorId: string, now: string) =>
  database
    .select({ conversation: deskColumns, linkedAt: chatLinks.createdAt })
    .from(chatGuests)
    .innerJoin(chatLinks, eq(chatLinks.id, chatGuests.linkId))
    .innerJoin(chatConversations, eq(chatConversations.id, chatGuests.conversationId))
    .where(and(eq(chatGuests.visitorId, visitorId), isLiving(now)))
    .orderBy(desc(chatLinks.createdAt))
    .limit(1)
    .get();

export async function removeExpiredLinks({ database, clock }: Deps): Promise<void> {
  const now = nextRun(clock());
  await write(database, () =>
    database.delete(chatLinks).where(lte(chatLinks.expiresAt, now)).run(),
  );
}
