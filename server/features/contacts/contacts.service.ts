import { and, asc, count, eq, getTableColumns, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import {
  clientContacts,
  contactSessions,
  requestedLinks,
} from '../../../db/schema/client-contacts';
import { invalid, notFound, taken } from '../../errors';
import { nextVersion } from '../../core/versions';
import { changedFields, type DomainEvent, type Written } from '../activities/domain-event';
import { getClient } from '../clients/clients.service';
import type { ContactChange, ContactKey, NewContact } from './contacts.schema';
import { endSessionsOfContact } from './contact-sessions';
import {
  linkEvent,
  type LinkOptions,
  removeRequestedLink,
  storeLink,
} from './contact-links.service';

/** Of one client. */
const MAX_CONTACTS = 50;

const { linkHash, linkExpiresAt, linkUsedAt, ...shown } = getTableColumns(clientContacts);

/** Without what belongs to the link. */
export const contactColumns = shown;

export type StoredContact = typeof clientContacts.$inferSelect;

/** The contacts of a client by name, each with the state of the access. */
export function listContacts(database: Database, clientId: string, now: string) {
  getClient(database, clientId);
  return readContacts(database, eq(clientContacts.clientId, clientId), now);
}

/** A contact as REST shows it; undefined for one that was removed. */
export const findContact = (database: Database, id: string, now: string) =>
  readContacts(database, eq(clientContacts.id, id), now)[0];

function readContacts(database: Database, which: ReturnType<typeof eq>, now: string) {
  const isOpen = sql`${contactSessions.expiresAt} > ${Date.parse(now)}`;
  return database
    .select({
      ...contactColumns,
      link: { expiresAt: linkExpiresAt, usedAt: linkUsedAt },
      requested: { expiresAt: requestedLinks.expiresAt, usedAt: requestedLinks.usedAt },
      usedAt: max(contactSessions.usedAt),
      sessions: count(contactSessions.cookieHash),
    })
    .from(clientContacts)
    .leftJoin(contactSessions, and(eq(contactSessions.contactId, clientContacts.id), isOpen))
    .leftJoin(requestedLinks, eq(requestedLinks.contactId, clientContacts.id))
    .where(which)
    .groupBy(clientContacts.id)
    .orderBy(asc(sql`lower(${clientContacts.name})`), asc(clientContacts.id))
    .limit(MAX_CONTACTS)
    .all()
    .map(({ link, requested, usedAt, sessions, ...contact }) => {
      const linkExpiresAt = lastExpiry([link, requested ?? NO_LINK]);
      return {
        ...contact,
        /** When a session was last used. */
        usedAt: usedAt ? new Date(usedAt).toISOString() : null,
        access: accessOf({ ...contact, linkExpiresAt, sessions }, now),
        linkExpiresAt,
      };
    });
}

interface Link {
  expiresAt: string | null;
  usedAt: string | null;
}

const NO_LINK: Link = { expiresAt: null, usedAt: null };

/** When the last of the links ends that were not used. */
const lastExpiry = (links: Link[]): string | null =>
  links.map(({ expiresAt, usedAt }) => (usedAt === null ? expiresAt : null)).reduce(later);

const later = (one: string | null, other: string | null) =>
  (one ?? '') > (other ?? '') ? one : other;

export const ACCESS_STATES = ['open', 'invited', 'expired', 'ended'] as const;

interface AccessParts {
  accessEndedAt: string | null;
  sessions: number;
  linkExpiresAt: string | null;
}

/** Open with a session, invited with a link that can be used, else expired; or ended by staff. */
function accessOf(parts: AccessParts, now: string): (typeof ACCESS_STATES)[number] {
  if (parts.accessEndedAt !== null) return 'ended';
  if (parts.sessions > 0) return 'open';
  return (parts.linkExpiresAt ?? '') > now ? 'invited' : 'expired';
}

export function getContact(database: Database, { clientId, contactId }: ContactKey) {
  const isWanted = and(eq(clientContacts.id, contactId), eq(clientContacts.clientId, clientId));
  const contact = database.select().from(clientContacts).where(isWanted).get();
  if (!contact) throw notFound('The contact');
  return contact;
}

/** Adds a contact with a first link. */
export function createContact(
  database: Database,
  input: NewContact,
  options: LinkOptions,
): Written<StoredContact> {
  const { clientId, name, email, language } = input;
  getClient(database, clientId);
  assertEmailIsFree(database, clientId, email);
  const contacts = database
    .select({ count: count() })
    .from(clientContacts)
    .where(eq(clientContacts.clientId, clientId))
    .get();
  if ((contacts?.count ?? 0) >= MAX_CONTACTS) {
    throw invalid('', `A client has at most ${MAX_CONTACTS} contacts`);
  }
  const { now } = options;
  const contact = database
    .insert(clientContacts)
    .values({
      id: newId(),
      clientId,
      name,
      email,
      language: language ?? 'en',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get();
  const result = storeLink(database, contact, options);
  return {
    result,
    event: { type: 'contact.created', subjectId: contact.id, clientId, data: {} },
  };
}

/** Changes a contact. With another address the sessions end, and only that one gets a link. */
export function updateContact(
  database: Database,
  { clientId, contactId, ...changes }: ContactChange,
  options: LinkOptions,
): Written<StoredContact> {
  const stored = getContact(database, { clientId, contactId });
  if (changes.email !== undefined) {
    assertEmailIsFree(database, clientId, changes.email, contactId);
  }
  const fields = changedFields(stored, changes);
  if (fields.length === 0) return { result: stored, event: null };
  const updated = database
    .update(clientContacts)
    .set({ ...changes, updatedAt: nextVersion(stored, options.now) })
    .where(eq(clientContacts.id, contactId))
    .returning()
    .get();
  const data = { fields };
  const event: DomainEvent = { type: 'contact.updated', subjectId: contactId, clientId, data };
  if (updated.email.toLowerCase() === stored.email.toLowerCase()) return { result: updated, event };
  endSessionsOfContact(database, contactId);
  if (updated.accessEndedAt !== null) return { result: updated, event };
  const result = storeLink(database, updated, options);
  return { result, event, events: [event, linkEvent(result)] };
}

/** With the sessions. Answers and comments stay under the name. */
export function removeContact(database: Database, key: ContactKey): Written<void> {
  const { id, clientId } = getContact(database, key);
  database.delete(clientContacts).where(eq(clientContacts.id, id)).run();
  return {
    result: undefined,
    event: { type: 'contact.removed', subjectId: id, clientId, data: {} },
  };
}

/** Ends the sessions and the links. A new link begins the access again. */
export function endAccess(
  database: Database,
  key: ContactKey,
  now: string,
): Written<StoredContact> {
  const { id, clientId } = getContact(database, key);
  endSessionsOfContact(database, id);
  removeRequestedLink(database, id);
  const result = database
    .update(clientContacts)
    .set({ accessEndedAt: now, linkHash: null, linkExpiresAt: null, linkUsedAt: null })
    .where(eq(clientContacts.id, id))
    .returning()
    .get();
  return { result, event: { type: 'contact.access_ended', subjectId: id, clientId, data: {} } };
}

function assertEmailIsFree(database: Database, clientId: string, email: string, ownId = '') {
  const holder = database
    .select({ id: clientContacts.id })
    .from(clientContacts)
    .where(
      and(
        eq(clientContacts.clientId, clientId),
        sql`lower(${clientContacts.email}) = lower(${email})`,
        ne(clientContacts.id, ownId),
      ),
    )
    .get();
  if (holder) throw taken('email', 'This email is in use by another contact of the client');
}
