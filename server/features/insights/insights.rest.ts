import { create, read, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import { PUBLISHED_AT_ONCE, SLUG_IN_USE, STALE_OR_SLUG_IN_USE } from '../content/route-texts';
import { previewRoutes } from '../previews/preview-routes';
import { revisionRoutes } from '../revisions/revision-routes';

const PATH = '/api/admin/insights';
const NOUN = { schema: 'Insight', label: 'an insight' };

export const insightsRest: Route[] = [
  read('/api/insights', 'insights.list', {
    summary: 'List the insights without their texts, newest first',
    returns: listOf(ref('InsightSummary')),
    query: ['language'],
    isCached: true,
  }),
  read('/api/insights/recent', 'insights.recent', {
    summary: 'List the three newest insights',
    returns: listOf(ref('InsightSummary')),
    query: ['language'],
    isCached: true,
  }),
  read('/api/insights/:slug', 'insights.bySlug', {
    summary: 'Read an insight',
    returns: ref('Insight'),
  }),
  read(PATH, 'insights.listAll', {
    summary: 'List the insights of all states and languages without their texts',
    returns: listOf(ref('InsightSummary')),
  }),
  read(`${PATH}/:id`, 'insights.byId', {
    summary: 'Read an insight of any state',
    returns: ref('Insight'),
  }),
  create(PATH, 'insights.create', {
    summary: 'Create an insight',
    note: PUBLISHED_AT_ONCE,
    returns: ref('Insight'),
    ...SLUG_IN_USE,
  }),
  update(PATH, 'insights.update', {
    summary: 'Update an insight',
    returns: ref('Insight'),
    ...STALE_OR_SLUG_IN_USE,
  }),
  ...revisionRoutes(PATH, 'insights', NOUN),
  ...previewRoutes(PATH, 'insights', NOUN),
];
