import { create, readList, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/projects/:id/updates';

export const projectUpdatesRest: Route[] = [
  readList(PATH, 'projectUpdates.list', {
    summary: 'List the updates of a project, newest first',
    returns: listOf(ref('ProjectUpdate')),
    rows: 'updates',
    // Tools get the Markdown; the HTML is for the console.
    toRow: ({ html, ...update }) => update,
    idAs: 'projectId',
  }),
  create(PATH, 'projectUpdates.create', {
    summary: 'Post an update of a project',
    returns: ref('ProjectUpdate'),
    idAs: 'projectId',
  }),
];
