import { rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { leadRepliesRest } from './lead-replies.rest';
import { leadRepliesRouter } from './lead-replies.router';
import { replyColumns } from './lead-replies.service';
import { leadRepliesPersonalData } from './personal-data';

export const leadReplies = defineFeature({
  router: leadRepliesRouter,
  rest: leadRepliesRest,
  responses: {
    LeadReply: rowOf(replyColumns),
    ListedReply: rowOf({ ...replyColumns, author: null }, { author: { type: 'string' } }),
  },
  tag: { name: 'Replies', description: 'Answers to leads by mail.' },
  examples: async () => (await import('./lead-replies.examples')).leadRepliesExamples,
  personalData: leadRepliesPersonalData,
});
