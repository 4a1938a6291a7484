import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CONTACT_NEWS, LANGUAGES } from '../enums';
import { clients } from './clients';
import { createdAt, id, instant, updatedAt } from './columns';

/** People at a client, who open the client's pages by a personal link. */
export const clientContacts = sqliteTable(
  'client_contacts',
  {
    id: id(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** When news are mailed; chosen by the contact. */
    news: text('news', { enum: CONTACT_NEWS }).notNull().default('at_once'),
    /** Of the link that staff made: the SHA-256 of its secret. */
    linkHash: text('link_hash').unique(),
    linkExpiresAt: instant('link_expires_at'),
    linkUsedAt: instant('link_used_at'),
    /** Ended by staff: no session opens, and no link is sent on request. */
    accessEndedAt: instant('access_ended_at'),
    /** When the contact last had the pages open. */
    seenAt: instant('seen_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('client_contacts_by_client').on(table.clientId, sql`lower(${table.email})`),
    index('client_contacts_by_email').on(sql`lower(${table.email})`),
  ],
);

/** The last link that a contact asked for. That of the staff stays, since anybody can ask for one. */
export const requestedLinks = sqliteTable('requested_links', {
  contactId: text('contact_id')
    .primaryKey()
    .references(() => clientContacts.id, { onDelete: 'cascade' }),
  /** The SHA-256 of its secret. */
  linkHash: text('link_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  createdAt: createdAt(),
});

/** Open sessions of contacts, by a hash of their cookie. */
export const contactSessions = sqliteTable(
  'contact_sessions',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    contactId: text('contact_id')
      .notNull()
      .references(() => clientContacts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    usedAt: instant('used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('contact_sessions_by_contact').on(table.contactId),
    index('contact_sessions_by_expiry').on(table.expiresAt),
  ],
);
