import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks';
import type { Examples } from '../examples.types';
import { sendTest } from './deliveries.service';
import { makeSecret } from './webhooks.service';

/** A valid webhook to create. */
export const aWebhook = (overrides: Record<string, unknown> = {}) => ({
  url: 'https://hooks.example.com/masar',
  events: ['lead.created', 'client.created'],
  ...overrides,
});

/** Stores a webhook, however many there are. Returns its id and its secret. */
export function storeWebhook(
  database: Database,
  overrides: Partial<typeof webhooks.$inferInsert> = {},
) {
  const row = { ...aWebhook(), id: newId(), secret: makeSecret(), ...overrides };
  database.insert(webhooks).values(row).run();
  return { id: row.id, secret: row.secret };
}

/** Stores a delivery about a lead, with what was sent and answered. */
export function storeSent(
  database: Database,
  sent: Partial<typeof webhookDeliveries.$inferInsert> & { subjectId: string },
): void {
  const about = { type: 'lead.created', subjectType: 'lead', data: {} };
  database
    .insert(webhookDeliveries)
    .values({ webhookId: newId(), status: 'delivered', ...about, ...sent })
    .run();
}

/** Stores a webhook with a delivery that is pending. */
function storeDelivery(database: Database) {
  const { id } = storeWebhook(database);
  const { result } = sendTest(database, id, new Date().toISOString());
  return { id, deliveryId: result.id };
}

export const webhooksExamples: Examples = {
  create: {
    good: ({ database }) => {
      // There is room for few.
      database.delete(webhooks).run();
      return aWebhook();
    },
    bad: { events: ['lead.sold'] },
  },
  list: {
    good: ({ database }) => {
      storeWebhook(database);
      return {};
    },
  },
  update: {
    good: ({ database }) => ({
      id: storeWebhook(database).id,
      ...aWebhook({ url: 'https://hooks.example.com/other' }),
      isOn: true,
      renewSecret: true,
    }),
    bad: { url: 'ftp://hooks.example.com' },
  },
  remove: { good: ({ database }) => ({ id: storeWebhook(database).id }) },
  deliveries: {
    good: ({ database }) => ({ id: storeDelivery(database).id }),
    bad: { limit: 0 },
  },
  delivery: { good: ({ database }) => storeDelivery(database) },
  test: { good: ({ database }) => ({ id: storeWebhook(database).id }) },
  sendAgain: { good: ({ database }) => storeDelivery(database) },
};
