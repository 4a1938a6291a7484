import { eq, lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client';
import { MINUTE_MS } from '../../../db/durations';
import { clientContacts, contactSessions } from '../../../db/schema/client-contacts';
import { CONTACT_IDLE_MS } from '../../core/cookies';
import { hashToken, makeToken } from '../staff/tokens';

/** How old the stored use of a session gets before the next is stored. */
export const CONTACT_USE_EVERY_MS = 10 * MINUTE_MS;

const queries = prepared((database) => ({
  byCookie: database
    .select({
      cookieHash: contactSessions.cookieHash,
      expiresAt: contactSessions.expiresAt,
      usedAt: contactSessions.usedAt,
      contact: {
        id: clientContacts.id,
        clientId: clientContacts.clientId,
        name: clientContacts.name,
        email: clientContacts.email,
        language: clientContacts.language,
        news: clientContacts.news,
        accessEndedAt: clientContacts.accessEndedAt,
      },
    })
    .from(contactSessions)
    .innerJoin(clientContacts, eq(clientContacts.id, contactSessions.contactId))
    .where(eq(contactSessions.cookieHash, sql.placeholder('hash')))
    .prepare(),
}));

const expiryFrom = (now: string) => new Date(Date.parse(now) + CONTACT_IDLE_MS).toISOString();

/** Opens a session. Returns the value of its cookie, which is stored only as a hash. */
export function openContactSession(database: Database, contactId: string, now: string): string {
  const cookie = makeToken();
  database.delete(contactSessions).where(lt(contactSessions.expiresAt, now)).run();
  database
    .insert(contactSessions)
    .values({
      cookieHash: hashToken(cookie),
      contactId,
      createdAt: now,
      usedAt: now,
      expiresAt: expiryFrom(now),
    })
    .run();
  return cookie;
}

/** The session of a cookie; undefined for one that has expired, or whose access was ended. */
export function findContactSession(database: Database, cookie: string | null, now: string) {
  if (!cookie) return undefined;
  const session = queries(database).byCookie.get({ hash: hashToken(cookie) });
  if (!session || session.expiresAt <= now || session.contact.accessEndedAt) return undefined;
  return session;
}

export type ContactSession = NonNullable<ReturnType<typeof findContactSession>>;

/** Renews a session, and stores when its contact was seen. */
export function recordContactUse(database: Database, session: ContactSession, now: string): void {
  database
    .update(contactSessions)
    .set({ usedAt: now, expiresAt: expiryFrom(now) })
    .where(eq(contactSessions.cookieHash, session.cookieHash))
    .run();
  database
    .update(clientContacts)
    .set({ seenAt: now })
    .where(eq(clientContacts.id, session.contact.id))
    .run();
}

export function endContactSession(database: Database, cookieHash: string): void {
  database.delete(contactSessions).where(eq(contactSessions.cookieHash, cookieHash)).run();
}

export function endSessionsOfContact(database: Database, contactId: string): void {
  database.delete(contactSessions).where(eq(contactSessions.contactId, contactId)).run();
}
