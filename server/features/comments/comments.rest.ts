import { defineRoute, read, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import type { RouteRequest } from '../../rest/route-request';

const PATH = '/api/admin/projects/:id/updates/:updateId/comments';
const OF_PROJECT = { idAs: 'projectId' };

const keyOf = ({ params: { id, ...params } }: RouteRequest) => ({ projectId: id, ...params });

export const commentsRest: Route[] = [
  read(PATH, 'comments.list', {
    summary: 'List the comments under an update, the oldest first',
    returns: listOf(ref('ListedComment')),
    respond: ({ comments }) => comments,
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'post',
    path: PATH,
    procedure: 'comments.create',
    status: 201,
    input: async (request) => Object.assign({}, await request.body(), keyOf(request)),
    summary: 'Comment on an update, which its client reads',
    returns: ref('Comment'),
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'delete',
    path: `${PATH}/:commentId`,
    procedure: 'comments.remove',
    status: 204,
    input: keyOf,
    summary: 'Delete a comment',
    ...OF_PROJECT,
  }),
];
