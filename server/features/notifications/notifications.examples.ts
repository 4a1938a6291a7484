import type { Database } from '../../../db/client';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import type { Examples } from '../examples.types';
import { storeLead } from '../leads/leads.examples';
import { recipients } from './recipients';
import { notify } from './notify';

/** Notifies the holder of ADMIN_TOKEN of a lead. */
export function storeNotification(database: Database, leadId = storeLead(database)): void {
  const administrator = recipients(database).get(ADMINISTRATOR_ID);
  const notice = { event: 'inquiry', leadId, now: new Date().toISOString() } as const;
  if (administrator) notify(database, notice, [administrator]);
}

const ways = { console: true, browser: false, mail: 'digest' };

export const notificationsExamples: Examples = {
  list: {
    good: ({ database }) => {
      storeNotification(database);
      return {};
    },
  },
  markRead: { good: () => ({ until: '2099-12-31T00:00:00.000Z' }), bad: { ids: 'all' } },
  choices: {},
  choose: {
    good: () => ({
      inquiry: ways,
      assignment: ways,
      mention: ways,
      waiting: ways,
      due_soon: ways,
      overdue: ways,
    }),
    bad: { inquiry: { ...ways, mail: 'hourly' } },
  },
};
