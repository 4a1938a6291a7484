import { create, readList, remove, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

const PATH = '/api/admin/redirects';
const IN_USE = 'There is a redirect from this address already';

export const redirectsRest: Route[] = [
  readList(PATH, 'redirects.list', {
    rows: 'redirects',
    summary: 'List the redirects, newest first, with old addresses of renamed content',
    query: ['search'],
    returns: listOf(ref('ListedRedirect')),
  }),
  create(PATH, 'redirects.create', {
    summary: 'Let an unused path lead to a public page of the site',
    returns: ref('Redirect'),
    conflict: `${IN_USE}.`,
  }),
  update(PATH, 'redirects.update', {
    summary: 'Change a redirect',
    returns: ref('Redirect'),
    conflict: `${IN_USE}, or the row has been changed since the update began.`,
  }),
  remove(PATH, 'redirects.remove', { summary: 'Delete a redirect' }),
];
