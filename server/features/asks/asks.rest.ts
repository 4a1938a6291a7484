import { defineRoute, read, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import type { RouteRequest } from '../../rest/route-request';

const PATH = '/api/admin/projects/:id/updates/:updateId/ask';
const OF_PROJECT = { idAs: 'projectId' };

const keyOf = ({ params }: RouteRequest) => ({
  projectId: params.id,
  updateId: params.updateId,
});

export const asksRest: Route[] = [
  read('/api/admin/asks', 'asks.list', {
    summary: 'List what waits for clients, the earliest due date first, at most 200',
    returns: listOf(ref('OpenAsk')),
    query: ['limit', 'clientId', 'isOverdue'],
    respond: ({ asks }) => asks,
  }),
  defineRoute({
    method: 'post',
    path: PATH,
    procedure: 'asks.create',
    status: 201,
    input: async (request) => Object.assign({}, await request.body(), keyOf(request)),
    summary: 'Ask something of the client in an update',
    returns: ref('Ask'),
    conflict: 'The update asks something already.',
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'put',
    path: PATH,
    procedure: 'asks.update',
    status: 200,
    input: async (request) => Object.assign({}, await request.body(), keyOf(request)),
    summary: 'Change what an update asks',
    returns: ref('Ask'),
    conflict: 'The client has answered.',
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'delete',
    path: PATH,
    procedure: 'asks.remove',
    status: 204,
    input: keyOf,
    summary: 'Withdraw what an update asks',
    conflict: 'The client has answered.',
    ...OF_PROJECT,
  }),
];
