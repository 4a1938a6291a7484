import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { clientContacts } from '../../../db/schema/client-contacts';
import { storeClient } from '../clients/clients.examples';
import type { Examples } from '../examples.types';
import { openContactSession } from './contact-sessions';

let count = 0;

/** A valid contact as a tool posts it, different at each call. */
export function aContact(overrides: Record<string, unknown> = {}) {
  count += 1;
  return { name: `Omar Nasser ${count}`, email: `omar${count}@petra.example`, ...overrides };
}

/** Creates a client unless one is given. */
export function storeContact(
  database: Database,
  {
    clientId = storeClient(database),
    ...overrides
  }: Partial<typeof clientContacts.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(clientContacts)
    .values({ ...aContact(), id, clientId, ...overrides })
    .run();
  return overrides.id ?? id;
}

/** The cookie of a new session of a contact. */
export const contactCookie = (
  database: Database,
  contactId: string,
  now = new Date().toISOString(),
) => `client_session=${openContactSession(database, contactId, now)}`;

const storedKey = ({ database }: { database: Database }) => {
  const clientId = storeClient(database);
  return { clientId, contactId: storeContact(database, { clientId }) };
};

export const contactsExamples: Examples = {
  create: {
    good: ({ database }) => ({
      clientId: storeClient(database),
      ...aContact({ language: 'ar' }),
    }),
    bad: { email: 'omar' },
  },
  endAccess: { good: storedKey },
  list: {
    good: ({ database }) => ({ clientId: storedKey({ database }).clientId }),
  },
  makeLink: { good: storedKey, bad: { isMailed: 'perhaps' } },
  remove: { good: storedKey },
  update: {
    good: (world) => ({ ...storedKey(world), language: 'ar', name: 'Omar Najjar' }),
    bad: { language: 'fr' },
  },
};
