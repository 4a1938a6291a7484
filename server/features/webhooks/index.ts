import { DAY_MS } from '../../../db/durations';
import { webhooks as table } from '../../../db/schema/webhooks';
import type { Deps } from '../../deps';
import { removeOldRows } from '../analytics/remove-old-rows';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { removeOldDeliveries } from './deliveries.service';
import { webhooksPersonalData } from './personal-data';
import { webhooksRest } from './webhooks.rest';
import { removeOldSecrets, webhookColumns } from './webhooks.service';

const SIGNS = 'signs deliveries';

export const webhooks = defineFeature({
  router: () => import('./webhooks.router'),
  rest: webhooksRest,
  responses: async () => (await import('./webhooks.responses')).webhooksResponses,
  tag: { name: 'Webhooks', description: 'Addresses that are notified of what happens, signed.' },
  examples: async () => (await import('./webhooks.examples')).webhooksExamples,
  subjects: { webhook: recordsOf(table, table.url, webhookColumns) },
  personalData: webhooksPersonalData,
  housekeeping: [removeExpired],
  tables: {
    webhook_deliveries: {
      about: 'What webhooks were sent, and how they responded, for a month.',
      notes: { duration_ms: 'milliseconds', request_body: 'the first part of what was sent' },
    },
    webhooks: {
      about: 'Addresses that are notified of events.',
      withoutPeople: 'addresses of other programs, which an admin types, and random keys',
      without: { secret: SIGNS, previous_secret: SIGNS, previous_secret_ends_at: SIGNS },
    },
  },
});

const DELIVERIES_KEPT_MS = 30 * DAY_MS;

/** Removes secrets that were replaced, and old deliveries. */
export function removeExpired(deps: Deps): Promise<void> {
  return removeOldRows(deps, DELIVERIES_KEPT_MS, (before, now) => {
    removeOldSecrets(deps.database, now);
    return removeOldDeliveries(deps.database, before);
  });
}
