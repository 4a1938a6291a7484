import { describe, expect, test } from 'vitest';
import { DAY_MS, movableClock } from '../../test/clock';
import { aVisitor } from '../../test/chat';
import { goodInputs } from '../../test/good-inputs';
import { aPdf } from '../../test/uploads';
import { ADMIN_TOKEN, createTestApp, STAFF } from '../../test/test-app';
import { noRateLimits } from '../../rate-limits';
import { restRows } from '../../rest-rows';
import { appRouter } from '../../router';
import { openSession } from './sessions';
import { addStaff, removeStaff } from './staff.service';
import { hashToken } from './tokens';

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

/** Of these, what belongs to one visitor: for anybody else but staff there is no such thing. */
const OF_A_VISITOR = ['chat.messages', 'chat.send'];

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

/** Takes bytes, which JSON does not carry. */
const BY_REST_ALONE = 'media.create';

type Type = 'query' | 'mutation';
const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: Type } }>,
).map(([name, { _def }]) => ({ name, type: _def.type }));

type Headers = Record<string, string>;
type World = Awaited<ReturnType<typeof createWorld>>;

/** Who may come, with what; each call comes with a session of its own. */
const CALLERS: Record<string, (world: World) => Headers> = {
  nobody: () => ({}),
  'the visitor': ({ visitor }) => ({ Cookie: visitor.Cookie }),
  'another visitor': ({ other }) => ({ Cookie: other.Cookie }),
  'a forger of the cookie': ({ visitor }) => ({
    Cookie: `${visitor.Cookie.split('.')[0]}.${'A'.repeat(43)}`,
  }),
  'a guessed token': () => ({ Authorization: 'Bearer guessed' }),
  'a removed person': ({ removed }) => ({ Authorization: `Bearer ${removed.token}` }),
  'a session of a removed person': ({ removed }) => ({ Cookie: removed.session }),
  'a session that is over': ({ over }) => ({ Cookie: over }),
  'a token': () => STAFF,
  'a session': ({ session }) => ({ Cookie: session(), 'Sec-Fetch-Site': 'same-origin' }),
  'a session, from another site': ({ session }) => ({
    Cookie: session(),
    'Sec-Fetch-Site': 'cross-site',
  }),
};

/** What each of them gets, by one list of what is public and one of what is a visitor's. */
function expected(name: string, type: Type, success: number): Record<string, number> {
  const strangers = OF_A_VISITOR.includes(name) ? 404 : PUBLIC.includes(name) ? success : 401;
  return {
    nobody: strangers,
    'the visitor': PUBLIC.includes(name) ? success : 401,
    'another visitor': strangers,
    'a forger of the cookie': strangers,
    'a guessed token': 401,
    'a removed person': 401,
    'a session of a removed person': strangers,
    'a session that is over': strangers,
    'a token': success,
    'a session': success,
    'a session, from another site': type === 'query' ? success : 403,
  };
}

async function createWorld() {
  const { clock, advance } = movableClock();
  const app = createTestApp({ deps: { clock, limits: noRateLimits } });
  const { database } = app.deps;
  const open = (token: string, userId: string | null) => {
    const holder = { userId, tokenHash: hashToken(token) };
    return `staff_session=${openSession(database, holder, clock().toISOString())}`;
  };
  const over = open(ADMIN_TOKEN, null);
  advance(DAY_MS);
  const token = addStaff(database, 'rana');
  const signedIn = await app.get('/trpc/leads.list?input={}', { Authorization: `Bearer ${token}` });
  const session = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  removeStaff(database, 'rana');
  return {
    app,
    over,
    removed: { token, session },
    visitor: await aVisitor(app),
    other: await aVisitor(app),
    session: () => open(ADMIN_TOKEN, null),
  };
}

/** The statuses of one call by everybody. */
async function tryAll(
  world: World,
  call: (headers: Headers, input: Record<string, unknown> | undefined) => Promise<Response>,
  procedure: string,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const [who, headersOf] of Object.entries(CALLERS)) {
    const input = await goodInputs[procedure]?.(world.app, world.visitor.conversation.id);
    const response = await call(headersOf(world), input);
    statuses[who] = response.status;
  }
  return statuses;
}

test('every procedure has a good input to be tried with', () => {
  expect(Object.keys(goodInputs).sort()).toEqual(procedures.map(({ name }) => name).sort());
});

describe('what is open to everybody', () => {
  test('are exactly the listed procedures', () => {
    const open = Object.entries(
      appRouter._def.procedures as unknown as Record<string, { _def: { meta?: object } }>,
    ).filter(([, { _def }]) => _def.meta && 'isPublic' in _def.meta);
    expect(open.map(([name]) => name).sort()).toEqual(PUBLIC);
  });

  test('are exactly the listed paths', () => {
    const open = restRows
      .filter(({ procedure }) => PUBLIC.includes(procedure))
      .map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/:\w+/g, 'some')}`);
    expect(open.sort()).toEqual(PUBLIC_PATHS);
  });
});

test('every procedure answers everybody as the lists say', async () => {
  const world = await createWorld();
  for (const { name, type } of procedures) {
    const call = async (headers: Headers, input?: Record<string, unknown>) => {
      const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
      return type === 'query'
        ? world.app.get(`/trpc/${name}${query}`, headers)
        : world.app.send('POST', `/trpc/${name}`, input ?? {}, headers);
    };
    const success = name === BY_REST_ALONE ? 400 : 200;
    expect({ name, ...(await tryAll(world, call, name)) }).toEqual({
      name,
      ...expected(name, type, success),
    });
  }
});

test('every path answers everybody as the lists say, and sets no session', async () => {
  const world = await createWorld();
  for (const { method, path, procedure, status } of restRows) {
    const call = async (headers: Headers, input: Record<string, unknown> = {}) => {
      const { id, projectId, conversationId, slug } = input;
      const place = path
        .replace(':id', String(id ?? projectId ?? conversationId))
        .replace(':slug', String(slug));
      const response = await send(world, { method, place, procedure }, headers, input);
      expect(response.headers.get('set-cookie') ?? '').not.toContain('staff_session');
      const isRefused = response.status === 401;
      expect(response.headers.get('www-authenticate')).toBe(isRefused ? 'Bearer' : null);
      return response;
    };
    const type = method === 'get' ? 'query' : 'mutation';
    expect({ method, path, ...(await tryAll(world, call, procedure)) }).toEqual({
      method,
      path,
      ...expected(procedure, type, status),
    });
  }
});

async function send(
  { app }: World,
  { method, place, procedure }: { method: string; place: string; procedure: string },
  headers: Headers,
  input: Record<string, unknown>,
): Promise<Response> {
  if (method === 'get') return app.get(place, headers);
  if (procedure !== BY_REST_ALONE) return app.send(method.toUpperCase(), place, input, headers);
  const body = new FormData();
  body.set('file', new File([new Uint8Array(aPdf())], 'a.pdf', { type: 'application/pdf' }));
  return app.app.request(place, { method: 'POST', headers, body }, {});
}
