import { create, read, type Route, update } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import { PUBLISHED_AT_ONCE, SLUG_IN_USE, STALE_OR_SLUG_IN_USE } from '../content/route-texts';
import { previewRoutes } from '../previews/preview-routes';
import { revisionRoutes } from '../revisions/revision-routes';

const PATH = '/api/admin/case-studies';
const NOUN = { schema: 'CaseStudy', label: 'a case study' };

export const caseStudiesRest: Route[] = [
  read('/api/case-studies', 'caseStudies.list', {
    summary: 'List the case studies, newest first',
    returns: listOf(ref('CaseStudy')),
    query: ['language'],
    isCached: true,
  }),
  read('/api/case-studies/featured', 'caseStudies.featured', {
    summary: 'List the featured case studies',
    returns: listOf(ref('CaseStudy')),
    query: ['language'],
    isCached: true,
  }),
  read(PATH, 'caseStudies.listAll', {
    summary: 'List the case studies of all states and languages, newest first',
    returns: listOf(ref('CaseStudy')),
  }),
  create(PATH, 'caseStudies.create', {
    summary: 'Create a case study',
    note: PUBLISHED_AT_ONCE,
    returns: ref('CaseStudy'),
    ...SLUG_IN_USE,
  }),
  update(PATH, 'caseStudies.update', {
    summary: 'Update a case study',
    returns: ref('CaseStudy'),
    ...STALE_OR_SLUG_IN_USE,
  }),
  ...revisionRoutes(PATH, 'caseStudies', NOUN),
  ...previewRoutes(PATH, 'caseStudies', NOUN),
];
