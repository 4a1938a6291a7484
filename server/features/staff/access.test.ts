import { describe, expect, test } from 'vitest';
import { createTestApp, STAFF } from '../../test/test-app';
import { restRows } from '../../rest-rows';
import { appRouter } from '../../router';

/** All that is open to everybody. A procedure that is not listed here is for staff. */
const PUBLIC = [
  'analytics.track',
  'caseStudies.featured',
  'caseStudies.list',
  'chat.current',
  'chat.messages',
  'chat.send',
  'chat.start',
  'insights.article',
  'insights.bySlug',
  'insights.list',
  'insights.recent',
  'leads.create',
  'pages.published',
  'staff.signOut',
];

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription' };
}

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
).map(([name, { _def }]) => ({ name, type: _def.type, isPublic: PUBLIC.includes(name) }));

const rest = restRows.map((row) => ({
  method: row.method.toUpperCase(),
  path: row.path.replaceAll(/:\w+/g, 'some'),
  isPublic: PUBLIC.includes(row.procedure),
}));

const PUBLIC_PATHS = [
  'GET /api/case-studies',
  'GET /api/case-studies/featured',
  'GET /api/chat/conversations/some/messages',
  'GET /api/insights',
  'GET /api/insights/recent',
  'GET /api/insights/some',
  'POST /api/analytics/track',
  'POST /api/chat/conversations',
  'POST /api/chat/conversations/some/messages',
  'POST /api/contact',
];

type TestApp = ReturnType<typeof createTestApp>;

function callByTrpc({ get, send }: TestApp, { name, type }: (typeof procedures)[number]) {
  const path = `/trpc/${name}`;
  return type === 'query' ? get(path) : send('POST', path, {});
}

function callByRest(
  { get, send }: TestApp,
  { method, path }: (typeof rest)[number],
  headers: Record<string, string> = {},
) {
  return method === 'GET' ? get(path, headers) : send(method, path, {}, headers);
}

describe('without a token', () => {
  test('exactly the listed procedures exist and are open', () => {
    const open = procedures.filter(({ isPublic }) => isPublic).map(({ name }) => name);
    expect(open.sort()).toEqual(PUBLIC);
    expect(procedures.length).toBeGreaterThan(PUBLIC.length);
  });

  test('exactly the listed paths are open', () => {
    const open = rest.filter(({ isPublic }) => isPublic);
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(PUBLIC_PATHS);
  });

  test.each(procedures.filter(({ isPublic }) => !isPublic))(
    '$name is refused, whatever comes with the call',
    async (procedure) => {
      const app = createTestApp();
      expect((await callByTrpc(app, procedure)).status).toBe(401);
    },
  );

  test.each(procedures.filter(({ isPublic }) => isPublic))('$name is open', async (procedure) => {
    const app = createTestApp();
    expect([200, 400, 404]).toContain((await callByTrpc(app, procedure)).status);
  });

  test.each(rest.filter(({ isPublic }) => !isPublic))('$method $path is refused', async (row) => {
    const response = await callByRest(createTestApp(), row);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(rest.filter(({ isPublic }) => isPublic))('$method $path is open', async (row) => {
    expect([200, 400, 404]).toContain((await callByRest(createTestApp(), row)).status);
  });
});

describe('a wrong token', () => {
  test.each(rest)('is refused by $method $path, open or not', async (row) => {
    const response = await callByRest(createTestApp(), row, { Authorization: 'Bearer guessed' });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('the right token', () => {
  test.each(rest)('is taken by $method $path', async (row) => {
    const response = await callByRest(createTestApp(), row, STAFF);
    // An upload is no JSON, which is what this sends.
    expect([200, 400, 404, 415]).toContain(response.status);
  });

  test('opens no session for a tool: /api sets no cookie', async () => {
    const app = createTestApp();
    for (const row of rest) {
      expect((await callByRest(app, row, STAFF)).headers.has('set-cookie')).toBe(false);
    }
  });
});
