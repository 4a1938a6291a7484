import { setTimeout as sleep } from 'node:timers/promises';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { defineFeature } from '../define-feature';
import { analyticsResponses } from './analytics.responses';
import { analyticsRest } from './analytics.rest';
import { analyticsRouter } from './analytics.router';
import { removeOldEvents } from './retention';

export const analytics = defineFeature({
  router: analyticsRouter,
  open: { track: 'everybody' },
  rest: analyticsRest,
  responses: analyticsResponses,
  tag: { name: 'Analytics', description: 'Events, conversions and their totals.' },
  examples: async () => (await import('./analytics.examples')).analyticsExamples,
  housekeeping: [removeAllOldEvents],
});

const PAUSE_MS = 20;

/** Pauses between its steps, so that no request waits for all of them. */
export async function removeAllOldEvents({ database, clock, settings }: Deps): Promise<void> {
  const { timeZone, retentionDays: days } = settings;
  const step = () => removeOldEvents(database, { timeZone, days, now: clock().toISOString() });
  while (await write(database, step)) await sleep(PAUSE_MS, undefined, { ref: false });
}
