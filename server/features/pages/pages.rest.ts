import { create, readList, remove, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import { SLUG_IN_USE, STALE_OR_SLUG_IN_USE } from '../content/route-texts';
import { previewRoutes } from '../previews/preview-routes';
import { revisionRoutes } from '../revisions/revision-routes';

const PATH = '/api/admin/pages';
const NOUN = { schema: 'Page', label: 'a page' };

export const pagesRest: Route[] = [
  readList(PATH, 'pages.list', {
    rows: 'pages',
    summary: 'List the pages, drafts too',
    returns: listOf(ref('Page')),
  }),
  create(PATH, 'pages.create', {
    summary: 'Create a page',
    returns: ref('Page'),
    ...SLUG_IN_USE,
  }),
  update(PATH, 'pages.update', {
    summary: 'Update a page',
    returns: ref('Page'),
    ...STALE_OR_SLUG_IN_USE,
  }),
  remove(PATH, 'pages.remove', { summary: 'Delete a page' }),
  ...revisionRoutes(PATH, 'pages', NOUN),
  ...previewRoutes(PATH, 'pages', NOUN),
];
