import { create, readList, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/clients';

export const clientsRest: Route[] = [
  readList(PATH, 'clients.list', {
    summary: 'List the clients, newest first',
    returns: listOf(ref('Client')),
    rows: 'clients',
  }),
  create(PATH, 'clients.create', {
    summary: 'Create a client',
    note: 'A `leadId` needs leads:read too.',
    returns: ref('Client'),
    conflict: 'The e-mail address is in use.',
  }),
  update(PATH, 'clients.update', {
    summary: 'Update a client',
    note: 'Another `leadId` needs leads:read too.',
    returns: ref('Client'),
    conflict: 'The e-mail address is in use, or the row has been changed since the update began.',
  }),
];
