import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { staffInvitations, users } from '../../../db/schema/staff';
import type { StaffRole } from '../../../db/permissions';
import { HOUR_MS, movableClock } from '../../test/clock';
import { addPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { anInquiry } from '../leads/leads.examples';
import { aPerson, storeInvited } from './staff.examples';

const PATH = '/api/admin/staff';

interface Invited {
  id: string;
  username: string;
  invitationUrl: string;
}

function createPeople(env: Record<string, string> = {}) {
  const { clock, advance } = movableClock();
  const app = createTestApp({ env, deps: { clock } });
  return {
    ...app,
    advance,
    invite: async (overrides = {}, headers: Record<string, string> = {}) => {
      const response = await app.send('POST', PATH, aPerson(overrides), { ...STAFF, ...headers });
      expect(response.status).toBe(201);
      return (await response.json()) as Invited;
    },
    /** Uses a link; returns the new access token. */
    accept: async ({ invitationUrl }: Invited) => {
      const secret = invitationUrl.split('/').at(-1) ?? '';
      const { token } = await app.caller().staff.acceptInvitation({ secret });
      return { Authorization: `Bearer ${token}` };
    },
    secretOf: ({ invitationUrl }: Invited) => ({ secret: invitationUrl.split('/').at(-1) ?? '' }),
    me: async (headers: Record<string, string>) => app.get('/api/admin/me', headers),
  };
}

test('an invited person uses the link once and has the rights of the role', async () => {
  const { invite, accept, me, get, caller, secretOf } = createPeople();
  const invited = await invite({ name: 'Lina Barakat', role: 'agent' });
  expect(await caller().staff.invitation(secretOf(invited))).toEqual({
    state: 'open',
    name: 'Lina Barakat',
  });
  const lina = await accept(invited);
  expect(await (await me(lina)).json()).toMatchObject({
    id: invited.id,
    name: 'Lina Barakat',
    role: 'agent',
    permissions: expect.arrayContaining(['leads:read', 'chat:write']) as unknown,
  });
  expect((await get('/api/admin/leads', lina)).status).toBe(200);
  const refused = await get(PATH, lina);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    detail: 'This needs the permission settings:admin.',
  });
  expect(await caller().staff.invitation(secretOf(invited))).toEqual({ state: 'used', name: null });
  await expect(accept(invited)).rejects.toThrow('This invitation has been used already.');
});

test('an invitation expires after 72 hours, and a new one replaces it', async () => {
  const { invite, accept, advance, caller, send, secretOf } = createPeople();
  const invited = await invite();
  advance(72 * HOUR_MS);
  expect((await caller().staff.invitation(secretOf(invited))).state).toBe('expired');
  await expect(accept(invited)).rejects.toThrow('This invitation has expired.');
  const again = await send('POST', `${PATH}/${invited.id}/invitation`, {}, STAFF);
  expect(again.status).toBe(201);
  await accept((await again.json()) as Invited);
  await expect(accept(invited)).rejects.toThrow('This invitation was withdrawn');
});

test('a withdrawn invitation cannot be used', async () => {
  const { invite, accept, send } = createPeople();
  const invited = await invite();
  const path = `${PATH}/${invited.id}/invitation`;
  expect((await send('DELETE', path, undefined, STAFF)).status).toBe(204);
  await expect(accept(invited)).rejects.toThrow('This invitation was withdrawn');
});

test('an invitation gives a new token to somebody who has lost theirs', async () => {
  const { invite, accept, me, send } = createPeople();
  const invited = await invite();
  const lost = await accept(invited);
  const again = await send('POST', `${PATH}/${invited.id}/invitation`, {}, STAFF);
  const renewed = (await again.json()) as Invited;
  expect((await me(lost)).status).toBe(200);
  const found = await accept(renewed);
  expect((await me(found)).status).toBe(200);
  expect((await me(lost)).status).toBe(401);
});

test('secrets and tokens are stored as hashes, with an Idempotency-Key too', async () => {
  const { invite, accept, deps, logged } = createPeople();
  const person = aPerson();
  const first = await invite(person, { 'Idempotency-Key': 'invite-lina' });
  const repeated = await invite(person, { 'Idempotency-Key': 'invite-lina' });
  expect(repeated).toEqual({ ...first, invitationUrl: null });
  const { Authorization } = await accept(first);
  const dump = deps.database.$client.serialize().toString('latin1');
  expect(dump).not.toContain(first.invitationUrl.split('/').at(-1));
  expect(dump).not.toContain(Authorization.slice('Bearer '.length));
  expect(JSON.stringify(logged)).not.toContain(first.invitationUrl.split('/').at(-1));
});

test('an invitation is mailed where mail is set up', async () => {
  const { invite, deps } = createPeople({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const { invitationUrl } = await invite({ email: 'lina@masar.example' });
  const mails = deps.database.$client.prepare('select recipient, body from mail_outbox').all();
  expect(mails).toMatchObject([{ recipient: 'lina@masar.example' }]);
  expect(JSON.stringify(mails)).toContain(invitationUrl);
});

test.each([
  [{ role: 'owner' }, 400, 'role'],
  [{ email: 'lina' }, 400, 'email'],
  [{ name: ' ' }, 400, 'name'],
  [{ username: 'two words' }, 400, 'username'],
  [{ email: 'TAKEN@masar.example' }, 409, 'email'],
  [{ username: 'taken' }, 409, 'username'],
])('refuses a person with %j at the field', async (overrides, status, path) => {
  const { invite, send } = createPeople();
  await invite({ email: 'taken@masar.example', username: 'taken' });
  const response = await send('POST', PATH, aPerson(overrides), STAFF);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
});

test('another role ends the sessions, and the token stays', async () => {
  const { invite, accept, get, send, me } = createPeople();
  const invited = await invite({ role: 'agent' });
  const lina = await accept(invited);
  const signedIn = await get('/trpc/leads.list?input={}', lina);
  const session = { Cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
  expect((await me(session)).status).toBe(200);
  await send('PUT', `${PATH}/${invited.id}`, { role: 'editor' }, STAFF);
  expect((await me(session)).status).toBe(401);
  expect(await (await me(lina)).json()).toMatchObject({ role: 'editor' });
});

test('somebody who may not read leads is refused them, with a session', async () => {
  const { deps, get, me } = createPeople();
  const editor = { Authorization: `Bearer ${addPerson(deps.database, 'hala', 'editor')}` };
  const refused = await get('/trpc/leads.list?input={}', editor);
  expect(refused.status).toBe(403);
  const Cookie = refused.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await me({ Cookie })).status).toBe(200);
});

test('the last admin with access is neither removed nor demoted', async () => {
  const { invite, accept, send } = createPeople();
  const [first, second] = [await invite({ role: 'admin' }), await invite({ role: 'admin' })];
  await accept(first);
  const path = `${PATH}/${first.id}`;
  expect((await send('DELETE', path, undefined, STAFF)).status).toBe(409);
  expect((await send('PUT', path, { role: 'agent' }, STAFF)).status).toBe(409);
  await accept(second);
  expect((await send('DELETE', path, undefined, STAFF)).status).toBe(204);
});

test('a removed person stays as an id and a name alone', async () => {
  const { invite, accept, send, deps, me } = createPeople();
  const invited = await invite({ name: 'Rami Saad', username: 'rami', role: 'agent' });
  const rami = await accept(invited);
  await send('DELETE', `${PATH}/${invited.id}`, undefined, STAFF);
  expect((await me(rami)).status).toBe(401);
  expect(deps.database.select().from(users).all()).toMatchObject([
    {
      id: invited.id,
      name: 'Rami Saad',
      username: `removed:${invited.id}`,
      password: '',
      email: null,
    },
  ]);
  expect(deps.database.select().from(staffInvitations).all()).toEqual([]);
  expect((await send('DELETE', `${PATH}/${invited.id}`, undefined, STAFF)).status).toBe(404);
  expect(await invite({ username: 'rami' })).toMatchObject({ username: 'rami' });
});

test('what waits for a removed person is handed over, with an event for each', async () => {
  const { staff, deps, caller } = createTestApp();
  const { id: from } = storeInvited(deps.database);
  const { id: to } = storeInvited(deps.database);
  const { id: editor } = storeInvited(deps.database, { role: 'editor' });
  const ids = [];
  for (const status of ['new', 'won'] as const) {
    const { id } = await caller().leads.create(anInquiry());
    await staff().leads.update({ id, ownerId: from, status });
    ids.push(id);
  }
  expect(await staff().staff.openWork({ id: from })).toEqual({ leads: 1, conversations: 0 });
  for (const successorId of [editor, from, 'nobody']) {
    await expect(staff().staff.remove({ id: from, successorId })).rejects.toThrow(
      'The successor must be a colleague who may read leads',
    );
  }
  await staff().staff.remove({ id: from, successorId: to });
  const { leads } = await staff().leads.list({});
  expect(leads.map(({ ownerId }) => ownerId)).toEqual([to, to]);
  const events = deps.database.select().from(activities).all();
  expect(events.slice(-2)).toMatchObject([
    { type: 'staff.removed', subjectId: from },
    { type: 'lead.assigned', subjectId: ids[0], data: { from, to } },
  ]);
});

test('of somebody without a session, the list says when they last changed something', async () => {
  const { invite, accept, advance, send, staff } = createPeople();
  const { id, ...link } = await invite();
  const headers = await accept({ id, ...link });
  const lastSeen = async () =>
    (await staff().staff.list()).find((person) => person.id === id)?.lastSeenAt;
  const joinedAt = await lastSeen();
  advance(HOUR_MS);
  const client = { name: 'Rana', email: 'rana@petra.example', company: 'Petra' };
  expect((await send('POST', '/api/admin/clients', client, headers)).status).toBe(201);
  expect(Date.parse((await lastSeen()) ?? '') - Date.parse(joinedAt ?? '')).toBe(HOUR_MS);
});

test('a person is removed though somebody has their id as username', async () => {
  const { invite, send } = createPeople();
  const [first, second] = [await invite(), await invite()];
  await invite({ username: first.id });
  expect((await send('DELETE', `${PATH}/${first.id}`, undefined, STAFF)).status).toBe(204);
  expect((await send('DELETE', `${PATH}/${second.id}`, undefined, STAFF)).status).toBe(204);
  await invite({ username: second.id });
});

test('a renewed token replaces the old one and ends the other sessions', async () => {
  const { deps, get, me, send } = createPeople();
  const token = addPerson(deps.database, 'rana');
  const old = { Authorization: `Bearer ${token}` };
  const signIn = async () => {
    const response = await get('/trpc/leads.list?input={}', old);
    return { Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const [here, elsewhere] = [await signIn(), await signIn()];
  const renew = (presentToken: string) =>
    send(
      'POST',
      '/trpc/staff.renewToken',
      { presentToken },
      { ...here, 'Sec-Fetch-Site': 'same-origin' },
    );
  const refused = await renew('guessed');
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('This is not your present access token'),
  ]);
  expect((await me(old)).status).toBe(200);
  const renewed = await renew(token);
  const { result } = (await renewed.json()) as { result: { data: { token: string } } };
  expect((await me(here)).status).toBe(200);
  expect((await me(elsewhere)).status).toBe(401);
  expect((await me(old)).status).toBe(401);
  expect((await me({ Authorization: `Bearer ${result.data.token}` })).status).toBe(200);
});

test('signing out everywhere ends all sessions of the person, and of nobody else', async () => {
  const { deps, get, me, send } = createPeople();
  const rana = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
  const signIn = async (headers: Record<string, string>) => {
    const browser = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/142.0' };
    const response = await get('/trpc/leads.list?input={}', { ...headers, ...browser });
    return { Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const [first, second, other] = [await signIn(rana), await signIn(rana), await signIn(STAFF)];
  const sessions = await get('/trpc/staff.sessions', first);
  expect(await sessions.json()).toMatchObject({
    result: {
      data: [{ browser: 'Firefox, Windows' }, { browser: 'Firefox, Windows' }],
    },
  });
  await send(
    'POST',
    '/trpc/staff.signOutEverywhere',
    {},
    {
      ...first,
      'Sec-Fetch-Site': 'same-origin',
    },
  );
  for (const session of [first, second]) expect((await me(session)).status).toBe(401);
  expect((await me(other)).status).toBe(200);
});

test('the metrics are for admins', async () => {
  const { deps, get } = createPeople();
  const tokenOf = (role: StaffRole) => ({
    Authorization: `Bearer ${addPerson(deps.database, role, role)}`,
  });
  expect((await get('/metrics', tokenOf('admin'))).status).toBe(200);
  expect((await get('/metrics', tokenOf('agent'))).status).toBe(403);
});
