import { create, defineRoute, read, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/staff';
const TAKEN = 'The e-mail address or the username is in use.';

export const staffRest: Route[] = [
  read('/api/admin/me', 'staff.me', {
    summary: 'Read who calls, and what they may do',
    returns: ref('Account'),
  }),
  read(PATH, 'staff.list', {
    summary: 'List the people with access, newest first',
    returns: listOf(ref('Person')),
  }),
  create(PATH, 'staff.create', {
    summary: 'Invite a person',
    returns: ref('InvitedPerson'),
    conflict: TAKEN,
  }),
  update(PATH, 'staff.update', {
    summary: 'Update a person; a new role ends their sessions',
    returns: ref('Person'),
    conflict: `${TAKEN} Or it is the last admin.`,
  }),
  defineRoute({
    method: 'delete',
    path: `${PATH}/:id`,
    procedure: 'staff.remove',
    status: 204,
    input: ({ params, query }) => ({ id: params.id, successorId: query.successorId }),
    query: ['successorId'],
    summary: 'Remove a person, with their token and sessions',
    note: 'Their leads and open conversations go to the successor, or to nobody.',
    conflict: 'It is the last admin.',
  }),
  create(`${PATH}/:id/invitation`, 'staff.inviteAgain', {
    summary: 'Invite a person again; the link before stops working',
    returns: ref('InvitedPerson'),
    idAs: 'id',
  }),
  defineRoute({
    method: 'delete',
    path: `${PATH}/:id/invitation`,
    procedure: 'staff.revokeInvitation',
    status: 204,
    input: ({ params }) => ({ id: params.id }),
    summary: 'Withdraw the invitation of a person',
  }),
];
