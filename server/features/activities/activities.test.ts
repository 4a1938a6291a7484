import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { AGENT, aVisitor } from '../../test/chat';
import { DAY_MS, movableClock } from '../../test/clock';
import { addPerson, dropPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { storeClient } from '../clients/clients.examples';
import { anInquiry, storeLead } from '../leads/leads.examples';
import { removeExpiredActivities } from '.';
import { storeActivity } from './activities.examples';

const PATH = '/api/admin/activities';

type Row = Record<string, unknown> & { type: string; subjectId: string };

function createLog() {
  const { clock, advance } = movableClock();
  const app = createTestApp({ deps: { clock } });
  return {
    ...app,
    advance,
    list: async (query = '', headers: Record<string, string> = STAFF) => {
      const response = await app.get(`${PATH}${query}`, headers);
      expect(response.status).toBe(200);
      return (await response.json()) as Row[];
    },
  };
}

test('an event has its actor, request and data, without names and texts', async () => {
  const { send, deps, list } = createLog();
  const rana = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
  const inquiry = await send('POST', '/api/contact', anInquiry());
  const client = storeClient(deps.database);
  const updated = await send('PUT', `/api/admin/clients/${client}`, { company: 'Petra' }, rana);
  const [change, lead] = await list();
  expect(lead).toMatchObject({ type: 'lead.created', actorType: 'visitor', actor: null, data: {} });
  expect(change).toMatchObject({
    type: 'client.updated',
    subjectId: client,
    actorType: 'staff',
    actor: { name: 'rana', isRemoved: false },
    data: { fields: ['company'] },
  });
  const stored = deps.database.select().from(activities).all();
  expect(stored.map(({ requestId }) => requestId)).toEqual([
    inquiry.headers.get('x-request-id'),
    updated.headers.get('x-request-id'),
  ]);
  expect(JSON.stringify(stored)).not.toMatch(/Petra|rana|@/);
});

test('a change of a closed list is an event of its own, with both values', async () => {
  const { send, deps, list } = createLog();
  const id = storeClient(deps.database);
  await send('PUT', `/api/admin/clients/${id}`, { status: 'inactive', company: 'Petra' }, STAFF);
  expect(await list('?type=client.status_changed')).toMatchObject([
    {
      actor: { name: 'Administrator' },
      data: { fields: ['company', 'status'], from: 'active', to: 'inactive' },
    },
  ]);
});

test('a write that changes nothing, fails or is repeated records no event', async () => {
  const app = createLog();
  const { send, list } = app;
  const { conversation } = await aVisitor(app);
  const close = () =>
    send('PUT', `/api/admin/chat/conversations/${conversation.id}`, { status: 'closed' }, STAFF);
  await close();
  await close();
  await send('PUT', `/api/admin/clients/${conversation.id}`, { status: 'inactive' }, STAFF);
  const key = { 'Idempotency-Key': 'the-first-one' };
  for (let turn = 0; turn < 2; turn += 1) await send('POST', '/api/contact', anInquiry(), key);
  const types = (await list()).map(({ type }) => type);
  expect(types).toEqual(['lead.created', 'conversation.status_changed', 'conversation.started']);
});

test('the log is filtered by person, type, record and time', async () => {
  const { send, get, deps, list, advance } = createLog();
  const rana = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
  const [one, two] = [storeClient(deps.database), storeClient(deps.database)];
  const rename = (id: string, headers: Record<string, string>) =>
    send('PUT', `/api/admin/clients/${id}`, { company: 'Petra' }, headers);
  await rename(one, STAFF);
  advance(DAY_MS);
  await rename(two, rana);
  const [latest, first] = await list();
  expect([latest?.subjectId, first?.subjectId]).toEqual([two, one]);
  const found = async (query?: string) => (await list(query)).map(({ subjectId }) => subjectId);
  expect(await found(`?actorId=${String(latest?.actorId)}`)).toEqual([two]);
  expect(await found('?subjectType=client')).toEqual([two, one]);
  expect(await found('?subjectType=lead')).toEqual([]);
  expect(await found('?subjectType=lead&type=client.updated')).toEqual([]);
  expect(await found(`?subjectType=client&subjectId=${one}`)).toEqual([one]);
  expect(await found(`?from=${String(latest?.createdAt)}`)).toEqual([two]);
  expect(await found(`?to=${String(first?.createdAt)}`)).toEqual([one]);
  expect(await found('?limit=1')).toEqual([two]);
  const page = await get(`${PATH}?limit=1&subjectType=client`, STAFF);
  const [, next] = /<([^>]+)>/.exec(page.headers.get('link') ?? '') ?? [];
  expect(await found(next?.slice(PATH.length))).toEqual([one]);
});

test('the history of a lead has the events of the client that it became', async () => {
  const { send, deps, list } = createLog();
  const leadId = storeLead(deps.database);
  const body = { name: 'Rana Odeh', email: 'rana@petra.example', company: 'Petra', leadId };
  await send('POST', '/api/admin/clients', body, STAFF);
  const agent = { Authorization: `Bearer ${addPerson(deps.database, 'lina', 'agent')}` };
  expect(await list(`?subjectType=lead&subjectId=${leadId}`, agent)).toMatchObject([
    { type: 'client.created', subject: { title: 'Rana Odeh', isRemoved: false } },
    { type: 'lead.status_changed', data: { from: 'new', to: 'won' } },
  ]);
});

test('the history of a conversation has each event once, page by page', async () => {
  const { send, list } = createLog();
  const { conversation } = await aVisitor({ send });
  const path = `/api/chat/conversations/${conversation.id}/messages`;
  for (const message of ['Yes', 'Often']) await send('POST', path, { ...AGENT, message }, STAFF);
  const query = `?subjectType=conversation&subjectId=${conversation.id}`;
  const all = await list(query);
  expect(all.map(({ type }) => type)).toEqual([
    ...Array<string>(2).fill('conversation.message_sent'),
    'conversation.started',
  ]);
  expect(await list(`${query}&limit=2`)).toEqual(all.slice(0, 2));
  expect(await list(`${query}&type=conversation.started`)).toEqual(all.slice(2));
});

test('a history is for those who may read the record, the log for admins', async () => {
  const { get, deps } = createLog();
  const editor = { Authorization: `Bearer ${addPerson(deps.database, 'hala', 'editor')}` };
  expect((await get(PATH, editor)).status).toBe(403);
  expect((await get(`${PATH}?subjectType=insight`, editor)).status).toBe(403);
  expect((await get(`${PATH}?subjectType=insight&subjectId=x`, editor)).status).toBe(200);
  expect((await get(`${PATH}?subjectType=lead&subjectId=x`, editor)).status).toBe(403);
  expect((await get(`${PATH}?subjectId=x`, STAFF)).status).toBe(400);
});

test('removed people keep their name in the log, removed records have none', async () => {
  const { send, deps, list } = createLog();
  const rana = { Authorization: `Bearer ${addPerson(deps.database, 'rana')}` };
  const page = { title: 'Careers', slug: 'careers', content: [] };
  const created = await send('POST', '/api/admin/pages', page, rana);
  const { id } = (await created.json()) as { id: string };
  expect((await list())[0]).toMatchObject({ subject: { title: 'Careers', isRemoved: false } });
  await send('DELETE', `/api/admin/pages/${id}`, undefined, rana);
  dropPerson(deps.database, 'rana');
  expect((await list())[0]).toMatchObject({
    type: 'page.removed',
    actor: { name: 'rana', isRemoved: true },
    subject: { title: null, isRemoved: true },
  });
});

test('events expire after ACTIVITY_DAYS', async () => {
  const { deps, count } = createLog();
  const now = deps.clock().getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  for (let old = 0; old < 600; old += 1) storeActivity(deps.database, daysAgo(1_096));
  const kept = storeActivity(deps.database, daysAgo(1_094));
  await removeExpiredActivities(deps);
  expect(count(activities)).toBe(1);
  expect(deps.database.select().from(activities).all()).toMatchObject([{ subjectId: kept }]);
});
