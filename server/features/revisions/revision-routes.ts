import { defineRoute, read, readList, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';
import { STALE_OR_SLUG_IN_USE } from '../content/route-texts';

/** The schema of a row by its name, such as `Insight`, and the name that summaries use. */
interface Noun {
  schema: string;
  label: string;
}

type Nouns = 'insights' | 'caseStudies' | 'pages';

/** The routes of a noun about the versions of its rows. */
export function revisionRoutes(path: string, noun: Nouns, { schema, label }: Noun): Route[] {
  const list = `${path}/:id/revisions`;
  return [
    readList(list, `${noun}.revisions`, {
      summary: `List the versions of ${label}, newest first`,
      returns: listOf(ref(`${schema}Revision`)),
      rows: 'revisions',
      isAlwaysPaged: true,
    }),
    read(`${list}/:revision`, `${noun}.revision`, {
      summary: `Read a version of ${label}`,
      returns: ref(`${schema}Version`),
    }),
    defineRoute({
      method: 'post',
      path: `${list}/:revision/restore`,
      procedure: `${noun}.restoreRevision`,
      status: 200,
      input: async (request) => ({ ...((await request.body()) as object), ...request.params }),
      summary: `Restore a version of ${label}, as a new version`,
      returns: ref(schema),
      ...STALE_OR_SLUG_IN_USE,
    }),
  ];
}
