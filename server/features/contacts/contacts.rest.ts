import { create, defineRoute, read, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import type { RouteRequest } from '../../rest/route-request';

const PATH = '/api/admin/clients/:id/contacts';
const CONTACT = `${PATH}/:contactId`;
const OF_CLIENT = { idAs: 'clientId' };

const keyOf = ({ params }: RouteRequest) => ({
  clientId: params.id,
  contactId: params.contactId,
});
const withKey = async (request: RouteRequest) =>
  Object.assign({}, await request.body(), keyOf(request));

export const contactsRest: Route[] = [
  read(PATH, 'contacts.list', {
    summary: 'List the contacts of a client by name',
    returns: listOf(ref('Contact')),
    respond: ({ contacts }) => contacts,
    ...OF_CLIENT,
  }),
  create(PATH, 'contacts.create', {
    summary: 'Add a contact, who gets a personal link by mail; it is returned only now',
    returns: ref('NewContact'),
    conflict: 'The client has a contact with this e-mail address.',
    ...OF_CLIENT,
  }),
  defineRoute({
    method: 'put',
    path: CONTACT,
    procedure: 'contacts.update',
    status: 200,
    input: withKey,
    summary: 'Update a contact; with another address the access ends, and that address gets a link',
    returns: ref('Contact'),
    conflict: 'The client has a contact with this e-mail address.',
    ...OF_CLIENT,
  }),
  defineRoute({
    method: 'delete',
    path: CONTACT,
    procedure: 'contacts.remove',
    status: 204,
    input: keyOf,
    summary: 'Remove a contact and end the access at once',
    ...OF_CLIENT,
  }),
  defineRoute({
    method: 'post',
    path: `${CONTACT}/link`,
    procedure: 'contacts.makeLink',
    status: 201,
    input: withKey,
    summary: 'Make a new personal link for 24 hours; it is returned only now',
    returns: ref('NewContact'),
    ...OF_CLIENT,
  }),
  defineRoute({
    method: 'delete',
    path: `${CONTACT}/access`,
    procedure: 'contacts.endAccess',
    status: 200,
    input: keyOf,
    summary: 'End the access of a contact, until a new link is made',
    returns: ref('Contact'),
    ...OF_CLIENT,
  }),
];
