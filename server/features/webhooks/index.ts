import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../../db/durations';
import { webhooks as table } from '../../../db/schema/webhooks';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { checkClock } from '../analytics/clock-jumps';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { removeOldDeliveries } from './deliveries.service';
import { webhooksPersonalData } from './personal-data';
import { webhooksResponses } from './webhooks.responses';
import { webhooksRest } from './webhooks.rest';
import { webhooksRouter } from './webhooks.router';
import { removeOldSecrets, webhookColumns } from './webhooks.service';

export const webhooks = defineFeature({
  router: webhooksRouter,
  rest: webhooksRest,
  responses: webhooksResponses,
  tag: { name: 'Webhooks', description: 'Addresses that are told of what happens, signed.' },
  examples: async () => (await import('./webhooks.examples')).webhooksExamples,
  subjects: { webhook: recordsOf(table, table.url, webhookColumns) },
  personalData: webhooksPersonalData,
  housekeeping: [removeExpired],
});

const DELIVERIES_KEPT_MS = 30 * DAY_MS;
const PAUSE_MS = 20;

/** Removes secrets that were replaced, and old deliveries, unless the clock has jumped. */
export async function removeExpired({ database, settings, clock }: Deps): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  if ((await write(database, () => checkClock(database, settings.timeZone, at))) !== 'in order') {
    return;
  }
  await write(database, () => removeOldSecrets(database, at));
  const before = new Date(now.getTime() - DELIVERIES_KEPT_MS).toISOString();
  while (await write(database, () => removeOldDeliveries(database, before))) {
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}
