import { site } from '../../../src/config/site';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../core/cookies';
import { features } from '../../features';
import type { Feature } from '../../features/define-feature';
import { ERRORS, HEADERS, PARAMETERS, PROBLEM } from './components';
import { describeDownload, describeRoute, type Operation } from './operation';

type Paths = Record<string, Record<string, Operation>>;

const SERVICE = { name: 'Service', description: 'The service itself.' };

/** The OpenAPI 3.1 description of the API, built from what each noun declares. */
export async function describeApi(nouns: Record<string, Feature> = features) {
  const all = Object.values(nouns);
  const responses = await Promise.all(all.map(async (noun) => (await noun.responses?.()) ?? {}));
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...all.flatMap(({ tag }) => tag ?? []), SERVICE],
    paths: { ...(await describePaths(nouns)), ...OWN_PATHS },
    components: {
      schemas: {
        ...Object.fromEntries(responses.flatMap((schemas) => Object.entries(schemas))),
        Problem: PROBLEM,
      },
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
          description: 'Set when a conversation is started; identifies its visitor.',
        },
      },
    },
  };
}

async function describePaths(nouns: Record<string, Feature>): Promise<Paths> {
  const paths: Paths = {};
  for (const [noun, { rest, downloads = [], tag }] of Object.entries(nouns)) {
    for (const route of rest) {
      const path = toTemplate(route.path);
      const operation = await describeRoute(route, nameOf(noun, tag));
      paths[path] = { ...paths[path], [route.method]: operation };
    }
    for (const download of downloads) {
      paths[download.path] = { get: describeDownload(download, nameOf(noun, tag)) };
    }
  }
  return paths;
}

function nameOf(noun: string, tag: Feature['tag']): string {
  if (!tag) throw new Error(`${noun} has paths under /api, but no tag in its index.ts.`);
  return tag.name;
}

/** `/api/admin/pages/:id` in the syntax of OpenAPI. */
export const toTemplate = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const ABOUT = [
  'Times are ISO 8601 in UTC. Fields without a value are null, never omitted; null for an optional',
  'field of a body is the same as omitting it. In an update (PUT), null clears a nullable field; any',
  'other field keeps its value, as if it were omitted. Unknown fields are ignored.',
  'Every error is a problem detail of RFC 9457. HEAD works wherever GET does.',
].join(' ');

const OWN_PATHS: Paths = {
  '/healthz': {
    get: {
      operationId: 'healthz.read',
      summary: 'Check whether the database responds',
      tags: [SERVICE.name],
      security: [],
      responses: {
        200: {
          description: 'It responds.',
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
        304: { description: 'The version in If-None-Match is current.' },
        '4XX': { $ref: '#/components/responses/400' },
      },
    },
  },
};
