import { create, defineRoute, read, type Route } from '../../rest/define-route';
import { listOf, ref } from '../../rest/openapi/json-schema';

/** The schema of a row by its name, such as `Insight`, and the name that summaries use. */
interface Noun {
  schema: string;
  label: string;
}

type Nouns = 'insights' | 'caseStudies' | 'pages';

/** The routes of a noun about the links that show its rows to people without access. */
export function previewRoutes(path: string, noun: Nouns, { schema, label }: Noun): Route[] {
  const list = `${path}/:id/previews`;
  return [
    read(list, `${noun}.previews`, {
      summary: `List the preview links of ${label} that still work, newest first`,
      returns: listOf(ref(`${schema}Preview`)),
    }),
    create(list, `${noun}.createPreview`, {
      summary: `Make a preview link of ${label} for seven days; it is returned only now`,
      returns: ref(`New${schema}Preview`),
      idAs: 'id',
    }),
    defineRoute({
      method: 'delete',
      path: `${list}/:previewId`,
      procedure: `${noun}.revokePreview`,
      status: 204,
      input: ({ params }) => params,
      summary: `Revoke a preview link of ${label}`,
    }),
  ];
}
