import { getTableColumns } from 'drizzle-orm';
import { clients as table } from '../../../db/schema/clients';
import { isAddress, personalRows } from '../../core/personal-data';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { clientsRest } from './clients.rest';

export const clients = defineFeature({
  router: () => import('./clients.router'),
  rest: clientsRest,
  responses: () => ({ Client: rowOf(table) }),
  tag: { name: 'Clients', description: 'The people that projects are done for.' },
  examples: async () => (await import('./clients.examples')).clientsExamples,
  subjects: { client: recordsOf(table, table.name) },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'clients',
        label: 'Client',
        columns: getTableColumns(table),
        isOf: ({ email }) => isAddress(table.email, email),
      }),
    ],
  },
  tables: {
    clients: { about: 'Clients.' },
  },
});
