import { afterEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '../../test/responses';
import { anInquiry } from '../leads/leads.examples';
import { setTimeAhead } from '../../test/clock';
import { createTestApp, STAFF } from '../../test/test-app';
import { addPerson, dropPerson } from '../../test/staff';
import { listStaff } from './staff.service';

const PATH = '/api/admin/leads';
const WRONG = { Authorization: 'Bearer guessed' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an access token', () => {
  test.each([
    ['guessed', 'Bearer guessed'],
    ['empty', 'Bearer '],
    ['of another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['without a scheme', 'a-token-for-tests-only'],
    ['blank', ''],
  ])('that is %s is refused', async (_what, authorization) => {
    const { get } = createTestApp();
    const response = await get(PATH, { Authorization: authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect((await problemOf(response)).detail).toBe('The access token is not valid.');
  });

  test('may be sent with a scheme in any case', async () => {
    const { get } = createTestApp();
    const token = STAFF.Authorization.split(' ')[1];
    expect((await get(PATH, { Authorization: `bearer ${token}` })).status).toBe(200);
  });

  test('of a member of staff works beside that of ADMIN_TOKEN, until that person is removed', async () => {
    const { get, deps } = createTestApp();
    const token = addPerson(deps.database, 'rana');
    addPerson(deps.database, 'omar');
    const own = { Authorization: `Bearer ${token}` };
    expect((await get(PATH, own)).status).toBe(200);
    expect((await get(PATH, STAFF)).status).toBe(200);

    dropPerson(deps.database, 'rana');
    expect(listStaff(deps.database)).toEqual(['omar']);
    expect((await get(PATH, own)).status).toBe(401);
    expect((await get(PATH, STAFF)).status).toBe(200);
  });

  test('is stored only as a hash, and never logged', async () => {
    const { get, deps, logged } = createTestApp();
    const token = addPerson(deps.database, 'rana');
    await get(PATH, { Authorization: `Bearer ${token}` });
    await get(PATH, { Authorization: `Bearer ${token}x` });
    const stored = deps.database.$client.prepare('select * from users').all();
    expect(stored).toMatchObject([{ username: 'rana' }]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(logged)).not.toContain(token);
  });

  test('is unique, and so are names', () => {
    const { deps } = createTestApp();
    expect(addPerson(deps.database, 'rana')).not.toBe(addPerson(deps.database, 'omar'));
    expect(() => addPerson(deps.database, 'rana')).toThrow('rana is on the list already.');
    expect(() => addPerson(deps.database, 'two words')).toThrow('A username has 1 to 100 letters');
    expect(() => dropPerson(deps.database, 'nobody')).toThrow('nobody was not found.');
  });
});

describe('the limit of wrong tokens', () => {
  const createGuessedApp = async (headers: Record<string, string> = {}) => {
    const app = createTestApp({ env: { TRUST_PROXY: 'on' } });
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await app.get(PATH, { ...WRONG, ...headers })).status).toBe(401);
    }
    return app;
  };

  test('refuses ADMIN_TOKEN and wrong tokens from an address after ten', async () => {
    const { get, send } = await createGuessedApp();
    for (const header of [WRONG, STAFF]) {
      const response = await get(PATH, header);
      expect(response.status).toBe(429);
      const seconds = Number(response.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(500);
      expect(seconds).toBeLessThanOrEqual(600);
      expect((await problemOf(response)).detail).toContain('Too many wrong access tokens');
    }
    expect((await get('/trpc/leads.list?input={}', STAFF)).status).toBe(429);
    expect((await send('POST', '/api/contact', anInquiry(), STAFF)).status).toBe(429);
  });

  test('does not affect other addresses', async () => {
    const { get } = await createGuessedApp({ 'X-Forwarded-For': '203.0.113.9' });
    expect((await get(PATH, { ...STAFF, 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
    expect((await get(PATH, { ...STAFF, 'X-Forwarded-For': '203.0.113.10' })).status).toBe(200);
  });

  test('counts an IPv6 network as one address', async () => {
    const { get } = await createGuessedApp({ 'X-Forwarded-For': '2001:db8:1:2::1' });
    expect((await get(PATH, { ...STAFF, 'X-Forwarded-For': '2001:db8:1:2::9' })).status).toBe(429);
    expect((await get(PATH, { ...STAFF, 'X-Forwarded-For': '2001:db8:1:3::9' })).status).toBe(200);
  });

  test('counts the networks of one /56 together', async () => {
    const { get } = createTestApp({ env: { TRUST_PROXY: 'on' } });
    const from = (network: number) => ({
      'X-Forwarded-For': `2001:db8:1:${network.toString(16)}::1`,
    });
    for (let network = 0; network < 40; network += 1) {
      expect((await get(PATH, { ...WRONG, ...from(network) })).status).toBe(401);
    }
    expect((await get(PATH, { ...STAFF, ...from(0xff) })).status).toBe(429);
    expect((await get(PATH, { ...STAFF, ...from(0x100) })).status).toBe(200);
  });

  test('counts a batch of calls with one wrong token once', async () => {
    const { get } = createTestApp();
    const names = Array.from({ length: 10 }, () => 'leads.list').join(',');
    const input = encodeURIComponent(
      JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, {}]))),
    );
    await get(`/trpc/${names}?batch=1&input=${input}`, WRONG);
    expect((await get(PATH, STAFF)).status).toBe(200);
  });

  test('does not affect requests without a token', async () => {
    const { get, send } = await createGuessedApp();
    expect((await send('POST', '/api/contact', anInquiry())).status).toBe(201);
    expect((await get('/api/case-studies')).status).toBe(200);
    expect((await get(PATH)).status).toBe(401);
  });

  test('does not affect an open session, nor the token that opened it', async () => {
    const { get } = createTestApp();
    const signedIn = await get('/trpc/leads.list?input={}', STAFF);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let guess = 0; guess < 10; guess += 1) await get(PATH, WRONG);
    expect((await get(PATH, { Cookie: cookie })).status).toBe(200);
    expect((await get(PATH, { ...STAFF, Cookie: cookie })).status).toBe(200);
    expect((await get('/trpc/leads.list?input={}', { ...STAFF, Cookie: cookie })).status).toBe(200);
    expect((await get(PATH, { ...WRONG, Cookie: cookie })).status).toBe(429);
  });

  test('lets nobody guess ADMIN_TOKEN by a session of their own', async () => {
    const { get, deps } = await createGuessedApp();
    const own = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
    const signedIn = await get('/trpc/leads.list?input={}', own);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await get(PATH, { Cookie: cookie })).status).toBe(200);
    expect((await get(PATH, { ...STAFF, Cookie: cookie })).status).toBe(429);
  });

  test('does not affect the tokens of people and tools, which nobody can guess', async () => {
    const { get, deps, staff } = await createGuessedApp();
    const token = addPerson(deps.database, 'rana');
    const tool = await staff().tokens.create({ name: 'Reports', permissions: ['leads:read'] });
    for (const valid of [token, tool.token]) {
      expect((await get(PATH, { Authorization: `Bearer ${valid}` })).status).toBe(200);
      expect((await get(PATH, { Authorization: `Bearer ${valid}x` })).status).toBe(429);
    }
  });

  test('ends after ten minutes', async () => {
    const { get } = await createGuessedApp();
    await setTimeAhead(590_000);
    expect((await get(PATH, STAFF)).status).toBe(429);
    await setTimeAhead(600_001);
    expect((await get(PATH, STAFF)).status).toBe(200);
  });

  test('is not reached by nine wrong tokens, or by missing ones', async () => {
    const { get } = createTestApp();
    for (let guess = 0; guess < 9; guess += 1) await get(PATH, WRONG);
    for (let missing = 0; missing < 20; missing += 1) await get(PATH);
    expect((await get(PATH, STAFF)).status).toBe(200);
    expect((await get(PATH, WRONG)).status).toBe(401);
  });
});
