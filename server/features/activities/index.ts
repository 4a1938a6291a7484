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
  tables: {
    activities: {
      about: 'Who changed what: one row for each event.',
      notes: {
        subject_id: 'the id of the record, in the table of its type',
        actor_id:
          'users.id, access_tokens.id or client_contacts.id; 00000000-0000-7000-8000-000000000000 is ADMIN_TOKEN',
      },
    },
  },
});

export function removeExpiredActivities(deps: Deps): Promise<void> {
  return removeOldRows(deps, deps.settings.activityDays * DAY_MS, (before) =>
    removeOldActivities(deps.database, before),
  );
}
