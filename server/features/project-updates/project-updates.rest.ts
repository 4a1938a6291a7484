import { create, defineRoute, readList, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import type { RouteRequest } from '../../rest/route-request';

const PATH = '/api/admin/projects/:id/updates';
const UPDATE = `${PATH}/:updateId`;
const OF_PROJECT = { idAs: 'projectId' };

const keyOf = ({ params }: RouteRequest) => ({
  projectId: params.id,
  updateId: params.updateId,
});

export const projectUpdatesRest: Route[] = [
  readList(PATH, 'projectUpdates.list', {
    summary: 'List the updates of a project, newest first, with drafts',
    returns: listOf(ref('ProjectUpdate')),
    rows: 'updates',
    // Tools get the Markdown; the rest is for the console, and has routes of its own.
    toRow: ({ html, author, ask, comments, notified, canChange, ...update }) => update,
    ...OF_PROJECT,
  }),
  create(PATH, 'projectUpdates.create', {
    summary: 'Post an update of a project, which its client sees unless it says otherwise',
    returns: ref('ProjectUpdate'),
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'put',
    path: UPDATE,
    procedure: 'projectUpdates.update',
    status: 200,
    input: async (request) => Object.assign({}, await request.body(), keyOf(request)),
    summary: 'Edit an update, or post a draft',
    returns: ref('ProjectUpdate'),
    ...OF_PROJECT,
  }),
  defineRoute({
    method: 'delete',
    path: UPDATE,
    procedure: 'projectUpdates.remove',
    status: 204,
    input: keyOf,
    summary: 'Delete an update, with what it asked and its comments',
    ...OF_PROJECT,
  }),
];
