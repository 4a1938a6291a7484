import { describe, expect, test } from 'vitest';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { DAY_MS, HOUR_MS, MINUTE_MS, movableClock } from '../../test/clock';
import { storeLeads } from '../leads/leads.examples';
import { createTestApp, STAFF, type TestOptions } from '../../test/test-app';
import { addPerson, dropPerson } from '../../test/staff';

const LIST = '/trpc/leads.list?input={}';
const SAME_SITE = { 'Sec-Fetch-Site': 'same-origin' };

function createConsole(options: TestOptions = {}) {
  const { clock, advance } = movableClock();
  const app = createTestApp({ ...options, deps: { clock } });
  const [id] = storeLeads(app.deps.database, 1);
  return {
    ...app,
    advance,
    /** Reads the leads with a token, as the console does, and returns the session cookie. */
    signIn: async (headers: Record<string, string> = STAFF) => {
      const response = await app.get(LIST, headers);
      expect(response.status).toBe(200);
      return { Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
    },
    /** A staff write. */
    markSpam: (headers: Record<string, string>) =>
      app.send('POST', '/trpc/leads.markSpam', { id, isSpam: true }, headers),
  };
}

describe('a leads read with a token', () => {
  test('sets the session cookie', async () => {
    const { get } = createConsole();
    const attributes = (await get(LIST, STAFF)).headers.get('set-cookie')?.split('; ') ?? [];
    expect(attributes[0]).toMatch(/^staff_session=[\w-]{43}$/);
    expect(attributes.slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=43200',
      'Path=/',
      'SameSite=Strict',
    ]);
  });

  test.each([
    ['https://www.masar.example', true],
    ['http://www.masar.example', false],
  ])('marks it Secure with SITE_URL %s: %s', async (siteUrl, isSecure) => {
    const { get } = createConsole({ env: { SITE_URL: siteUrl } });
    const cookie = (await get(LIST, STAFF)).headers.get('set-cookie') ?? '';
    expect(cookie.split('; ').includes('Secure')).toBe(isSecure);
  });

  test('opens no second session while the first is valid', async () => {
    const { get, signIn } = createConsole();
    const cookie = await signIn();
    expect((await get(LIST, { ...STAFF, ...cookie })).headers.has('set-cookie')).toBe(false);
  });

  test('opens a session when the cookie is expired, unknown, or of somebody else', async () => {
    const { get, signIn, advance, deps } = createConsole();
    const rana = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
    const cookie = await signIn();
    expect((await get(LIST, { ...rana, ...cookie })).headers.has('set-cookie')).toBe(true);
    const unknown = { Cookie: 'staff_session=made-up' };
    expect((await get(LIST, { ...STAFF, ...unknown })).headers.has('set-cookie')).toBe(true);
    advance(12 * HOUR_MS);
    expect((await get(LIST, { ...STAFF, ...cookie })).headers.has('set-cookie')).toBe(true);
  });

  test('ends the session of another person in the same browser', async () => {
    const { get, signIn, deps } = createConsole();
    const rana = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
    const [ours, elsewhere] = [await signIn(), await signIn()];
    expect((await get(LIST, { ...rana, ...ours })).headers.has('set-cookie')).toBe(true);
    expect((await get(LIST, ours)).status).toBe(401);
    expect((await get(LIST, elsewhere)).status).toBe(200);
  });

  test('is logged once, with the id of the person', async () => {
    const { get, signIn, logged } = createConsole();
    const cookie = await signIn();
    await get(LIST, { ...STAFF, ...cookie });
    const lines = logged.filter(({ msg }) => msg === 'a session of staff began');
    expect(lines).toMatchObject([{ staffId: ADMINISTRATOR_ID, level: 'info' }]);
  });

  test('stores the cookie only as a hash', async () => {
    const { signIn, deps } = createConsole();
    const { Cookie } = await signIn();
    const rows = deps.database.$client.prepare('select * from staff_sessions').all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(Cookie.split('=')[1]);
  });
});

describe('the session', () => {
  test('is enough for staff calls, by tRPC and by REST', async () => {
    const { get, signIn, markSpam } = createConsole();
    const cookie = await signIn();
    expect((await markSpam({ ...cookie, ...SAME_SITE })).status).toBe(200);
    expect((await get(LIST, cookie)).status).toBe(200);
    expect((await get('/api/admin/leads', cookie)).status).toBe(200);
  });

  test('is ignored when there is an Authorization header', async () => {
    const { get, signIn } = createConsole();
    const cookie = await signIn();
    for (const authorization of ['Bearer guessed', 'Basic YTpi', '']) {
      const response = await get(LIST, { ...cookie, Authorization: authorization });
      expect(response.status).toBe(401);
    }
  });

  test('expires after twelve hours without use', async () => {
    const { get, signIn, advance } = createConsole();
    const cookie = await signIn();
    advance(12 * HOUR_MS - 1);
    expect((await get('/api/admin/leads', cookie)).status).toBe(200);
    advance(1);
    expect((await get('/api/admin/leads', cookie)).status).toBe(401);
  });

  test('is renewed while in use, with its cookie', async () => {
    const { get, signIn, advance } = createConsole();
    const cookie = await signIn();
    for (let hours = 0; hours < 48; hours += 8) {
      advance(8 * HOUR_MS);
      const response = await get(LIST, cookie);
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toContain(`${cookie.Cookie}; Max-Age=43200`);
    }
    advance(12 * HOUR_MS);
    expect((await get(LIST, cookie)).status).toBe(401);
  });

  test('is not renewed at every call', async () => {
    const { get, signIn, advance } = createConsole();
    const cookie = await signIn();
    advance(5 * MINUTE_MS);
    expect((await get(LIST, cookie)).headers.has('set-cookie')).toBe(false);
  });

  test('is deleted after it has expired', async () => {
    const { signIn, advance, deps } = createConsole();
    await signIn();
    advance(2 * DAY_MS);
    await signIn();
    const rows = deps.database.$client.prepare('select * from staff_sessions').all();
    expect(rows).toHaveLength(1);
  });

  test('ends on the server at sign-out', async () => {
    const { get, send, signIn } = createConsole();
    const cookie = await signIn();
    const other = await signIn();
    const response = await send('POST', '/trpc/staff.signOut', {}, { ...cookie, ...SAME_SITE });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^staff_session=; Max-Age=0;/);
    expect((await get(LIST, cookie)).status).toBe(401);
    expect((await get(LIST, other)).status).toBe(200);
  });

  test('ends when the person is removed', async () => {
    const { get, signIn, deps } = createConsole();
    const rana = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
    const cookie = await signIn(rana);
    expect((await get(LIST, cookie)).status).toBe(200);
    dropPerson(deps.database, 'rana');
    expect((await get(LIST, cookie)).status).toBe(401);
  });
});
