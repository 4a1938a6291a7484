import { getTableColumns, or } from 'drizzle-orm';
import { clientContacts } from '../../../db/schema/client-contacts';
import { projectUpdates, updateComments as table } from '../../../db/schema/project-updates';
import { isAmong, personalRows } from '../../core/personal-data';
import { objectOf, rowOf, TIME } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { commentsRest } from './comments.rest';

export const comments = defineFeature({
  router: () => import('./comments.router'),
  rest: commentsRest,
  responses: () => ({
    Comment: rowOf(table),
    ListedComment: objectOf({
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string' },
      isStaff: { type: 'boolean' },
      text: { type: 'string' },
      createdAt: TIME,
    }),
  }),
  tag: { name: 'Comments', description: 'What clients and staff say under updates.' },
  examples: async () => (await import('./comments.examples')).commentsExamples,
  subjects: { comment: recordsOf(table, table.text) },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'comments',
        label: 'Comments of clients',
        columns: getTableColumns(table),
        isOf: ({ idsOf }) =>
          or(
            isAmong(table.contactId, idsOf(clientContacts)),
            isAmong(table.updateId, idsOf(projectUpdates)),
          ),
      }),
    ],
  },
  tables: {
    update_comments: {
      about: 'What contacts and staff say under updates.',
      notes: {
        contact_id: 'client_contacts.id; empty for staff, and after the contact was removed',
        staff_id: 'users.id or access_tokens.id',
      },
    },
  },
});
