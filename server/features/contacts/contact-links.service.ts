import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HOUR_MS } from '../../../db/durations';
import { clientContacts, requestedLinks } from '../../../db/schema/client-contacts';
import { clients } from '../../../db/schema/clients';
import { pathIn } from '../../../src/config/languages';
import { siteName } from '../../../src/config/site';
import { DomainError } from '../../errors';
import { queueMail } from '../../mail/outbox';
import type { DomainEvent, Written } from '../activities/domain-event';
import { hashToken, makeLinkSecret } from '../staff/tokens';
import { linkMail } from './contact-mails';
import { endContactSession, openContactSession } from './contact-sessions';

const VALID_FOR_MS = 24 * HOUR_MS;

export interface LinkOptions {
  now: string;
  siteUrl: string;
  /** The link's secret, of which only a hash is stored. */
  secret: string;
  isMailed: boolean;
}

type StoredContact = typeof clientContacts.$inferSelect;

/** The address of a link, in the language of its contact. */
export const linkUrl = (
  { siteUrl, secret }: Pick<LinkOptions, 'siteUrl' | 'secret'>,
  { language }: Pick<StoredContact, 'language'>,
) => `${siteUrl}${pathIn(language, `/client/link/${secret}`)}`;

/** Replaces the links of a contact, and queues the mail. Sessions stay. */
export function storeLink(
  database: Database,
  contact: StoredContact,
  options: LinkOptions,
): StoredContact {
  const { now, secret } = options;
  removeRequestedLink(database, contact.id);
  const stored = database
    .update(clientContacts)
    .set({
      linkHash: hashToken(secret),
      linkExpiresAt: endOf(now),
      linkUsedAt: null,
      accessEndedAt: null,
    })
    .where(eq(clientContacts.id, contact.id))
    .returning()
    .get();
  queueLinkMail(database, stored, options);
  return stored;
}

const endOf = (now: string) => new Date(Date.parse(now) + VALID_FOR_MS).toISOString();

export function removeRequestedLink(database: Database, contactId: string): void {
  database.delete(requestedLinks).where(eq(requestedLinks.contactId, contactId)).run();
}

/** Replaces the link that the contact asked for before, and queues the mail. */
function storeRequestedLink(database: Database, contact: StoredContact, options: LinkOptions) {
  const { now, secret } = options;
  removeRequestedLink(database, contact.id);
  database
    .insert(requestedLinks)
    .values({
      contactId: contact.id,
      linkHash: hashToken(secret),
      expiresAt: endOf(now),
      createdAt: now,
    })
    .run();
  queueLinkMail(database, contact, options);
}

function queueLinkMail(database: Database, contact: StoredContact, options: LinkOptions): void {
  const { now, siteUrl, isMailed } = options;
  if (!isMailed) return;
  const { language, email, name, clientId } = contact;
  const client = database.select().from(clients).where(eq(clients.id, clientId)).get();
  const url = linkUrl(options, contact);
  const start = `${siteUrl}${pathIn(language, '/client')}`;
  const company = client?.company ?? '';
  const mail = linkMail(language, { firm: siteName(language), name, company, url, start });
  const letter = { fromName: siteName(language) };
  queueMail(database, { ...mail, recipient: email, replyTo: null, now, letter });
}

export const linkEvent = ({ id, clientId }: StoredContact): DomainEvent => ({
  type: 'contact.link_made',
  subjectId: id,
  clientId,
  data: {},
});

/** A new link by staff, which begins an ended access again. */
export function makeLink(
  database: Database,
  contact: StoredContact,
  options: LinkOptions,
): Written<StoredContact> {
  const result = storeLink(database, contact, options);
  return { result, event: linkEvent(result) };
}

/**
 * Mails new links to an address that asks for them; nothing for one that nobody has. Those of the
 * staff can still be used.
 */
export function sendLinks(
  database: Database,
  email: string,
  options: Pick<LinkOptions, 'now' | 'siteUrl'>,
): Written<void> {
  const contacts = database
    .select()
    .from(clientContacts)
    .where(
      and(
        sql`lower(${clientContacts.email}) = lower(${email})`,
        isNull(clientContacts.accessEndedAt),
      ),
    )
    .limit(MAX_AT_ONCE)
    .all();
  for (const contact of contacts) {
    const secret = makeLinkSecret();
    storeRequestedLink(database, contact, { ...options, isMailed: true, secret });
  }
  return { result: undefined, event: null, events: contacts.map(linkEvent) };
}

/** The clients of one address. */
const MAX_AT_ONCE = 5;

export type LinkState = 'open' | 'used' | 'expired' | 'unknown';

/** The state of a link, and while it can be used the name of the contact. */
export function getLink(database: Database, secret: string, now: string) {
  const found = find(database, secret);
  const state = stateOf(found, now);
  return { state, name: state === 'open' && found ? found.contact.name : null };
}

/** Exchanges a link for a session, once, which replaces that of the cookie. Returns its new value. */
export function exchangeLink(
  database: Database,
  secret: string,
  { now, cookie: oldCookie }: { now: string; cookie: string | null },
): Written<{ cookie: string; language: StoredContact['language'] }> {
  const found = find(database, secret);
  if (!found || stateOf(found, now) !== 'open') {
    throw new DomainError('conflict', 'The link cannot be used any more.');
  }
  const { id, clientId, language } = found.contact;
  if (found.isRequested) {
    database
      .update(requestedLinks)
      .set({ usedAt: now })
      .where(eq(requestedLinks.contactId, id))
      .run();
  }
  database
    .update(clientContacts)
    .set(found.isRequested ? { seenAt: now } : { linkUsedAt: now, seenAt: now })
    .where(eq(clientContacts.id, id))
    .run();
  if (oldCookie) endContactSession(database, hashToken(oldCookie));
  const cookie = openContactSession(database, id, now);
  return {
    result: { cookie, language },
    event: { type: 'contact.link_used', subjectId: id, clientId, data: {} },
  };
}

interface FoundLink {
  contact: StoredContact;
  isRequested: boolean;
  expiresAt: string | null;
  usedAt: string | null;
}

function find(database: Database, secret: string): FoundLink | undefined {
  const hash = hashToken(secret);
  const contact = database
    .select()
    .from(clientContacts)
    .where(eq(clientContacts.linkHash, hash))
    .get();
  if (contact) {
    const { linkExpiresAt: expiresAt, linkUsedAt: usedAt } = contact;
    return { contact, isRequested: false, expiresAt, usedAt };
  }
  const asked = database
    .select()
    .from(requestedLinks)
    .innerJoin(clientContacts, eq(clientContacts.id, requestedLinks.contactId))
    .where(eq(requestedLinks.linkHash, hash))
    .get();
  if (!asked) return undefined;
  const { expiresAt, usedAt } = asked.requested_links;
  return { contact: asked.client_contacts, isRequested: true, expiresAt, usedAt };
}

function stateOf(found: FoundLink | undefined, now: string): LinkState {
  if (found?.contact.accessEndedAt !== null) return 'unknown';
  if (found.usedAt !== null) return 'used';
  return (found.expiresAt ?? '') <= now ? 'expired' : 'open';
}
