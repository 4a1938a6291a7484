import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  type Permission,
  ROLE_PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
} from '../../../db/permissions';
import { clientContacts } from '../../../db/schema/client-contacts';
import { noRateLimits } from '../../core/rate-limits';
import { procedureAt, procedures } from '../../test/procedures';
import { aVisitor } from '../../test/chat';
import { DAY_MS, movableClock } from '../../test/clock';
import {
  examples,
  exampleWorld,
  type Input,
  nameOf,
  restRoutes,
  toRequestBody,
  toRestCall,
} from '../../test/rest-calls';
import { ADMIN_TOKEN, createTestApp, STAFF } from '../../test/test-app';
import { features } from '..';
import { storeClient } from '../clients/clients.examples';
import { contactCookie, storeContact } from '../contacts/contacts.examples';
import { removeContact } from '../contacts/contacts.service';
import type { Feature, OpenTo } from '../define-feature';
import { openSession } from './sessions';
import { addPerson, dropPerson } from '../../test/staff';
import { findTokenHolder, hashToken } from './tokens';

/** The callers that the noun declares for a procedure; undefined means staff only. */
const openTo = (path: string): OpenTo | undefined => {
  const [noun = '', name = ''] = path.split('.');
  return (features as Record<string, Feature>)[noun]?.open?.[name];
};

/** A file cannot be sent as JSON. */
const isUpload = (path: string) =>
  restRoutes.some((route) => route.procedure === path && route.isUpload);

type Type = 'query' | 'mutation';
type Headers = Record<string, string>;
type World = Awaited<ReturnType<typeof createWorld>>;

/** The headers of each caller. Each call has a session of its own. */
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
  'an expired session': ({ expired }) => ({ Cookie: expired }),
  ADMIN_TOKEN: () => STAFF,
  ...Object.fromEntries(
    STAFF_ROLES.flatMap((role): [string, (world: World) => Headers][] => [
      [`a token of an ${role}`, ({ token }) => ({ Authorization: `Bearer ${token(role)}` })],
      [
        `a session of an ${role}`,
        ({ session }) => ({ Cookie: session(role), 'Sec-Fetch-Site': 'same-origin' }),
      ],
    ]),
  ),
  'a contact': ({ contact }) => ({ Cookie: contact(), 'Sec-Fetch-Site': 'same-origin' }),
  'a contact of another client': ({ otherContact }) => ({
    Cookie: otherContact(),
    'Sec-Fetch-Site': 'same-origin',
  }),
  'a contact, from another site': ({ contact }) => ({
    Cookie: contact(),
    'Sec-Fetch-Site': 'cross-site',
  }),
  'a removed contact': ({ removedContact }) => ({
    Cookie: removedContact,
    'Sec-Fetch-Site': 'same-origin',
  }),
  'a contact whose access was ended': ({ endedContact }) => ({
    Cookie: endedContact,
    'Sec-Fetch-Site': 'same-origin',
  }),
  'a session, from another site': ({ session }) => ({
    Cookie: session('admin'),
    'Sec-Fetch-Site': 'cross-site',
  }),
};

/** What staff need for the examples of procedures that look at their input. */
const BY_INPUT: Record<string, Permission[]> = { 'activities.list': ['leads:read'] };

/** Their examples are about what somebody else has written, which only admins change. */
const OF_OTHERS = ['comments.remove', 'projectUpdates.remove', 'projectUpdates.update'];

/** No example knows the token of its caller. */
const NEEDS_OWN_TOKEN = ['staff.renewToken'];

/** The expected status for each caller, from what the noun declares. */
function expected(path: string, type: Type, success: number): Record<string, number> {
  const isOpen = openTo(path) !== undefined;
  if (openTo(path) === 'its contact') return expectedOfContacts(path, type, success);
  // Its bytes are missing before it is looked at whose it is.
  const isInvalid = isUpload(path) && success === 400 && isOpen;
  const strangers = openTo(path) === 'its visitor' && !isInvalid ? 404 : isOpen ? success : 401;
  const needed = BY_INPUT[path] ?? procedureAt(path)?.permissions ?? [];
  const statusFor = (role: StaffRole) => {
    const held = ROLE_PERMISSIONS[role];
    const { oneOfPermissions } = procedureAt(path) ?? {};
    if (oneOfPermissions && !oneOfPermissions.some((one) => held.includes(one))) return 403;
    if (!needed.every((permission) => held.includes(permission))) return 403;
    if (OF_OTHERS.includes(path) && role !== 'admin') return 403;
    if (isInvalid || openTo(path) !== 'its visitor' || held.includes('chat:read')) return success;
    // Staff who may not read the chat are strangers to every conversation.
    return type === 'query' ? 404 : 403;
  };
  const roles = Object.fromEntries(
    STAFF_ROLES.flatMap((role) =>
      ['a token', 'a session'].map((kind) => [`${kind} of an ${role}`, statusFor(role)]),
    ),
  );
  return {
    nobody: strangers,
    'the visitor': isOpen ? success : 401,
    'another visitor': strangers,
    'a forger of the cookie': strangers,
    'a guessed token': 401,
    'a removed person': 401,
    'a session of a removed person': strangers,
    'an expired session': strangers,
    'a contact': strangers,
    'a contact of another client': strangers,
    'a contact, from another site': type === 'mutation' && isOpen ? 403 : strangers,
    'a removed contact': strangers,
    'a contact whose access was ended': strangers,
    // It cannot be renewed here.
    ADMIN_TOKEN: NEEDS_OWN_TOKEN.includes(path) ? 409 : success,
    ...roles,
    'a session, from another site': type === 'query' ? success : 403,
  };
}

/** Only contacts may: those of another client do not find what the example is about. */
function expectedOfContacts(path: string, type: Type, success: number): Record<string, number> {
  const others = Object.fromEntries(Object.keys(CALLERS).map((who) => [who, 401]));
  return {
    ...others,
    'a contact': success,
    'a contact of another client': ABOUT_RECORDS.includes(path) ? 404 : success,
    'a session, from another site': type === 'query' ? 401 : 403,
    'a contact, from another site': type === 'query' ? success : 403,
  };
}

/** Those procedures of contacts that are about a record of their client. */
const ABOUT_RECORDS = ['portal.answer', 'portal.comment'];

async function createWorld() {
  const { clock, advance } = movableClock();
  const app = createTestApp({ deps: { clock, limits: noRateLimits } });
  const { database } = app.deps;
  const open = (token: string) => {
    const id = findTokenHolder(database, hashToken(ADMIN_TOKEN), token)?.id ?? '';
    const holder = { id, tokenHash: hashToken(token) };
    return `staff_session=${openSession(database, holder, { now: clock().toISOString() })}`;
  };
  const expired = open(ADMIN_TOKEN);
  advance(DAY_MS);
  let people = 0;
  /** Of a new person, since some calls end the access of the caller. */
  const aToken = (role: StaffRole) => addPerson(database, `person${(people += 1)}`, role);
  const token = addPerson(database, 'rana');
  const signedIn = await app.get('/trpc/leads.list?input={}', { Authorization: `Bearer ${token}` });
  const session = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  dropPerson(database, 'rana');
  const now = clock().toISOString();
  const clientId = storeClient(database);
  const aCookie = (of: string) =>
    contactCookie(database, storeContact(database, { clientId: of }), now);
  const removedId = storeContact(database, { clientId });
  const removedContact = contactCookie(database, removedId, now);
  removeContact(database, { clientId, contactId: removedId });
  const endedId = storeContact(database, { clientId });
  const endedContact = contactCookie(database, endedId, now);
  // As a session would be that a later version forgets to end.
  database
    .update(clientContacts)
    .set({ accessEndedAt: now })
    .where(eq(clientContacts.id, endedId))
    .run();
  return {
    clientId,
    contact: () => aCookie(clientId),
    otherContact: () => aCookie(storeClient(database)),
    removedContact,
    endedContact,
    app,
    expired,
    removed: { token, session },
    visitor: await aVisitor(app),
    other: await aVisitor(app),
    token: aToken,
    session: (role: StaffRole) => open(aToken(role)),
  };
}

/** The statuses of one call, made by each caller. */
async function callAsEach(
  world: World,
  call: (headers: Headers, input: Input | undefined) => Promise<Response>,
  path: string,
): Promise<Record<string, number>> {
  const { clientId, visitor, app } = world;
  const exampleInputs = {
    ...exampleWorld(app.deps.database, visitor.conversation.id),
    clientId,
  };
  const statuses: Record<string, number> = {};
  for (const [who, headersOf] of Object.entries(CALLERS)) {
    const response = await call(headersOf(world), await examples[path]?.good?.(exampleInputs));
    statuses[who] = response.status;
  }
  return statuses;
}

const nounOf = (path: string) => path.split('.')[0] ?? '';
const nounsOf = (paths: string[]) => [...new Set(paths.map(nounOf))];

// Each noun has a world of its own: the longer one is used, the more its calls have to look through.
test.each(nounsOf(procedures.map(({ path }) => path)))(
  'every procedure of %s gives each caller the status that its noun declares',
  async (noun) => {
    const world = await createWorld();
    for (const { path, type } of procedures.filter((one) => nounOf(one.path) === noun)) {
      const call = async (headers: Headers, input?: Input) => {
        const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
        return type === 'query'
          ? world.app.get(`/trpc/${path}${query}`, headers)
          : world.app.send('POST', `/trpc/${path}`, input ?? {}, headers);
      };
      const success = isUpload(path) || NEEDS_OWN_TOKEN.includes(path) ? 400 : 200;
      expect({ path, ...(await callAsEach(world, call, path)) }).toEqual({
        path,
        ...expected(path, type, success),
      });
    }
  },
);

test.each(nounsOf(restRoutes.map(({ procedure }) => procedure)))(
  'every route of %s gives each caller the status that its noun declares, and opens no session',
  async (noun) => {
    const world = await createWorld();
    for (const route of restRoutes.filter(({ procedure }) => nounOf(procedure) === noun)) {
      const call = async (headers: Headers, input?: Input) => {
        const { path, body } = toRestCall(route, input);
        const init = toRequestBody(route, body);
        const response = await world.app.app.request(
          path,
          {
            ...init,
            method: route.method.toUpperCase(),
            headers: { ...(init.headers as Headers | undefined), ...headers },
          },
          {},
        );
        expect(response.headers.get('set-cookie') ?? '').not.toContain('staff_session');
        const isRefused = response.status === 401;
        expect(response.headers.get('www-authenticate')).toBe(isRefused ? 'Bearer' : null);
        return response;
      };
      const type = route.method === 'get' ? 'query' : 'mutation';
      const name = nameOf(route);
      expect({ name, ...(await callAsEach(world, call, route.procedure)) }).toEqual({
        name,
        ...expected(route.procedure, type, route.status),
      });
    }
  },
);
