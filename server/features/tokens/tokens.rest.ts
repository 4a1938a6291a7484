import { create, read, remove, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/tokens';

export const tokensRest: Route[] = [
  read(PATH, 'tokens.list', {
    summary: 'List the access tokens of tools, newest first',
    returns: listOf(ref('AccessToken')),
  }),
  create(PATH, 'tokens.create', {
    summary: 'Make an access token for a tool; it is returned only now',
    returns: ref('NewAccessToken'),
  }),
  remove(PATH, 'tokens.revoke', { summary: 'Revoke an access token' }),
];
