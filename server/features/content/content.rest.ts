import { listOf, ref } from '../../http/json-schema';
import type { RestRow } from '../../http/rest';
import { create, read, readList, remove, update } from '../../http/row-kinds';

const CASE_STUDIES = listOf(ref('CaseStudy'));
const INSIGHTS = listOf(ref('InsightSummary'));
const slugInUse = { conflict: 'The slug is in use.' };
const staleOrInUse = {
  conflict: 'The slug is in use, or the row has been changed since the update began.',
};

export const contentRest: RestRow[] = [
  read('/api/case-studies', 'caseStudies.list', {
    summary: 'List the case studies, newest first',
    returns: CASE_STUDIES,
    keptUntil: 'caseStudies',
  }),
  read('/api/case-studies/featured', 'caseStudies.featured', {
    summary: 'List the featured case studies',
    returns: CASE_STUDIES,
    keptUntil: 'caseStudies',
  }),
  read('/api/insights', 'insights.list', {
    summary: 'List the insights without their texts, newest first',
    returns: INSIGHTS,
    keptUntil: 'insights',
  }),
  read('/api/insights/recent', 'insights.recent', {
    summary: 'List the three newest insights',
    returns: INSIGHTS,
    keptUntil: 'insights',
  }),
  read('/api/insights/:slug', 'insights.bySlug', {
    summary: 'Read an insight',
    returns: ref('Insight'),
  }),
  readList('/api/admin/pages', 'pages.list', {
    rows: 'pages',
    summary: 'List the pages, drafts too',
    returns: listOf(ref('Page')),
  }),
  create('/api/admin/pages', 'pages.create', {
    summary: 'Create a page',
    returns: ref('Page'),
    ...slugInUse,
  }),
  update('/api/admin/pages', 'pages.update', {
    summary: 'Update a page',
    returns: ref('Page'),
    ...staleOrInUse,
  }),
  remove('/api/admin/pages', 'pages.remove', { summary: 'Delete a page' }),
  create('/api/admin/case-studies', 'caseStudies.create', {
    summary: 'Create a case study',
    returns: ref('CaseStudy'),
    ...slugInUse,
  }),
  update('/api/admin/case-studies', 'caseStudies.update', {
    summary: 'Update a case study',
    returns: ref('CaseStudy'),
    ...staleOrInUse,
  }),
  create('/api/admin/insights', 'insights.create', {
    summary: 'Create an insight',
    returns: ref('Insight'),
    ...slugInUse,
  }),
  update('/api/admin/insights', 'insights.update', {
    summary: 'Update an insight',
    returns: ref('Insight'),
    ...staleOrInUse,
  }),
];
