import { defineRoute, read, type Route } from '../../rest/define-route';
import { ref } from '../../rest/openapi/json-schema';
import type { Output } from '../../router';
import { STALE_OR_SLUG_IN_USE } from '../content/route-texts';

type Draft = Output<'drafts.insight'>;

interface Noun {
  path: string;
  label: string;
  /** The schema of the response. */
  schema: string;
  read: 'drafts.insight' | 'drafts.caseStudy' | 'drafts.page';
  save: 'drafts.saveInsight' | 'drafts.saveCaseStudy' | 'drafts.savePage';
  discard: 'drafts.discardInsight' | 'drafts.discardCaseStudy' | 'drafts.discardPage';
}

/** The fields stand beside what is known of the draft, as those of an item do. */
const toRow = ({ fields, ...draft }: Draft) => ({ ...fields, ...draft });

function routesOf({ path, label, schema, ...noun }: Noun): Route[] {
  const shown = { returns: ref(schema), respond: toRow };
  return [
    read(path, noun.read, { summary: `Read the draft beside ${label}`, ...shown }),
    defineRoute({
      method: 'put',
      path,
      procedure: noun.save,
      status: 200,
      input: (request) => request.update(),
      summary: `Keep changes beside ${label}, which stays as it is`,
      ...shown,
      ...STALE_OR_SLUG_IN_USE,
    }),
    defineRoute({
      method: 'delete',
      path,
      procedure: noun.discard,
      status: 204,
      input: ({ params }) => params,
      summary: `Discard the draft beside ${label}`,
    }),
  ];
}

export const draftsRest: Route[] = [
  ...routesOf({
    path: '/api/admin/insights/:id/draft',
    label: 'an insight',
    schema: 'InsightDraft',
    read: 'drafts.insight',
    save: 'drafts.saveInsight',
    discard: 'drafts.discardInsight',
  }),
  ...routesOf({
    path: '/api/admin/case-studies/:id/draft',
    label: 'a case study',
    schema: 'CaseStudyDraft',
    read: 'drafts.caseStudy',
    save: 'drafts.saveCaseStudy',
    discard: 'drafts.discardCaseStudy',
  }),
  ...routesOf({
    path: '/api/admin/pages/:id/draft',
    label: 'a page',
    schema: 'PageDraft',
    read: 'drafts.page',
    save: 'drafts.savePage',
    discard: 'drafts.discardPage',
  }),
];
