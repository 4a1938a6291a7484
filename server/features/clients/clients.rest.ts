import { listOf, ref } from '../../http/json-schema';
import type { RestRow } from '../../http/rest';
import { create, readList, update } from '../../http/row-kinds';

const CLIENTS = '/api/admin/clients';
const PROJECTS = '/api/admin/projects';
const UPDATES = '/api/admin/projects/:id/updates';

export const clientsRest: RestRow[] = [
  readList(CLIENTS, 'clients.list', {
    summary: 'List the clients, newest first',
    returns: listOf(ref('Client')),
    rows: 'clients',
  }),
  create(CLIENTS, 'clients.create', {
    summary: 'Create a client',
    returns: ref('Client'),
    conflict: 'The e-mail address is in use.',
  }),
  update(CLIENTS, 'clients.update', {
    summary: 'Update a client',
    returns: ref('Client'),
    conflict: 'The e-mail address is in use, or the row has been changed since the update began.',
  }),
  readList(PROJECTS, 'projects.list', {
    summary: 'List the projects, newest first',
    returns: listOf(ref('Project')),
    rows: 'projects',
  }),
  create(PROJECTS, 'projects.create', {
    summary: 'Create a project',
    returns: ref('Project'),
  }),
  update(PROJECTS, 'projects.update', { summary: 'Update a project', returns: ref('Project') }),
  readList(UPDATES, 'projectUpdates.list', {
    summary: 'List the updates of a project, newest first',
    returns: listOf(ref('ProjectUpdate')),
    rows: 'updates',
    // The rendered text is for our own screen: a tool gets the Markdown.
    toRow: (posted) => ({ ...posted, html: undefined }),
    idAs: 'projectId',
  }),
  create(UPDATES, 'projectUpdates.create', {
    summary: 'Post an update of a project',
    returns: ref('ProjectUpdate'),
    idAs: 'projectId',
  }),
];
