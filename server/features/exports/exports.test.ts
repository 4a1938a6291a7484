import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../db/client';
import { newId } from '../../../db/ids';
import { activities } from '../../../db/schema/activities';
import { media, mediaChunks } from '../../../db/schema/media';
import { type Permission, PERMISSIONS, STAFF_ROLES, type StaffRole } from '../../../db/permissions';
import { hashToken } from '../staff/tokens';
import { createLiveServer } from '../../test/live-server';
import { problemOf } from '../../test/responses';
import { addPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { readZip } from '../../test/zip';
import { storeLeads } from '../leads/leads.examples';
import { openSession } from '../staff/sessions';
import { storeToken } from '../tokens/tokens.examples';

const PATH = '/api/admin/export';
const NOON = new Date('2026-11-23T22:30:00.000Z');

type TestApp = ReturnType<typeof createTestApp>;

const isRunning = async ({ staff }: TestApp) =>
  (await staff().exports.status())?.outcome === 'running';

const eventsOf = ({ deps }: TestApp) =>
  deps.database
    .select()
    .from(activities)
    .all()
    .filter(({ type }) => type === 'data.exported');

/** More than the buffers of two sockets hold, so that an export cannot be done before it is read. */
function storeFile(database: Database, megabytes: number): void {
  const id = newId();
  const file = { id, filename: 'a.png', originalName: 'a.png', mimeType: 'image/png', url: '/a' };
  database
    .insert(media)
    .values({ ...file, size: megabytes * 1_000_000 })
    .run();
  const bytes = randomBytes(1_000_000);
  for (let position = 0; position < megabytes; position += 1) {
    database.insert(mediaChunks).values({ mediaId: id, position, bytes }).run();
  }
}

function sessionOf({ deps }: TestApp, role: StaffRole): string {
  const token = addPerson(deps.database, `a-${role}`, role);
  const holder = deps.database.$client
    .prepare('select id from users where username = ?')
    .get(`a-${role}`) as { id: string };
  return `staff_session=${openSession(
    deps.database,
    { id: holder.id, tokenHash: hashToken(token) },
    { now: new Date().toISOString() },
  )}`;
}

test('the export is a ZIP file that no cache keeps, named by the day of the site', async () => {
  const testApp = createTestApp({ deps: { clock: () => NOON } });
  storeLeads(testApp.deps.database, 3);
  const response = await testApp.get(PATH, STAFF);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="masar-2026-11-24.zip"',
    'cache-control': 'private, no-store',
  });
  const files = await readZip(Buffer.from(await response.arrayBuffer()));
  expect(String(files.get('tables/leads.csv')).split('\r\n')).toHaveLength(5);
  await expect.poll(() => isRunning(testApp)).toBe(false);
});

test('an export is recorded once, with who made it', async () => {
  const testApp = createTestApp();
  const { id, token } = storeToken(testApp.deps.database, { permissions: ['data:export'] });
  const response = await testApp.get(PATH, { Authorization: `Bearer ${token}` });
  // Before the first byte is read.
  expect(eventsOf(testApp)).toMatchObject([{ actorType: 'token', actorId: id, data: {} }]);
  await response.arrayBuffer();
  expect(eventsOf(testApp)).toHaveLength(1);
});

test('HEAD says what GET would send, and exports nothing', async () => {
  const testApp = createTestApp();
  const response = await testApp.app.request(PATH, { method: 'HEAD', headers: STAFF }, {});
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(eventsOf(testApp)).toEqual([]);
  expect(await isRunning(testApp)).toBe(false);
});

test.each(STAFF_ROLES)('a session of an %s may export only with the permission', async (role) => {
  const testApp = createTestApp();
  const response = await testApp.get(PATH, {
    Cookie: sessionOf(testApp, role),
    'Sec-Fetch-Site': 'same-origin',
  });
  expect(response.status).toBe(role === 'admin' ? 200 : 403);
  if (role === 'admin') {
    await response.arrayBuffer();
    return;
  }
  expect((await problemOf(response)).detail).toContain('data:export');
  expect(eventsOf(testApp)).toEqual([]);
});

test.each(['cross-site', 'same-site', 'none'])('a session cannot export from %s', async (site) => {
  const testApp = createTestApp();
  const headers = { Cookie: sessionOf(testApp, 'admin'), 'Sec-Fetch-Site': site };
  expect((await testApp.get(PATH, headers)).status).toBe(403);
  expect(eventsOf(testApp)).toEqual([]);
});

test('a token of a tool may export only with the permission', async () => {
  const testApp = createTestApp();
  const statusWith = async (permissions: Permission[]) => {
    const { token } = storeToken(testApp.deps.database, { permissions });
    const response = await testApp.get(PATH, { Authorization: `Bearer ${token}` });
    await response.arrayBuffer();
    await expect.poll(() => isRunning(testApp)).toBe(false);
    return response.status;
  };
  expect(await statusWith(['data:export'])).toBe(200);
  expect(await statusWith(PERMISSIONS.filter((one) => one !== 'data:export'))).toBe(403);
});

test.each([
  ['nobody', {}],
  ['a guessed token', { Authorization: 'Bearer guessed' }],
])('%s is refused', async (_who, headers) => {
  const testApp = createTestApp();
  const response = await testApp.get(PATH, headers);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  await problemOf(response);
});

test('the description says what the export needs and returns', async () => {
  const { get } = createTestApp();
  const { paths } = (await (await get('/api/openapi.json')).json()) as {
    paths: Record<string, { get: { description: string; responses: Record<string, unknown> } }>;
  };
  const operation = paths[PATH]?.get;
  expect(operation?.description).toBe('Needs data:export.');
  expect(operation?.responses).toMatchObject({ 200: { content: { 'application/zip': {} } } });
  expect(Object.keys(operation?.responses ?? {})).toContain('429');
});

test('other methods are refused', async () => {
  const { send } = createTestApp();
  const response = await send('POST', PATH, {}, STAFF);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a second export is refused while the first one runs, and recorded as none', async () => {
  const testApp = createTestApp();
  storeLeads(testApp.deps.database, 10_000);
  const first = await testApp.get(PATH, STAFF);
  const second = await testApp.get(PATH, STAFF);
  expect(second.status).toBe(429);
  expect(second.headers.get('retry-after')).toBe('60');
  expect((await problemOf(second)).detail).toBe(
    'Another export is running. Try again when it is done.',
  );
  expect(eventsOf(testApp)).toHaveLength(1);
  await first.body?.cancel();
  await expect.poll(() => isRunning(testApp)).toBe(false);
  const third = await testApp.get(PATH, STAFF);
  expect(third.status).toBe(200);
  await third.arrayBuffer();
});

test('the status tells the bytes that were sent so far, and whether the file is complete', async () => {
  const testApp = createTestApp({ deps: { clock: () => NOON } });
  storeLeads(testApp.deps.database, 10_000);
  expect(await testApp.staff().exports.status()).toBeNull();
  const response = await testApp.get(PATH, STAFF);
  const reader = response.body?.getReader();
  await reader?.read();
  const status = await testApp.staff().exports.status();
  expect(status).toMatchObject({ startedAt: NOON.toISOString(), outcome: 'running' });
  expect(status?.bytes).toBeGreaterThan(0);
  await reader?.cancel();
  const outcome = async () => (await testApp.staff().exports.status())?.outcome;
  await expect.poll(outcome).toBe('incomplete');
  const file = await (await testApp.get(PATH, STAFF)).arrayBuffer();
  await expect.poll(outcome).toBe('complete');
  expect((await testApp.staff().exports.status())?.bytes).toBe(file.byteLength);
});

test('nothing stays open when the connection of the reader ends', async () => {
  const server = await createLiveServer();
  const { database } = server.deps;
  storeFile(database, 64);
  const controller = new AbortController();
  const response = await fetch(`http://${server.host}${PATH}`, {
    headers: STAFF,
    signal: controller.signal,
  });
  await response.body?.getReader().read();
  expect(await isRunning(server)).toBe(true);
  controller.abort();
  await expect.poll(() => isRunning(server)).toBe(false);
  storeLeads(database, 1);
  const log = database.$client.pragma('wal_checkpoint(TRUNCATE)');
  expect(log).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);
});

test('an export that fails in the middle ends the connection, and the log says why', async () => {
  const server = await createLiveServer();
  const { database } = server.deps;
  database.$client.exec("insert into pages (id, title, slug, content) values ('p', 't', 's', '{')");
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => printed.mockRestore());
  const response = await fetch(`http://${server.host}${PATH}`, { headers: STAFF });
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  expect(await isRunning(server)).toBe(false);
  const line = server.logged.find(({ msg }) => msg === 'a download ended early');
  expect(line).toMatchObject({ path: PATH, error: { type: 'SyntaxError' } });
  // By the HTTP adapter: without the text that is not JSON.
  expect(printed.mock.calls).toEqual([[new Error('The file ended early.')]]);
});
