import { expect, test } from 'vitest';
import { users } from '../../db/schema/staff';
import { aPerson } from '../features/staff/staff.examples';
import { storeToken } from '../features/tokens/tokens.examples';
import { addPerson } from '../test/staff';
import { createTestApp, STAFF } from '../test/test-app';

type Headers = Record<string, string>;

const STAFF_PATH = '/api/admin/staff';
const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` });

/** An admin with a session, and a tool that may do the same. */
async function createDesk() {
  const app = createTestApp();
  const token = addPerson(app.deps.database, 'rana');
  const [rana] = app.deps.database.select().from(users).all();
  const signedIn = await app.get('/trpc/leads.list?input={}', bearer(token));
  const tool = storeToken(app.deps.database, { permissions: ['settings:admin'] });
  return {
    ...app,
    callers: {
      token: bearer(token),
      session: {
        Cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '',
        'Sec-Fetch-Site': 'same-origin',
      },
      tool: bearer(tool.token),
    },
    person: `${STAFF_PATH}/${rana?.id}`,
    tool: `/api/admin/tokens/${tool.id}`,
    /** Sends an invitation whose body arrives after `meanwhile`. */
    inviteSlowly: async (headers: Headers, meanwhile: () => unknown) => {
      const body = JSON.stringify(aPerson({ role: 'admin' }));
      const stream = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await meanwhile();
            controller.enqueue(Buffer.from(body));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const init = {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Content-Length': String(body.length),
        },
        body: stream,
        duplex: 'half',
      };
      const { status } = await app.app.request(STAFF_PATH, init, {});
      return status;
    },
  };
}

test.each([
  ['token', 'is removed', 'DELETE', 'person', undefined],
  ['token', 'gets another role', 'PUT', 'person', { role: 'editor' }],
  ['session', 'is removed', 'DELETE', 'person', undefined],
  ['session', 'gets another role', 'PUT', 'person', { role: 'editor' }],
  ['tool', 'is revoked', 'DELETE', 'tool', undefined],
] as const)(
  'a write by a %s that %s before the body has arrived is refused',
  async (caller, _what, method, path, change) => {
    const { callers, count, deps, inviteSlowly, send, ...paths } = await createDesk();
    addPerson(deps.database, 'another-admin');
    expect(await inviteSlowly(callers[caller], () => undefined)).toBe(201);
    const before = count(users);
    const meanwhile = async () => {
      expect((await send(method, paths[path], change, STAFF)).ok).toBe(true);
    };
    expect(await inviteSlowly(callers[caller], meanwhile)).toBe(401);
    expect(count(users)).toBe(before);
  },
);
