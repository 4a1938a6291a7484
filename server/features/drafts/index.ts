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
  tables: {
    autosaves: {
      leftOut: 'what is being typed, and is not saved',
      withoutPeople:
        'texts for the site while they are typed, with the ids of who types, for a month',
    },
    drafts: {
      about: 'Changes that wait beside published and scheduled content.',
      withoutPeople: 'texts that the firm is going to publish, with the ids of who saved them',
      notes: {
        id: 'that of the insight, the case study or the page',
        fields: 'the content as it is going to be',
        started_from: 'updated_at of the content that it was begun from',
        actor_id: 'users.id or access_tokens.id, as in activities',
      },
    },
    revisions: {
      about: 'Versions of insights, case studies and pages, one for each save.',
      withoutPeople: 'versions of texts that the firm publishes, with the ids of who saved them',
      notes: {
        actor_id: 'users.id or access_tokens.id, as in activities; empty if nobody knows',
        fields: 'JSON, compressed by raw deflate, in base64',
        size: 'bytes of that JSON',
      },
    },
  },
});
