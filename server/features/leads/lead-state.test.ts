import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { leads } from '../../../db/schema/leads';
import { users } from '../../../db/schema/staff';
import { movableClock } from '../../test/clock';
import { addPerson, dropPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { anInquiry, storeLeads } from './leads.examples';

const PATH = '/api/admin/leads';

/** A Monday morning in Amman, where the firm works from Sunday to Thursday. */
const MONDAY_10 = '2026-11-23T07:00:00.000Z';
const TUESDAY_10 = '2026-11-24T07:00:00.000Z';

function createDesk(env: Record<string, string> = {}) {
  const { clock, advance } = movableClock(MONDAY_10);
  const app = createTestApp({ env, deps: { clock } });
  return {
    ...app,
    advance,
    /** Sends an inquiry. Returns its id. */
    receive: async (overrides = {}) => {
      const response = await app.send('POST', '/api/contact', anInquiry(overrides));
      return ((await response.json()) as { id: string }).id;
    },
    update: (id: string, changes: object) => app.send('PUT', `${PATH}/${id}`, changes, STAFF),
    list: async (query = '') => {
      const response = await app.get(`${PATH}${query}`, STAFF);
      expect(response.status).toBe(200);
      return (await response.json()) as { leads: Record<string, unknown>[]; count: number };
    },
  };
}

/** The row that an update returns. */
async function row(response: Response | Promise<Response>) {
  const { status, ...rest } = (await (await response).json()) as Record<string, unknown>;
  return { status, ...rest };
}

test('an inquiry is new, owned by nobody and due a working day later', async () => {
  const { receive, list } = createDesk();
  const id = await receive({ language: 'ar' });
  expect((await list()).leads).toEqual([
    expect.objectContaining({
      id,
      status: 'new',
      lostReason: null,
      ownerId: null,
      answeredAt: null,
      dueAt: TUESDAY_10,
      language: 'ar',
      source: null,
      createdAt: MONDAY_10,
      updatedAt: MONDAY_10,
    }),
  ]);
});

test('the working hours are those of the settings', async () => {
  const { receive, list } = createDesk({ WORKING_DAYS: 'mon,thu', WORKING_HOURS: '13:00-15:00' });
  await receive();
  // Thursday at one, counted from Monday's opening.
  expect((await list()).leads[0]?.dueAt).toBe('2026-11-26T10:00:00.000Z');
});

test('a lead from before the update stays new and is due at no time', async () => {
  const { deps, list } = createDesk();
  storeLeads(deps.database, 1);
  expect((await list()).leads[0]).toMatchObject({ status: 'new', dueAt: null });
  expect((await list('?overdue=true')).count).toBe(0);
});

describe('a status that is set by hand', () => {
  test('answered: is not due any more, and was answered now', async () => {
    const { receive, update, advance } = createDesk();
    const id = await receive();
    advance(60_000);
    expect(await row(update(id, { status: 'answered' }))).toMatchObject({
      status: 'answered',
      answeredAt: '2026-11-23T07:01:00.000Z',
      dueAt: null,
    });
    advance(60_000);
    await update(id, { status: 'qualified' });
    expect(await row(update(id, { status: 'answered' }))).toMatchObject({
      answeredAt: '2026-11-23T07:01:00.000Z',
    });
  });

  test('qualified: still waits for an answer', async () => {
    const { receive, update } = createDesk();
    expect(await row(update(await receive(), { status: 'qualified' }))).toMatchObject({
      answeredAt: null,
      dueAt: TUESDAY_10,
    });
  });

  test('lost: needs a reason, which another status clears', async () => {
    const { receive, update } = createDesk();
    const id = await receive();
    const refused = await update(id, { status: 'lost' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'lostReason', message: 'Choose why the lead was lost' }],
    });
    expect(await row(update(id, { status: 'lost', lostReason: 'timing' }))).toMatchObject({
      lostReason: 'timing',
      dueAt: null,
    });
    expect(await row(update(id, { status: 'new' }))).toMatchObject({
      lostReason: null,
      dueAt: TUESDAY_10,
    });
  });
});

describe('an owner', () => {
  test('is a colleague, and nobody after the colleague was removed', async () => {
    const { deps, receive, update, list } = createDesk();
    addPerson(deps.database, 'rana', 'agent');
    const rana = deps.database.select().from(users).where(eq(users.username, 'rana')).get();
    const id = await receive();
    await receive();
    expect((await update(id, { ownerId: rana?.id })).status).toBe(200);
    expect((await list(`?ownerId=${rana?.id}`)).leads).toMatchObject([{ id }]);
    expect((await list('?ownerId=none')).count).toBe(1);
    dropPerson(deps.database, 'rana');
    expect((await list('?ownerId=none')).count).toBe(2);
    const refused = await update(id, { ownerId: rana?.id });
    expect(await refused.json()).toMatchObject({ status: 400, errors: [{ path: 'ownerId' }] });
  });

  test('may read leads, and keeps those that are theirs with another role', async () => {
    const { deps, receive, update, staff } = createDesk();
    const idOf = (name: string) =>
      deps.database.select().from(users).where(eq(users.username, name)).get()?.id ?? '';
    addPerson(deps.database, 'edith', 'editor');
    addPerson(deps.database, 'rana', 'agent');
    const id = await receive();
    const refused = await update(id, { ownerId: idOf('edith') });
    expect(await refused.json()).toMatchObject({
      status: 400,
      errors: [
        { path: 'ownerId', message: 'The owner must be a member of staff who may read leads' },
      ],
    });
    await update(id, { ownerId: idOf('rana') });
    await staff().staff.update({ id: idOf('rana'), role: 'editor' });
    const kept = await row(update(id, { ownerId: idOf('rana'), company: 'Tiraz Home' }));
    expect(kept).toMatchObject({ ownerId: idOf('rana'), company: 'Tiraz Home' });
    const colleagues = await staff().staff.colleagues();
    expect(colleagues.map(({ name, role }) => [name, role])).toEqual([
      ['edith', 'editor'],
      ['rana', 'editor'],
      ['Administrator', 'admin'],
    ]);
  });

  test('may be the holder of ADMIN_TOKEN', async () => {
    const { receive, update } = createDesk();
    const id = await receive();
    expect((await update(id, { ownerId: ADMINISTRATOR_ID })).status).toBe(200);
    expect(await row(update(id, { ownerId: null }))).toMatchObject({ ownerId: null });
  });
});

test('overdue leads are past their due time, and neither answered, won nor lost', async () => {
  const { receive, update, list, advance } = createDesk();
  const [late, answered, won] = [await receive(), await receive(), await receive()];
  await update(answered, { status: 'answered' });
  await update(won, { status: 'won' });
  expect((await list('?overdue=true')).count).toBe(0);
  advance(24 * 3_600_000 + 1);
  expect((await list('?overdue=true')).leads).toMatchObject([{ id: late }]);
  expect((await list('?overdue=false')).count).toBe(2);
});

test('the list is filtered by status, interest and time, together with a search', async () => {
  const { receive, update, list, advance } = createDesk();
  const first = await receive({ interest: 'other', name: 'Omar Saleh' });
  advance(3_600_000);
  const second = await receive({ interest: 'supply-chain', name: 'Omar Haddad' });
  await update(second, { status: 'qualified' });
  expect((await list('?status=qualified')).leads).toMatchObject([{ id: second }]);
  expect((await list('?interest=other')).leads).toMatchObject([{ id: first }]);
  expect((await list(`?to=2026-11-23T07:30:00Z`)).leads).toMatchObject([{ id: first }]);
  expect((await list(`?from=2026-11-23T07:30:00Z&search=omar`)).leads).toMatchObject([
    { id: second },
  ]);
  expect(await list('?status=qualified&search=saleh')).toEqual({ leads: [], count: 0 });
});

test.each(['?status=hot', '?overdue=maybe', '?interest=cars', '?from=monday'])(
  'refuses the filter %s at its name',
  async (query) => {
    const { get } = createDesk();
    const response = await get(PATH + query, STAFF);
    expect(response.status).toBe(400);
    const path = /\?(\w+)/.exec(query)?.[1];
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  },
);

test('corrected fields are found by the search', async () => {
  const { receive, update, list } = createDesk();
  const id = await receive();
  await update(id, { name: 'Huda Mansour', email: 'huda@petra.example', company: 'Petra Steel' });
  for (const word of ['huda', 'petra.example', 'steel']) {
    expect((await list(`?search=${word}`)).leads, word).toMatchObject([{ id }]);
  }
});

test('a stale save is refused, and names nothing of what was typed', async () => {
  const { receive, update, advance } = createDesk();
  const id = await receive();
  advance(1_000);
  await update(id, { status: 'qualified' });
  const stale = await update(id, { name: 'Huda', updatedAt: MONDAY_10 });
  expect(stale.status).toBe(409);
  expect(await stale.text()).not.toContain('Huda');
});

test('a save that changes nothing is no event, and leaves the version valid', async () => {
  const { receive, update, list, advance } = createDesk();
  const id = await receive();
  advance(1_000);
  for (const same of [{}, { status: 'new' }, { name: null }]) {
    const response = await update(id, same);
    expect(await response.json()).toMatchObject({ id, updatedAt: MONDAY_10 });
  }
  expect((await list()).leads).toMatchObject([{ updatedAt: MONDAY_10 }]);
  expect((await update(id, { phone: '077', updatedAt: MONDAY_10 })).status).toBe(200);
});

test('each change is recorded as what matters most about it', async () => {
  const { receive, update, get } = createDesk();
  const id = await receive();
  await update(id, { company: 'Petra Steel' });
  await update(id, { ownerId: ADMINISTRATOR_ID, phone: null });
  await update(id, { status: 'won', ownerId: null });
  const log = await get(`/api/admin/activities?subjectType=lead&subjectId=${id}`, STAFF);
  expect(await log.json()).toMatchObject([
    { type: 'lead.status_changed', data: { from: 'new', to: 'won' } },
    { type: 'lead.assigned', data: { from: null, to: ADMINISTRATOR_ID } },
    { type: 'lead.updated', data: { fields: ['company'] } },
    { type: 'lead.created' },
  ]);
});

describe('spam', () => {
  const spam = { message: 'http://a.example '.repeat(6) };

  test('is due at no time, until somebody finds it', async () => {
    const { receive, caller, deps, advance } = createDesk();
    const id = await receive(spam);
    const stored = () => deps.database.select().from(leads).where(eq(leads.id, id)).get();
    expect(stored()).toMatchObject({ isSpam: true, dueAt: null });
    advance(3_600_000);
    await caller({ authorization: STAFF.Authorization }).leads.markSpam({ id, isSpam: false });
    expect(stored()?.dueAt).toBe('2026-11-24T08:00:00.000Z');
    await caller({ authorization: STAFF.Authorization }).leads.markSpam({ id, isSpam: true });
    expect(stored()?.dueAt).toBeNull();
  });

  test('that is none gets its due time back by an Undo, though it was answered once', async () => {
    const { receive, update, caller, deps } = createDesk();
    const id = await receive();
    const staff = caller({ authorization: STAFF.Authorization });
    const stored = () => deps.database.select().from(leads).where(eq(leads.id, id)).get();
    await update(id, { status: 'answered' });
    await staff.leads.addNote({ id, kind: 'answer', text: 'When can you come?' });
    const dueAt = stored()?.dueAt;
    expect(dueAt).toBeTruthy();
    await staff.leads.markSpam({ id, isSpam: true });
    expect(stored()?.dueAt).toBeNull();
    await staff.leads.markSpam({ id, isSpam: false, dueAt });
    expect(stored()).toMatchObject({ status: 'answered', isSpam: false, dueAt });
  });

  test('is deleted for good; no other lead is', async () => {
    const { receive, caller, deps } = createDesk();
    const [id, other] = [await receive(spam), await receive()];
    await caller({ authorization: STAFF.Authorization }).leads.remove({ id });
    await expect(
      caller({ authorization: STAFF.Authorization }).leads.remove({ id: other }),
    ).rejects.toThrow('Only spam');
    expect(deps.database.select({ id: leads.id }).from(leads).all()).toEqual([{ id: other }]);
  });
});
