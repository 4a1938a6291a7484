import { describe, expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { clients } from '../../../db/schema/clients';
import { problemOf } from '../../test/responses';
import { aClient, storeClient } from './clients.examples';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { storeProject } from '../projects/projects.examples';
import { movableClock } from '../../test/clock';
import { storeLeads } from '../leads/leads.examples';
import { createTestApp, STAFF } from '../../test/test-app';

const PATH = '/api/admin/clients';

type Row = Record<string, unknown> & { id: string; updatedAt: string };
const rowOf = async (response: Response) => (await response.json()) as Row;
const rowsOf = async (response: Response) => (await response.json()) as Row[];

describe('a new client', () => {
  test('is returned with 201, defaults included', async () => {
    const { clock } = movableClock();
    const { send } = createTestApp({ deps: { clock } });
    const response = await send(
      'POST',
      PATH,
      aClient({ name: 'Rana', email: 'r@p.example' }),
      STAFF,
    );
    expect(response.status).toBe(201);
    expect(await rowOf(response)).toEqual({
      id: expect.any(String) as string,
      name: 'Rana',
      email: 'r@p.example',
      company: 'Petra Steel',
      phone: null,
      status: 'active',
      leadId: null,
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    });
  });

  test('accepts null for optional fields, and ignores unknown ones', async () => {
    const { send } = createTestApp();
    const posted = { ...aClient(), phone: null, status: null, id: 'mine', createdAt: 'x', more: 1 };
    const response = await send('POST', PATH, posted, STAFF);
    expect(response.status).toBe(201);
    const row = await rowOf(response);
    expect(row).toMatchObject({ phone: null, status: 'active' });
    expect(row.id).not.toBe('mine');
  });

  test.each([
    ['name', undefined, 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['email', undefined, 'Valid email is required'],
    ['email', 'nobody', 'Valid email is required'],
    ['company', '', 'Company is required'],
    ['phone', 5, 'Phone must be text'],
    ['status', 'asleep', 'Status must be one of active, inactive'],
    ['leadId', 'nothing', 'This lead does not exist'],
  ])('with %s %j is refused at that field', async (path, value, message) => {
    const { send, count } = createTestApp();
    const response = await send('POST', PATH, aClient({ [path]: value }), STAFF);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([{ path, message }]);
    expect(count(clients)).toBe(0);
  });

  test.each(['rana@petra.example', 'RANA@Petra.example'])(
    'with an e-mail in use (%s) is a 409 that names the field',
    async (email) => {
      const { send, deps } = createTestApp();
      storeClient(deps.database, { email: 'rana@petra.example' });
      const response = await send('POST', PATH, aClient({ email }), STAFF);
      expect(response.status).toBe(409);
      expect((await problemOf(response)).errors).toEqual([
        { path: 'email', message: 'This email is in use by another client' },
      ]);
    },
  );

  test('is stored once for one Idempotency-Key', async () => {
    const { send, count } = createTestApp();
    const headers = { ...STAFF, 'Idempotency-Key': 'once' };
    const body = aClient();
    const first = await rowOf(await send('POST', PATH, body, headers));
    const second = await rowOf(await send('POST', PATH, body, headers));
    expect(second).toEqual(first);
    expect(count(clients)).toBe(1);
  });
});

describe('a change of a client', () => {
  test('keeps omitted fields, clears null ones, and gets a later updatedAt', async () => {
    const { clock } = movableClock();
    const { send, deps } = createTestApp({ deps: { clock } });
    const now = clock().toISOString();
    const id = storeClient(deps.database, {
      phone: '+962 6 1',
      status: 'inactive',
      createdAt: now,
      updatedAt: now,
    });
    const first = await send('PUT', `${PATH}/${id}`, { company: 'Sahel' }, STAFF);
    expect(first.status).toBe(200);
    expect(await rowOf(first)).toMatchObject({
      company: 'Sahel',
      phone: '+962 6 1',
      status: 'inactive',
      updatedAt: '2026-11-21T09:00:00.001Z',
    });
    const second = await send('PUT', `${PATH}/${id}`, { phone: null }, STAFF);
    expect(await rowOf(second)).toMatchObject({
      company: 'Sahel',
      phone: null,
      updatedAt: '2026-11-21T09:00:00.002Z',
    });
  });

  test('may keep its own e-mail, but not take that of another', async () => {
    const { send, deps } = createTestApp();
    storeClient(deps.database, { email: 'taken@petra.example' });
    const id = storeClient(deps.database, { email: 'own@petra.example' });
    const own = await send('PUT', `${PATH}/${id}`, { email: 'own@petra.example' }, STAFF);
    expect(own.status).toBe(200);
    const taken = await send('PUT', `${PATH}/${id}`, { email: 'taken@petra.example' }, STAFF);
    expect(taken.status).toBe(409);
    expect((await problemOf(taken)).errors?.[0]?.path).toBe('email');
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ company: ' ' }, 'company', 'Company is required'],
    [{ status: 'gone' }, 'status', 'Status must be one of active, inactive'],
  ])('to %j is refused', async (body, path, message) => {
    const { send, deps } = createTestApp();
    const response = await send('PUT', `${PATH}/${storeClient(deps.database)}`, body, STAFF);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([{ path, message }]);
  });

  test.each(['0190a000-0000-7000-8000-000000000000', 'no-uuid'])(
    'of an unknown client (%s) is 404',
    async (id) => {
      const response = await createTestApp().send('PUT', `${PATH}/${id}`, aClient(), STAFF);
      expect(response.status).toBe(404);
      await problemOf(response);
    },
  );

  test('that names a stale version, in the body or in If-Match, is 409 and changes nothing', async () => {
    const { send, deps } = createTestApp();
    const id = storeClient(deps.database, { updatedAt: '2026-11-21T09:00:00.000Z' });
    const updatedAt = '2026-11-21T09:00:00.000Z';
    const fresh = await send('PUT', `${PATH}/${id}`, { name: 'First', updatedAt }, STAFF);
    expect(fresh.status).toBe(200);
    const stale = await send('PUT', `${PATH}/${id}`, { name: 'Second', updatedAt }, STAFF);
    expect(stale.status).toBe(409);
    expect((await problemOf(stale)).errors ?? []).toEqual([]);
    const headers = { ...STAFF, 'If-Match': `"${updatedAt}"` };
    const byHeader = await send('PUT', `${PATH}/${id}`, { name: 'Third' }, headers);
    expect(byHeader.status).toBe(409);
    const [row] = deps.database.select().from(clients).all();
    expect(row?.name).toBe('First');
  });
});

describe('the list of clients', () => {
  test('is an array, newest first, complete without a limit', async () => {
    const { get, deps } = createTestApp();
    expect(await rowsOf(await get(PATH, STAFF))).toEqual([]);
    const ids = Array.from({ length: 1_203 }, (_, index) =>
      storeClient(deps.database, {
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
      }),
    );
    const rows = await rowsOf(await get(PATH, STAFF));
    expect(rows.map(({ id }) => id)).toEqual(ids.reverse());
  });

  test('links to its next page', async () => {
    const { get, deps } = createTestApp();
    for (let count = 0; count < 3; count += 1) storeClient(deps.database);
    const first = await get(`${PATH}?limit=2`, STAFF);
    expect(await rowsOf(first)).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(await rowsOf(await get(next, STAFF))).toHaveLength(1);
  });
});

describe('a client and its lead', () => {
  test('is found by its lead, or by a lead with its e-mail address', async () => {
    const { deps, staff } = createTestApp();
    const [first = '', second = '', other = ''] = storeLeads(deps.database, 3, (index) => ({
      email: ['rana@petra.example', 'Rana@Petra.example', 'omar@petra.example'][index] ?? '',
    }));
    expect(await staff().clients.ofLead({ leadId: first })).toBeNull();
    const id = storeClient(deps.database, { email: 'rana@petra.example', leadId: first });
    expect(await staff().clients.ofLead({ leadId: first })).toMatchObject({ id });
    expect(await staff().clients.ofLead({ leadId: second })).toMatchObject({ id });
    expect(await staff().clients.ofLead({ leadId: other })).toBeNull();
  });

  test('wins its lead, but none that was lost', async () => {
    const { send, get, deps } = createTestApp();
    const [open, lost] = storeLeads(deps.database, 2, (index) => ({
      email: `dana${index}@petra.example`,
      status: index === 0 ? 'new' : 'lost',
      dueAt: index === 0 ? '2026-11-24T07:00:00.000Z' : null,
    }));
    const live: unknown[] = [];
    deps.bus.subscribe('staff', (event) => live.push(event));
    for (const [index, leadId] of [open, lost].entries()) {
      const body = aClient({ email: `dana${index}@petra.example`, leadId });
      expect((await send('POST', '/api/admin/clients', body, STAFF)).status).toBe(201);
    }
    const lead = async (id?: string) =>
      (await (await get(`/api/admin/leads/${id}`, STAFF)).json()) as object;
    expect(await lead(open)).toMatchObject({ status: 'won', dueAt: null });
    expect(await lead(lost)).toMatchObject({ status: 'lost' });
    expect(live).toMatchObject([
      { type: 'changed', subjectType: 'client' },
      { type: 'lead', changed: { lead: { id: open, status: 'won' } } },
      { type: 'changed', subjectType: 'client' },
    ]);
    const types = deps.database.select().from(activities).all();
    expect(types.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['client.created', 'lead.status_changed']),
    );
  });

  test('the draft copies the contact details of the lead', async () => {
    const { staff, deps } = createTestApp();
    const [leadId = ''] = storeLeads(deps.database, 1, () => ({
      name: 'Dana',
      email: 'd@n.example',
      company: null,
      phone: '1',
      language: 'ar',
    }));
    expect(await staff().clients.draft({ leadId })).toEqual({
      leadId,
      name: 'Dana',
      email: 'd@n.example',
      company: null,
      phone: '1',
      language: 'ar',
    });
    await expect(staff().clients.draft({ leadId: 'none' })).rejects.toThrow('not found');
  });

  test('the detail shows lead, projects and the latest update of each', async () => {
    const { staff, deps, send } = createTestApp();
    const [leadId = ''] = storeLeads(deps.database, 1, () => ({ message: 'Help us.' }));
    const created = await rowOf(await send('POST', PATH, aClient({ leadId }), STAFF));
    const projectId = storeProject(deps.database, { clientId: created.id });
    storeUpdate(deps.database, { projectId, createdAt: '2026-11-01T00:00:00.000Z' });
    const latestUpdate = { title: 'Later', createdAt: '2026-11-02T00:00:00.000Z' };
    storeUpdate(deps.database, { projectId, ...latestUpdate });
    const detail = await staff().clients.detail({ id: created.id });
    expect(detail.client).toEqual(created);
    expect(detail.lead).toMatchObject({ id: leadId, message: 'Help us.' });
    expect(detail.projects).toMatchObject([
      { id: projectId, lastUpdateAt: latestUpdate.createdAt, latestUpdate },
    ]);
    await expect(staff().clients.detail({ id: 'none' })).rejects.toThrow('not found');
  });

  test('a client with projects cannot be deleted, not even by hand', () => {
    const { deps } = createTestApp();
    storeProject(deps.database);
    expect(() => deps.database.delete(clients).run()).toThrow(/FOREIGN KEY/);
  });
});
