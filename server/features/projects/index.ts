import { getTableColumns } from 'drizzle-orm';
import { clients } from '../../../db/schema/clients';
import { projects as table } from '../../../db/schema/projects';
import { isAmong, personalRows } from '../../core/personal-data';
import { orNull, rowOf, TIME } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { projectsRest } from './projects.rest';
import { projectColumns } from './projects.service';

export const projects = defineFeature({
  router: () => import('./projects.router'),
  rest: projectsRest,
  responses: () => ({ Project: rowOf(projectColumns, { lastUpdateAt: orNull(TIME) }) }),
  tag: { name: 'Projects', description: 'Work for clients, with its progress.' },
  examples: async () => (await import('./projects.examples')).projectsExamples,
  subjects: { project: recordsOf(table, table.title, projectColumns) },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'projects',
        label: 'Projects',
        columns: getTableColumns(table),
        isOf: ({ idsOf }) => isAmong(table.clientId, idsOf(clients)),
      }),
    ],
  },
  tables: {
    projects: { about: 'Projects of clients.', notes: { progress: 'percent, 0 to 100' } },
  },
});
