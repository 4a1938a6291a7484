import { leadReplies as table } from '../../../db/schema/lead-replies';
import { type JsonSchema, listOf, rowOf } from '../../rest/openapi/json-schema';
import { defineFeature } from '../define-feature';
import { leadRepliesRest } from './lead-replies.rest';
import { attachmentColumns } from './attachments';
import { replyColumns } from './lead-replies.service';
import { leadRepliesPersonalData } from './personal-data';

const TEXT: JsonSchema = { type: 'string' };
const { attachmentIds, ...columns } = replyColumns;
const attachments = listOf(rowOf(attachmentColumns));

export const leadReplies = defineFeature({
  router: () => import('./lead-replies.router'),
  rest: leadRepliesRest,
  responses: () => ({
    LeadReply: rowOf({ ...columns, attachments: null }, { attachments }),
    ListedReply: rowOf(
      { ...columns, attachments: null, author: null },
      { attachments, author: TEXT },
    ),
  }),
  mediaReferences: {
    label: 'Reply',
    subjectType: 'lead',
    title: table.subject,
    columns: [table.attachmentIds],
    newestFirst: table.createdAt,
  },
  tag: { name: 'Replies', description: 'Answers to leads by mail.' },
  examples: async () => (await import('./lead-replies.examples')).leadRepliesExamples,
  personalData: leadRepliesPersonalData,
  tables: {
    lead_replies: {
      about: 'Replies to inquiries by mail.',
      notes: {
        author_id: 'users.id or access_tokens.id; as actor_id of activities',
        attachment_ids: 'media.id of each attached file',
        lead_before: 'the state of the lead before, for when the reply is undone',
      },
    },
  },
});
