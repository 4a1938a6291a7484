import { DAY_MS } from '../../../db/durations';
import type { Deps } from '../../deps';
import { removeOldRows } from '../analytics/remove-old-rows';
import { defineFeature } from '../define-feature';
import { activitiesRest } from './activities.rest';
import { removeOldActivities } from './activities.service';
import { activitiesPersonalData } from './personal-data';

export const activities = defineFeature({
  router: () => import('./activities.router'),
  rest: activitiesRest,
  responses: async () => (await import('./activities.responses')).activitiesResponses,
  tag: {
    name: 'Activity',
    description: 'Who changed what. Names and titles are the present ones.',
  },
  examples: async () => (await import('./activities.examples')).activitiesExamples,
  personalData: activitiesPersonalData,
  housekeeping: [removeExpiredActivities],
});

export function removeExpiredActivities(deps: Deps): Promise<void> {
  return removeOldRows(deps, deps.settings.activityDays * DAY_MS, (before) =>
    removeOldActivities(deps.database, before),
  );
}
