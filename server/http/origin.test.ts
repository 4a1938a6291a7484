import { describe, expect, test } from 'vitest';
import { anInquiry, storeLeads } from '../features/leads/leads.examples';
import { createTestApp, STAFF } from '../test/test-app';

const HOST = { Host: 'www.masar.example' };

const OWN: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site: same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
  ['an Origin of the same host', { Origin: 'https://www.masar.example' }],
];

const OTHER: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ['an Origin of another host', { Origin: 'https://elsewhere.example' }],
  ['an Origin of a subdomain', { Origin: 'https://evil.www.masar.example' }],
  ['an Origin of another port', { Origin: 'https://www.masar.example:8443' }],
  ['an Origin that is null', { Origin: 'null' }],
  ['both headers', { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }],
];

const NOTHING: [string, Record<string, string>][] = [['neither header', {}]];

async function createConsole() {
  const app = createTestApp();
  const [id] = storeLeads(app.deps.database, 1);
  const signedIn = await app.get('/trpc/leads.list?input={}', STAFF);
  const cookie = { Cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
  return {
    cookie,
    write: (headers: Record<string, string>) =>
      app.send('POST', '/trpc/leads.markSpam', { id, isSpam: true }, { ...HOST, ...headers }),
    read: (headers: Record<string, string>) =>
      app.get('/trpc/leads.list?input={}', { ...HOST, ...headers }),
  };
}

describe('a staff write by the cookie alone', () => {
  test.each(OWN)('is accepted with %s', async (_what, headers) => {
    const { write, cookie } = await createConsole();
    expect((await write({ ...cookie, ...headers })).status).toBe(200);
  });

  test.each([...OTHER, ...NOTHING])('is refused with %s', async (_what, headers) => {
    const { write, cookie } = await createConsole();
    expect((await write({ ...cookie, ...headers })).status).toBe(403);
  });
});

test.each([...OWN, ...OTHER, ...NOTHING])(
  'a staff write by token is accepted with %s, since no browser adds a token by itself',
  async (_what, headers) => {
    const { write } = await createConsole();
    expect((await write({ ...STAFF, ...headers })).status).toBe(200);
  },
);

test('a read by the cookie alone needs neither', async () => {
  const { read, cookie } = await createConsole();
  expect((await read(cookie)).status).toBe(200);
});

const PUBLIC_WRITES: [string, unknown, number][] = [
  ['/api/contact', anInquiry(), 201],
  ['/trpc/leads.create', anInquiry(), 200],
  ['/api/analytics/track', { event: 'page_view' }, 202],
  ['/trpc/staff.signOut', {}, 200],
];

describe.each(PUBLIC_WRITES)('a public write to %s', (path, body, status) => {
  test.each([...OWN, ...NOTHING])('is accepted with %s', async (_what, headers) => {
    const { send } = createTestApp();
    expect((await send('POST', path, body, { ...HOST, ...headers })).status).toBe(status);
  });

  test.each(OTHER)('is refused with %s', async (_what, headers) => {
    const { send } = createTestApp();
    expect((await send('POST', path, body, { ...HOST, ...headers })).status).toBe(403);
  });
});
