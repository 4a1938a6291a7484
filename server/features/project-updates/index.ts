import { getTableColumns } from 'drizzle-orm';
import { projectUpdates as table } from '../../../db/schema/project-updates';
import { projects } from '../../../db/schema/projects';
import { isAmong, personalRows } from '../../core/personal-data';
import { orNull, rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { projectUpdatesRest } from './project-updates.rest';

export const projectUpdates = defineFeature({
  router: () => import('./project-updates.router'),
  rest: projectUpdatesRest,
  responses: () => ({
    ProjectUpdate: rowOf(table, { attachments: orNull({ description: 'JSON of any shape.' }) }),
  }),
  tag: { name: 'Project updates', description: 'News about a project, in Markdown.' },
  examples: async () => (await import('./project-updates.examples')).projectUpdatesExamples,
  subjects: { project_update: recordsOf(table, table.title) },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'projectUpdates',
        label: 'Project updates',
        columns: getTableColumns(table),
        isOf: ({ idsOf }) => isAmong(table.projectId, idsOf(projects)),
      }),
    ],
  },
  mediaReferences: {
    label: 'project update',
    subjectType: 'project_update',
    data: { projectId: table.projectId },
    followsReplacement: true,
    title: table.title,
    columns: [table.attachments, table.content],
    newestFirst: table.createdAt,
  },
  tables: {
    project_updates: { about: 'Reports to clients about their projects.' },
  },
});
