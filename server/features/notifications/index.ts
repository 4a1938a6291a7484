import { DAY_MS } from '../../../db/durations';
import {
  leadReminders,
  notificationChoices,
  notifications as table,
} from '../../../db/schema/notifications';
import type { Deps } from '../../deps';
import { removeOldRows } from '../analytics/remove-old-rows';
import { defineFeature } from '../define-feature';
import { notifyOfDueTimes } from './due-times';
import { mailNotifications } from './mail-notifications';
import { notificationsRest } from './notifications.rest';
import { removeOldNotifications } from './notifications.service';

export const notifications = defineFeature({
  router: () => import('./notifications.router'),
  rest: notificationsRest,
  responses: async () => (await import('./notifications.responses')).notificationsResponses,
  tag: { name: 'Notifications', description: 'What the caller is notified of.' },
  examples: async () => (await import('./notifications.examples')).notificationsExamples,
  // They name a lead and hold no text: they go with the lead.
  personalData: { rows: [], parts: [table, notificationChoices, leadReminders] },
  housekeeping: [sendNotifications, removeExpired],
  tables: {
    lead_reminders: {
      about:
        'For which due time of each inquiry staff were notified that it is due soon, or overdue.',
    },
    notification_choices: {
      about: 'What people want to be notified of, and by which ways.',
      notes: { user_id: 'users.id; as actor_id of activities' },
    },
    notification_hours: {
      about: 'How many notifications each recipient was sent in the last hour.',
      withoutPeople: 'mailboxes of the staff, which the settings name',
    },
    notifications: {
      about: 'What people were notified of: inquiries and clients, for 90 days.',
      notes: {
        update_id: 'project_updates.id, of what a contact answered',
        user_id: 'users.id; as actor_id of activities',
        lead_id: 'empty for a row that stands for many',
        mail: 'the mail that is still to be queued',
      },
    },
  },
});

/** Notifies of due times, then sends the pending mails: those of a stopped process too. */
export async function sendNotifications(deps: Deps): Promise<void> {
  await notifyOfDueTimes(deps);
  await mailNotifications(deps);
}

const RETENTION_MS = 90 * DAY_MS;

/** Removes what is old, and what is too much of one person. */
export function removeExpired(deps: Deps): Promise<void> {
  return removeOldRows(deps, RETENTION_MS, (before) =>
    removeOldNotifications(deps.database, before),
  );
}
