import { getTableColumns, or, sql } from 'drizzle-orm';
import { clientContacts } from '../../../db/schema/client-contacts';
import { asks as table, projectUpdates } from '../../../db/schema/project-updates';
import { isAmong, personalRows } from '../../core/personal-data';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { asksRest } from './asks.rest';
import { openAskColumns } from './asks.service';

/** An ask has no title of its own, and its answer may be a bare yes. */
const titleOfUpdate = sql`(
  select project_updates.title from project_updates where project_updates.id = asks.update_id
)`;

export const asks = defineFeature({
  router: () => import('./asks.router'),
  rest: asksRest,
  responses: () => ({
    Ask: rowOf(table, {
      options: { type: 'array', items: { type: 'string' } },
    }),
    OpenAsk: rowOf({ ...openAskColumns, isOverdue: null }, { isOverdue: { type: 'boolean' } }),
  }),
  tag: { name: 'Asks', description: 'What updates ask of clients, and the answers.' },
  examples: async () => (await import('./asks.examples')).asksExamples,
  subjects: { ask: recordsOf(table, titleOfUpdate) },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'asks',
        label: 'Answers of clients',
        columns: getTableColumns(table),
        isOf: ({ idsOf }) =>
          or(
            isAmong(table.answeredById, idsOf(clientContacts)),
            isAmong(table.updateId, idsOf(projectUpdates)),
          ),
      }),
    ],
  },
  mediaReferences: {
    label: 'answer of a client',
    subjectType: 'ask',
    data: {},
    title: table.answeredByName,
    columns: [table.answerFile],
  },
  tables: {
    asks: {
      about: 'What updates ask of clients, and the answers.',
      notes: { answer_file: 'the file that was sent: media.id, its name and its address' },
    },
  },
});
