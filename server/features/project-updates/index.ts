import { projectUpdates as table } from '../../../db/schema/project-updates';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { projectUpdatesRest } from './project-updates.rest';
import { projectUpdatesRouter } from './project-updates.router';

export const projectUpdates = defineFeature({
  router: projectUpdatesRouter,
  rest: projectUpdatesRest,
  responses: { ProjectUpdate: rowOf(table) },
  tag: { name: 'Project updates', description: 'News about a project, in Markdown.' },
  examples: async () => (await import('./project-updates.examples')).projectUpdatesExamples,
  subjects: { project_update: recordsOf(table, table.title) },
  mediaReferences: {
    label: 'project update',
    title: table.title,
    columns: [table.attachments, table.content],
    newestFirst: table.createdAt,
  },
});
