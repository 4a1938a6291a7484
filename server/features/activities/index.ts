import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../../db/durations';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { checkClock } from '../analytics/clock-jumps';
import { defineFeature } from '../define-feature';
import { activitiesResponses } from './activities.responses';
import { activitiesRest } from './activities.rest';
import { activitiesRouter } from './activities.router';
import { removeOldActivities } from './activities.service';
import { activitiesPersonalData } from './personal-data';

export const activities = defineFeature({
  router: activitiesRouter,
  rest: activitiesRest,
  responses: activitiesResponses,
  tag: {
    name: 'Activity',
    description: 'Who changed what. Names and titles are the present ones.',
  },
  examples: async () => (await import('./activities.examples')).activitiesExamples,
  personalData: activitiesPersonalData,
  housekeeping: [removeExpiredActivities],
});

const PAUSE_MS = 20;

/** Removes expired events, unless the clock has jumped. */
export async function removeExpiredActivities(deps: Deps): Promise<void> {
  const { database, settings } = deps;
  const now = deps.clock();
  const before = new Date(now.getTime() - settings.activityDays * DAY_MS).toISOString();
  const check = () => checkClock(database, settings.timeZone, now.toISOString());
  if ((await write(database, check)) !== 'in order') return;
  while (await write(database, () => removeOldActivities(database, before))) {
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}
