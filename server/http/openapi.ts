import { site } from '../../src/site';
import { VISITOR_COOKIE } from '../features/chat/visitor-cookie';
import { SESSION_COOKIE } from '../features/staff/sessions';
import type { JsonSchema } from './json-schema';
import { describeRow, type Operation } from './openapi-operation';
import { ERRORS, HEADERS, PARAMETERS, PROBLEM } from './openapi-parts';
import type { RestRow } from './rest';

type Paths = Record<string, Record<string, Operation>>;

/** The noun of each procedure's router, and what its group of paths is called. */
const TAGS: Record<string, { name: string; description: string }> = {
  leads: { name: 'Leads', description: 'Inquiries, from the contact form and from tools.' },
  caseStudies: { name: 'Case studies', description: 'What was done for whom.' },
  insights: { name: 'Insights', description: 'Articles, in Markdown.' },
  pages: { name: 'Pages', description: 'Pages made of blocks, at addresses of their own.' },
  media: { name: 'Media', description: 'Files that staff upload.' },
  analytics: { name: 'Analytics', description: 'Events, conversions and their sums.' },
  chat: { name: 'Chat', description: 'Conversations with visitors.' },
  clients: { name: 'Clients', description: 'Whom projects are for.' },
  projects: { name: 'Projects', description: 'What is being done, and how far it is.' },
  projectUpdates: { name: 'Project updates', description: 'What is told about a project.' },
};
const SERVICE = { name: 'Service', description: 'The service itself.' };

/** The OpenAPI 3.1 description of all rows: made from them, and from their procedures' schemas. */
export function describeApi(rows: readonly RestRow[], answers: Record<string, JsonSchema>) {
  const paths: Paths = {};
  for (const row of rows) {
    const path = toTemplate(row.path);
    const tag = tagOf(row);
    paths[path] = { ...paths[path], [row.method]: describeRow(row, tag.name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...Object.values(TAGS), SERVICE],
    paths: { ...paths, ...OWN_PATHS },
    components: {
      schemas: { ...answers, Problem: PROBLEM },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: ERRORS,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'An access token for staff.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'The session of the console. Writes must come from its own pages.',
        },
        visitor: {
          type: 'apiKey',
          in: 'cookie',
          name: VISITOR_COOKIE,
          description: 'Set when a conversation is started; proves whose it is.',
        },
      },
    },
  };
}

function tagOf({ procedure }: RestRow) {
  const [noun = ''] = procedure.split('.');
  const tag = TAGS[noun];
  if (!tag) throw new Error(`The paths of ${noun} have no name in TAGS.`);
  return tag;
}

/** `/api/admin/pages/:id` as OpenAPI writes it. */
export const toTemplate = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const ABOUT = [
  'Times are ISO 8601 in UTC. Fields that have no value are null, never left out; null in a body',
  'counts as left out where a field is optional. Fields that are not known are ignored.',
  'Every refusal is a problem detail of RFC 9457. HEAD works wherever GET does.',
].join(' ');

const OWN_PATHS: Paths = {
  '/healthz': {
    get: {
      operationId: 'healthz.read',
      summary: 'Ask whether the database answers',
      tags: [SERVICE.name],
      security: [],
      responses: {
        200: {
          description: 'It does.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { status: { const: 'ok' } },
                required: ['status'],
              },
            },
          },
        },
        '4XX': { $ref: '#/components/responses/400' },
        503: { $ref: '#/components/responses/503' },
      },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'openapi.read',
      summary: 'Read this description',
      tags: [SERVICE.name],
      security: [],
      responses: {
        200: {
          description: 'OpenAPI 3.1.',
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        304: { description: 'It is what If-None-Match names.' },
        '4XX': { $ref: '#/components/responses/400' },
      },
    },
  },
};
