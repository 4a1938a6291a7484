import { drafts as table } from '../../../db/schema/drafts';
import { defineFeature } from '../define-feature';
import { removeOldAutosaves } from './autosaves.service';
import { draftsRest } from './drafts.rest';

export const drafts = defineFeature({
  router: () => import('./drafts.router'),
  rest: draftsRest,
  responses: async () => (await import('./drafts.responses')).draftsResponses,
  tag: { name: 'Drafts', description: 'Changes that wait beside what is published or scheduled.' },
  examples: async () => (await import('./drafts.examples')).draftsExamples,
  mediaReferences: {
    label: 'draft',
    subjectType: table.subjectType,
    followsReplacement: true,
    title: table.title,
    columns: [table.fields],
    newestFirst: table.updatedAt,
  },
  housekeeping: [removeOldAutosaves],
});
