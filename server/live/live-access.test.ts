import { expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../../db/permissions';
import { storeClient } from '../features/clients/clients.examples';
import { anInquiry } from '../features/leads/leads.examples';
import { users } from '../../db/schema/staff';
import { aVisitor } from '../test/chat';
import { createLiveServer } from '../test/live-server';
import { addPerson } from '../test/staff';
import { STAFF } from '../test/test-app';

async function createDesk() {
  const live = await createLiveServer();
  return {
    ...live,
    /** Opens the staff socket of a new person. */
    open: async (role: StaffRole, visitor = '') => {
      const token = addPerson(live.deps.database, role, role);
      const headers = { Authorization: `Bearer ${token}` };
      const signedIn = await live.get('/trpc/leads.list?input={}', headers);
      const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      return live.open({ Cookie: visitor ? `${Cookie}; ${visitor}` : Cookie }).subscribe('staff');
    },
  };
}

/** What staff of each role receive of one event about each kind of record. */
const RECEIVED: Record<StaffRole, string[]> = {
  admin: ['lead', 'notified', 'message', 'changed client', 'changed page', 'changed staff'],
  agent: ['lead', 'notified', 'message', 'changed client', 'changed page'],
  editor: ['changed page'],
};

test('staff receive the events of records that they may read, and no others', async () => {
  const desk = await createDesk();
  const sockets = [];
  for (const role of STAFF_ROLES) sockets.push({ role, socket: await desk.open(role) });
  await desk.send('POST', '/api/contact', anInquiry());
  await aVisitor(desk);
  const client = storeClient(desk.deps.database);
  await desk.send('PUT', `/api/admin/clients/${client}`, { company: 'Petra' }, STAFF);
  const page = { title: 'Careers', slug: 'careers', content: [] };
  await desk.send('POST', '/api/admin/pages', page, STAFF);
  const person = { name: 'Noor Jaber', email: 'noor@masar.example', role: 'agent' };
  await desk.send('POST', '/api/admin/staff', person, STAFF);
  // Everybody receives this last one.
  await desk.send('POST', '/api/admin/pages', { ...page, slug: 'last' }, STAFF);
  for (const { role, socket } of sockets) {
    const expected = [...RECEIVED[role], 'changed page'];
    await socket.until(() => socket.events.length >= expected.length);
    const received = socket.events.map(({ type, ...event }) =>
      'subjectType' in event ? `${type} ${String(event.subjectType)}` : type,
    );
    expect(received, role).toEqual(expected);
  }
});

test.each([
  ['removed', 'DELETE', undefined],
  ['given another role', 'PUT', { role: 'editor' }],
])('the sockets of a person who is %s are closed at once', async (_what, method, body) => {
  const desk = await createDesk();
  // Who has written to the chat as a visitor still may open a visitor's socket.
  const { Cookie } = await aVisitor(desk);
  const [agent, admin] = [await desk.open('agent', Cookie), await desk.open('admin')];
  const people = desk.deps.database.select().from(users).all();
  const { id } = people.find(({ role }) => role === 'agent') ?? {};
  await desk.send(method, `/api/admin/staff/${id}`, body, STAFF);
  await agent.until(() => agent.closedWith !== undefined);
  expect(agent.closedWith).toBe(1008);
  await admin.until(() => admin.events.length > 0);
  expect(admin.closedWith).toBeUndefined();
});
