import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { leadReplies } from '../../../db/schema/lead-replies';
import type { Examples } from '../examples.types';
import { storeLead } from '../leads/leads.examples';
import { storeMedia } from '../media/media.examples';
import { queueReply } from './lead-replies.service';

/** A valid reply. */
export const aReply = (overrides: Record<string, unknown> = {}) => ({
  subject: 'Your inquiry to Masar',
  message: 'Dear Dana,\n\nthank you for writing to us.',
  ...overrides,
});

const firm = { name: 'Masar', address: 'hello@masar.example' };

/** Stores a reply that waits for its time. */
export function storeReply(
  database: Database,
  overrides: { leadId?: string; message?: string; attachmentIds?: string[] } = {},
) {
  const { leadId = storeLead(database), ...reply } = overrides;
  const now = new Date().toISOString();
  const options = { authorId: ADMINISTRATOR_ID, firm, hasServer: true, now };
  const { id } = queueReply(database, { leadId, ...aReply(reply) }, options).result;
  return { leadId, replyId: id };
}

function storeFailedReply(database: Database) {
  const key = storeReply(database);
  database
    .update(leadReplies)
    .set({ state: 'failed', error: '550 No such mailbox' })
    .where(eq(leadReplies.id, key.replyId))
    .run();
  return key;
}

export const leadRepliesExamples: Examples = {
  list: { good: ({ database }) => ({ leadId: storeReply(database).leadId }) },
  create: {
    good: ({ database }) => ({
      leadId: storeLead(database),
      ...aReply(),
      attachmentIds: [storeMedia(database)],
    }),
    bad: { message: '' },
  },
  undo: { good: ({ database }) => storeReply(database) },
  retry: { good: ({ database }) => storeFailedReply(database) },
};
