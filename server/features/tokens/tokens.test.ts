import { expect, test } from 'vitest';
import type { Database } from '../../../db/client';
import { accessTokens } from '../../../db/schema/access-tokens';
import { type Permission, PERMISSIONS } from '../../../db/permissions';
import { noRateLimits } from '../../core/rate-limits';
import { procedureAt } from '../../test/procedures';
import { DAY_MS, movableClock } from '../../test/clock';
import {
  examples,
  exampleWorld,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../../test/rest-calls';
import { createTestApp, STAFF } from '../../test/test-app';
import { aToken, storeToken } from './tokens.examples';
import { revokeToken } from './tokens.service';

const PATH = '/api/admin/tokens';
const LEADS = '/api/admin/leads';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

function createTools() {
  const { clock, advance } = movableClock();
  const app = createTestApp({ env: { TRUST_PROXY: 'on' }, deps: { clock } });
  return {
    ...app,
    advance,
    make: async (overrides: Record<string, unknown> = {}) => {
      const body = { networks: [], expiresAt: null, permissions: ['leads:read'], ...overrides };
      const response = await app.send('POST', PATH, aToken(body), STAFF);
      expect(response.status).toBe(201);
      return (await response.json()) as { id: string; token: string; prefix: string };
    },
  };
}

test('a token does what its permissions allow, and nothing else', async () => {
  const { make, get, send } = createTools();
  const { token } = await make();
  expect(token).toMatch(/^masar_[\w-]{43}$/);
  expect((await get(LEADS, bearer(token))).status).toBe(200);
  const refused = await send('POST', '/api/admin/pages', {}, bearer(token));
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    detail: 'This needs the permission content:write.',
  });
});

test('a token is shown once and stored as a hash', async () => {
  const { send, get, deps } = createTools();
  const create = () => send('POST', PATH, body, { ...STAFF, 'Idempotency-Key': 'the-warehouse' });
  const body = aToken();
  const { token, ...stored } = (await (await create()).json()) as { token: string; prefix: string };
  expect(await (await create()).json()).toEqual({ ...stored, token: null });
  expect(token.startsWith(stored.prefix)).toBe(true);
  expect(await (await get(PATH, STAFF)).json()).toEqual([stored]);
  expect(deps.database.$client.serialize().toString('latin1')).not.toContain(token);
});

test('a token is refused after its expiry, from another network, and once it is revoked', async () => {
  const { make, get, send, advance, deps } = createTools();
  const at = (address: string) => ({ 'X-Forwarded-For': address });
  const tomorrow = new Date(deps.clock().getTime() + DAY_MS).toISOString();
  const expiring = bearer((await make({ expiresAt: tomorrow })).token);
  const local = bearer((await make({ networks: ['203.0.113.0/24', '2001:db8::/32'] })).token);
  const revoked = await make();
  expect((await get(LEADS, expiring)).status).toBe(200);
  for (const address of ['203.0.113.7', '2001:db8::7', '::ffff:203.0.113.7']) {
    expect((await get(LEADS, { ...local, ...at(address) })).status, address).toBe(200);
  }
  const elsewhere = await get(LEADS, { ...local, ...at('198.51.100.7') });
  expect(elsewhere.status).toBe(401);
  expect(await elsewhere.json()).toMatchObject({
    detail: 'The access token is not valid from this network.',
  });
  expect((await send('DELETE', `${PATH}/${revoked.id}`, undefined, STAFF)).status).toBe(204);
  expect((await get(LEADS, bearer(revoked.token))).status).toBe(401);
  advance(DAY_MS);
  expect((await get(LEADS, expiring)).status).toBe(401);
});

test('a tool has 600 calls a minute, as the headers tell, and no session', async () => {
  const { make, get } = createTools();
  const tool = bearer((await make()).token);
  const first = await get('/trpc/leads.list?input={"limit":1}', tool);
  expect(first.headers.get('ratelimit-policy')).toBe('"default";q=600;w=60');
  expect(first.headers.get('ratelimit')).toBe('"default";r=599;t=60');
  expect(first.headers.get('set-cookie')).toBeNull();
  for (let call = 1; call < 600; call += 1) await get('/api/admin/me', tool);
  const refused = await get('/api/admin/me', tool);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the last use is stored to the minute, with its network', async () => {
  const { make, get, deps, advance } = createTools();
  const { id, token } = await make();
  const use = () => get(LEADS, { ...bearer(token), 'X-Forwarded-For': '198.51.100.7' });
  await use();
  advance(30_000);
  await use();
  const stored = deps.database.select().from(accessTokens).all();
  expect(stored).toMatchObject([
    {
      id,
      lastUsedFrom: '198.51.100.0',
      lastUsedAt: expect.stringMatching(/:00\.000Z$/) as unknown,
    },
  ]);
});

test('what a tool changes is recorded with its name, after it was revoked too', async () => {
  const { make, send, get } = createTools();
  const { id, token } = await make({ name: 'Warehouse sync', permissions: ['content:write'] });
  const page = { title: 'Careers', slug: 'careers', content: [] };
  expect((await send('POST', '/api/admin/pages', page, bearer(token))).status).toBe(201);
  await send('DELETE', `${PATH}/${id}`, undefined, STAFF);
  const log = await get('/api/admin/activities?type=page.created', STAFF);
  expect(await log.json()).toMatchObject([
    { actorType: 'token', actorId: id, actor: { name: 'Warehouse sync', isRemoved: true } },
  ]);
});

test.each([
  [{ permissions: ['leads:sell'] }, 'permissions.0'],
  [{ permissions: [] }, 'permissions'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  [{ networks: ['203.0.113.0/33'] }, 'networks.0'],
  [{ networks: ['010.0.0.0/8'] }, 'networks.0'],
  [{ networks: ['203.0.113.0/24', 'the office'] }, 'networks.1'],
  [{ name: '' }, 'name'],
])('refuses a token with %j at the field', async (overrides, path) => {
  const { send } = createTools();
  const response = await send('POST', PATH, aToken(overrides), STAFF);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
});

/** What the examples need besides, since they publish or name a lead. */
const BY_INPUT: Record<string, Permission[]> = {
  'caseStudies.create': ['content:publish'],
  'caseStudies.update': ['content:publish'],
  'caseStudies.restoreRevision': ['content:publish'],
  'clients.create': ['leads:read'],
  'clients.update': ['leads:read'],
  'insights.create': ['content:publish'],
  'insights.update': ['content:publish'],
  'insights.restoreRevision': ['content:publish'],
  'pages.create': ['content:publish'],
  'pages.update': ['content:publish'],
  'pages.restoreRevision': ['content:publish'],
  'pages.remove': ['content:publish'],
};

/** Only whoever wrote the row, and admins. */
const BY_AUTHOR = ['projectUpdates.update', 'projectUpdates.remove', 'comments.remove'];

/** The tokens of the matrix, each with the status that it gets; `ok` is that of the route. */
function matrixTokens(database: Database, needed: Permission[], ok: number): [string, number][] {
  const store = (overrides: Record<string, unknown>, now?: string) =>
    storeToken(database, overrides, now);
  const exact = { permissions: needed };
  const revoked = store(exact);
  revokeToken(database, revoked.id, new Date().toISOString());
  const others = PERMISSIONS.filter((permission) => permission !== needed[0]);
  const past = ['2020-01-02T00:00:00.000Z', '2020-01-01T00:00:00.000Z'] as const;
  return [
    [store(exact).token, ok],
    [store({ permissions: others }).token, 403],
    [store({ ...exact, expiresAt: past[0] }, past[1]).token, 401],
    [revoked.token, 401],
    [store({ ...exact, networks: ['203.0.113.0/24'] }).token, 401],
  ];
}

test('every route answers a tool with exactly its permissions, and no other tool', async () => {
  // Each route is called with wrong tokens.
  const { app, deps } = createTestApp({ deps: { limits: noRateLimits } });
  let calls = 0;
  for (const route of restRoutes) {
    const { permissions = [], isPublic, isOwn } = procedureAt(route.procedure) ?? {};
    if (isPublic || permissions.length === 0) continue;
    const needed = [...permissions, ...(BY_INPUT[route.procedure] ?? [])];
    const isRefused = isOwn === true || BY_AUTHOR.includes(route.procedure);
    const ok = isRefused ? 403 : route.status;
    for (const [token, status] of matrixTokens(deps.database, needed, ok)) {
      const input = await examples[route.procedure]?.good?.(exampleWorld(deps.database));
      const { path, body } = toRestCall(route, input);
      const init = toRequestBody(route, body);
      const headers = { ...(init.headers as Record<string, string>), ...bearer(token) };
      const response = await app.request(
        path,
        { ...init, method: route.method.toUpperCase(), headers },
        {},
      );
      expect(response.status, `${nameOf(route)} with ${token.slice(0, 10)}`).toBe(status);
      calls += 1;
    }
    // There may be 200 tokens at once.
    deps.database.delete(accessTokens).run();
  }
  expect(calls).toBeGreaterThan(200);
});
