import type { Database } from '../../../db/client';
import { storeAskIn } from '../asks/asks.examples';
import { storeClient } from '../clients/clients.examples';
import { unsubscribeToken } from '../contact-news/unsubscribe-token';
import { storeContact } from '../contacts/contacts.examples';
import type { Examples } from '../examples.types';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { storeProject } from '../projects/projects.examples';
import { hashToken, makeLinkSecret } from '../staff/tokens';

/** A visible update that asks for approval. */
export function storeAskedUpdate(database: Database, clientId: string): string {
  const projectId = storeProject(database, { clientId });
  const updateId = storeUpdate(database, { projectId, isVisible: true });
  storeAskIn(database, { updateId });
  return updateId;
}

/** A contact with a link that can be used. */
export function storeLinked(
  database: Database,
  overrides: Parameters<typeof storeContact>[1] = {},
) {
  const secret = makeLinkSecret();
  const linkExpiresAt = '2100-01-01T00:00:00.000Z';
  const id = storeContact(database, { linkHash: hashToken(secret), linkExpiresAt, ...overrides });
  return { id, secret };
}

export const portalExamples: Examples = {
  answer: {
    good: ({ database, clientId = storeClient(database) }) => ({
      updateId: storeAskedUpdate(database, clientId),
      isApproved: true,
      text: 'Looks right.',
    }),
    bad: { isApproved: 'perhaps' },
  },
  choose: { good: () => ({ news: 'digest' }), bad: { news: 'hourly' } },
  comment: {
    good: ({ database, clientId = storeClient(database) }) => ({
      updateId: storeAskedUpdate(database, clientId),
      text: 'Can the reason be in Arabic?',
    }),
    bad: { text: ' ' },
  },
  enter: { good: ({ database }) => ({ secret: storeLinked(database).secret }) },
  home: { good: () => ({}), bad: { before: '_' } },
  link: { good: ({ database }) => ({ secret: storeLinked(database).secret }) },
  preview: { good: ({ database }) => ({ id: storeClient(database) }), bad: { before: '_' } },
  requestLink: { good: () => ({ email: 'nobody@petra.example' }), bad: { email: 'nobody' } },
  signOut: {},
  unsubscribe: {
    good: ({ database }) => ({ secret: unsubscribeToken(database, storeContact(database)) }),
  },
};
