import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { clients } from '../../../db/schema/clients';
import type { Examples } from '../examples.types';
import { storeLead } from '../leads/leads.examples';

let count = 0;

/** A valid client as a tool posts it, different at each call. */
export function aClient(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: `Rana Odeh ${count}`,
    email: `rana${count}@petra.example`,
    company: 'Petra Steel',
    ...overrides,
  };
}

export function storeClient(
  database: Database,
  overrides: Partial<typeof clients.$inferInsert> = {},
): string {
  const id = newId();
  database
    .insert(clients)
    .values({ ...aClient(), id, ...overrides })
    .run();
  return overrides.id ?? id;
}

export const clientsExamples: Examples = {
  create: {
    good: ({ database }) =>
      aClient({ phone: '+962 6 555 0142', status: 'inactive', leadId: storeLead(database) }),
    bad: { email: 'rana' },
  },
  detail: { good: ({ database }) => ({ id: storeClient(database) }) },
  draft: { good: ({ database }) => ({ leadId: storeLead(database) }) },
  list: {
    good: ({ database }) => {
      storeClient(database);
      return {};
    },
    bad: { limit: '1.5' },
  },
  ofLead: { good: ({ database }) => ({ leadId: storeLead(database) }) },
  update: {
    good: ({ database }) => ({
      id: storeClient(database),
      company: 'Petra Metals',
      phone: '+962 6 555 0142',
      leadId: storeLead(database),
    }),
    bad: { name: '' },
  },
};
