import {
  clientContacts as table,
  contactSessions,
  requestedLinks,
} from '../../../db/schema/client-contacts';
import { contactNews } from '../../../db/schema/project-updates';
import { SECRET_HASH } from '../../core/described-tables';
import { isAddress, isAmong, personalRows } from '../../core/personal-data';
import { or } from 'drizzle-orm';
import { clients } from '../../../db/schema/clients';
import { orNull, rowOf, TIME } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { contactsRest } from './contacts.rest';
import { ACCESS_STATES, contactColumns, findContact } from './contacts.service';

const contactRow = {
  columns: { ...contactColumns, usedAt: null, access: null, linkExpiresAt: null },
  described: {
    usedAt: orNull(TIME),
    access: { type: 'string', enum: ACCESS_STATES },
    linkExpiresAt: orNull(TIME),
  },
};

export const contacts = defineFeature({
  router: () => import('./contacts.router'),
  rest: contactsRest,
  responses: () => ({
    Contact: rowOf(contactRow.columns, contactRow.described),
    NewContact: rowOf(
      { ...contactRow.columns, linkUrl: null },
      { ...contactRow.described, linkUrl: orNull({ type: 'string' }) },
    ),
  }),
  tag: { name: 'Contacts', description: 'The people of a client, who may open its pages.' },
  examples: async () => (await import('./contacts.examples')).contactsExamples,
  subjects: { contact: { id: table.id, title: table.name, read: findContact } },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'contacts',
        label: 'Contacts of clients',
        columns: contactColumns,
        // A client that is erased has no contacts any more.
        isOf: ({ email, idsOf }) =>
          or(isAddress(table.email, email), isAmong(table.clientId, idsOf(clients))),
      }),
    ],
    parts: [contactSessions, contactNews, requestedLinks],
  },
  tables: {
    client_contacts: {
      about: 'The people of clients, who may open their pages.',
      without: { link_hash: SECRET_HASH },
      notes: { seen_at: 'when the contact last had the pages open' },
    },
    contact_news: {
      about: 'What contacts are mailed of.',
      notes: { mail_id: 'the letter that tells of it, which is gone once it is sent' },
    },
    requested_links: { leftOut: 'links that contacts asked for, by the hashes of their secrets' },
    contact_sessions: { leftOut: 'open sessions of contacts, by the hashes of their cookies' },
  },
});
