import { create, defineRoute, read, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/leads/:id/replies';
const REPLY = `${PATH}/:replyId`;
const OF_LEAD = { idAs: 'leadId' };

export const leadRepliesRest: Route[] = [
  read(PATH, 'leadReplies.list', {
    summary: 'List the replies to a lead by mail, newest first',
    returns: listOf(ref('ListedReply')),
    respond: ({ replies }) => replies,
    ...OF_LEAD,
  }),
  create(PATH, 'leadReplies.create', {
    summary: 'Reply to a lead by mail, which is sent after ten seconds',
    returns: ref('LeadReply'),
    conflict: 'No mail server is set, or the lead has been changed since `updatedAt`.',
    ...OF_LEAD,
  }),
  defineRoute({
    method: 'delete',
    path: REPLY,
    procedure: 'leadReplies.undo',
    status: 200,
    input: ({ params }) => ({ leadId: params.id, replyId: params.replyId }),
    summary: 'Undo a reply that has not been sent yet',
    returns: ref('LeadReply'),
    conflict: 'The reply has been sent, undone or given up.',
    ...OF_LEAD,
  }),
  defineRoute({
    method: 'post',
    path: `${REPLY}/retry`,
    procedure: 'leadReplies.retry',
    status: 201,
    summary: 'Try again to send a reply that was given up',
    returns: ref('LeadReply'),
    conflict: 'The reply has not been given up, or no mail server is set.',
    input: ({ params }) => ({ leadId: params.id, replyId: params.replyId }),
    ...OF_LEAD,
  }),
];
