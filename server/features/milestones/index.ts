import { getTableColumns } from 'drizzle-orm';
import { milestones as table } from '../../../db/schema/milestones';
import { projects } from '../../../db/schema/projects';
import { isAmong, personalRows } from '../../core/personal-data';
import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { recordsOf } from '../subjects';
import { milestonesRest } from './milestones.rest';

export const milestones = defineFeature({
  router: () => import('./milestones.router'),
  rest: milestonesRest,
  responses: () => ({ Milestone: rowOf(table) }),
  tag: { name: 'Milestones', description: 'The steps of a project, which its client sees.' },
  examples: async () => (await import('./milestones.examples')).milestonesExamples,
  subjects: { milestone: recordsOf(table, table.title) },
  personalData: {
    rows: [
      personalRows(table, {
        name: 'milestones',
        label: 'Milestones',
        columns: getTableColumns(table),
        isOf: ({ idsOf }) => isAmong(table.projectId, idsOf(projects)),
      }),
    ],
  },
  tables: {
    milestones: { about: 'The steps of projects.' },
  },
});
