import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../../db/durations';
import {
  leadReminders,
  notificationChoices,
  notifications as table,
} from '../../../db/schema/notifications';
import { write } from '../../../db/write';
import type { Deps } from '../../deps';
import { checkClock } from '../analytics/clock-jumps';
import { defineFeature } from '../define-feature';
import { notifyOfDueTimes } from './due-times';
import { mailNotifications } from './mail-notifications';
import { notificationsResponses } from './notifications.responses';
import { notificationsRest } from './notifications.rest';
import { notificationsRouter } from './notifications.router';
import { removeOldNotifications } from './notifications.service';

export const notifications = defineFeature({
  router: notificationsRouter,
  rest: notificationsRest,
  responses: notificationsResponses,
  tag: { name: 'Notifications', description: 'What the caller is notified of.' },
  examples: async () => (await import('./notifications.examples')).notificationsExamples,
  // They name a lead and hold no text: they go with the lead.
  personalData: { rows: [], parts: [table, notificationChoices, leadReminders] },
  housekeeping: [sendNotifications, removeExpired],
});

/** Notifies of due times, then sends the pending mails: those of a stopped process too. */
export async function sendNotifications(deps: Deps): Promise<void> {
  await notifyOfDueTimes(deps);
  await mailNotifications(deps);
}

const KEPT_MS = 90 * DAY_MS;
const PAUSE_MS = 20;

/** Removes what is old or too much, unless the clock has jumped. */
export async function removeExpired({ database, settings, clock }: Deps): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  if ((await write(database, () => checkClock(database, settings.timeZone, at))) !== 'in order') {
    return;
  }
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  while (await write(database, () => removeOldNotifications(database, before))) {
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}
