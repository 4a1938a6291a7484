import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { STAFF_ROLES } from '../../../db/permissions';
import { clientContacts } from '../../../db/schema/client-contacts';
import { asks, updateComments } from '../../../db/schema/project-updates';
import { noRateLimits } from '../../core/rate-limits';
import { addClientPages, SAME_SITE } from '../../test/client-pages';
import { createLiveServer } from '../../test/live-server';
import { addPerson } from '../../test/staff';
import { STAFF } from '../../test/test-app';
import { rowOf } from '../../test/uploads';
import { removeContact } from '../contacts/contacts.service';
import { PORTAL_FORMS } from './portal-forms.http';

/** What only the contacts of client A may see. */
const SECRET = 'Screens of the returns desk';

/** Everybody who may knock, each with the headers of a browser. */
const CALLERS = [
  'contact of A',
  'contact of B',
  'removed contact',
  'contact whose access was ended',
  'visitor',
  'forger',
  ...STAFF_ROLES,
] as const;
type Caller = (typeof CALLERS)[number];

async function createWorld() {
  const live = await createLiveServer({ deps: { limits: noRateLimits } });
  const { database } = live.deps;
  const a = addClientPages(live);
  const removed = addClientPages(live);
  const ended = addClientPages(live);
  removeContact(database, { clientId: removed.clientId, contactId: removed.contactId });
  database
    .update(clientContacts)
    .set({ accessEndedAt: '2026-11-21T09:00:00.000Z' })
    .where(eq(clientContacts.id, ended.contactId))
    .run();
  const session = async (role: (typeof STAFF_ROLES)[number]) => {
    const token = addPerson(database, role, role);
    const headers = { Authorization: `Bearer ${token}` };
    const signedIn = await live.get('/trpc/leads.list?input={}', headers);
    return signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const cookies: Record<Caller, string> = {
    'contact of A': a.cookie,
    'contact of B': addClientPages(live).cookie,
    'removed contact': removed.cookie,
    'contact whose access was ended': ended.cookie,
    visitor: '',
    forger: `client_session=${'A'.repeat(43)}`,
    admin: await session('admin'),
    agent: await session('agent'),
    editor: await session('editor'),
  };
  const file = { name: 'screens.csv', bytes: Buffer.from(`${SECRET}\n`) };
  const files = `/api/admin/projects/${a.projectId}/files`;
  const stored = await rowOf(await a.sendFile(files, file, STAFF));
  const attachments = [{ mediaId: stored.id, filename: 'screens.csv', url: stored.url }];
  const { id } = await a.postUpdate({ title: SECRET, attachments, ask: { kind: 'approve' } });
  return { live, a, cookies, updateId: id, stored };
}

type World = Awaited<ReturnType<typeof createWorld>>;

/** Every address that shows something of A, and who may read it. */
const READS: Record<string, { path: (world: World) => string; readers: Caller[] }> = {
  'the pages': { path: () => '/client', readers: ['contact of A'] },
  'the pages in Arabic': { path: () => '/ar/client', readers: [] },
  'the procedure of the pages': {
    path: () => `/trpc/portal.home?input=${encodeURIComponent('{}')}`,
    readers: ['contact of A'],
  },
  'a file': {
    path: ({ stored }) => `/client/files/${stored.id}/${stored.filename}`,
    readers: ['contact of A', 'admin', 'agent'],
  },
  'a file, as staff read it': { path: ({ stored }) => stored.url, readers: ['admin', 'agent'] },
  'a file, as if it were public': {
    path: ({ stored }) => `/media/${stored.id}/${stored.filename}`,
    readers: [],
  },
  'the pages for staff': {
    path: ({ a }) => `/admin/preview/client/${a.clientId}`,
    readers: ['admin', 'agent'],
  },
  'the procedure for staff': {
    path: ({ a }) =>
      `/trpc/portal.preview?input=${encodeURIComponent(JSON.stringify({ id: a.clientId }))}`,
    readers: ['admin', 'agent'],
  },
  'the updates by REST': {
    path: ({ a }) => `/api/admin/projects/${a.projectId}/updates`,
    readers: ['admin', 'agent'],
  },
  'the open asks by REST': { path: () => '/api/admin/asks', readers: ['admin', 'agent'] },
};

test('every address of the pages shows them to those who may read them, and to nobody else', async () => {
  const world = await createWorld();
  const unexpected: string[] = [];
  let size = 0;
  for (const [what, { path, readers }] of Object.entries(READS)) {
    for (const caller of CALLERS) {
      const response = await world.live.get(path(world), { Cookie: world.cookies[caller] });
      const isShown = (await response.text()).includes(SECRET);
      size += 1;
      if (isShown !== readers.includes(caller)) unexpected.push(`${what}: ${caller}`);
    }
  }
  expect(unexpected).toEqual([]);
  expect(size).toBe(Object.keys(READS).length * CALLERS.length);
});

test('what is not there and what is of another client are alike', async () => {
  const { live, cookies, stored, updateId } = await createWorld();
  const unknown = crypto.randomUUID();
  const Cookie = cookies['contact of B'];
  const read = async (path: string) => {
    const response = await live.get(path, { Cookie });
    const { detail } = (await response.json()) as { detail: string };
    return [response.status, detail];
  };
  const fileOf = (id: string) => `/client/files/${id}/${stored.filename}`;
  expect(await read(fileOf(stored.id))).toEqual(await read(fileOf(unknown)));
  const write = async (id: string) => {
    const headers = { Cookie, ...SAME_SITE };
    const body = { updateId: id, text: 'Hello' };
    const response = await live.send('POST', '/trpc/portal.comment', body, headers);
    return [
      response.status,
      ((await response.json()) as { error: { message: string } }).error.message,
    ];
  };
  expect(await write(updateId)).toEqual(await write(unknown));
});

test('only contacts of A write to its pages, and only from them', async () => {
  const { live, a, cookies, updateId } = await createWorld();
  const { database } = live.deps;
  const stored = () => ({
    comments: live.count(updateComments),
    answered: database
      .select()
      .from(asks)
      .all()
      .filter((ask) => ask.answeredAt !== null).length,
    contact: database.select().from(clientContacts).where(eq(clientContacts.id, a.contactId)).get(),
  });
  const before = stored();
  const fields = { isApproved: 'true', text: 'Hello', news: 'never', language: 'ar' };
  const forms = PORTAL_FORMS.filter(({ path }) => !path.includes(':secret'));
  const post = async (path: string, headers: Record<string, string>) => {
    const address = path.replace(':id', updateId);
    return a.post(address, fields, headers);
  };
  for (const { path } of forms) {
    for (const caller of CALLERS) {
      const isOwn = caller === 'contact of A';
      const site = isOwn ? { 'Sec-Fetch-Site': 'cross-site' } : SAME_SITE;
      await post(path, { Cookie: cookies[caller], ...site });
      expect(stored(), `${path}: ${caller}`).toEqual(before);
    }
  }
  await post('/client/updates/:id/comments', { Cookie: a.cookie });
  await post('/client/updates/:id/answer', { Cookie: a.cookie });
  expect(stored()).toMatchObject({ comments: 1, answered: 1 });
});

test('the socket of the pages opens for contacts, who hear of their own client', async () => {
  const { live, a, cookies } = await createWorld();
  for (const caller of CALLERS) {
    const socket = live.open({ Cookie: cookies[caller] });
    await socket.until(() => socket.refused !== undefined || socket.socket.readyState === 1);
    if (socket.refused !== undefined) {
      expect([caller, socket.refused]).toEqual([caller, 401]);
      continue;
    }
    await socket.subscribe('client');
    const isContact = caller === 'contact of A' || caller === 'contact of B';
    const [first] = socket.frames;
    expect([caller, first?.result?.type]).toEqual([caller, isContact ? 'started' : undefined]);
    await a.postUpdate();
    // The last event of another client arrives after those before it.
    if (caller === 'contact of A') {
      await socket.until(() => socket.events.length > 0);
      expect(socket.events[0]).toEqual({ type: 'client-pages' });
    } else {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(socket.events).toEqual([]);
    }
    socket.socket.terminate();
  }
});

test.each([
  ['removed', ''],
  ['whose access is ended', '/access'],
])('the socket of a contact %s is closed at once', async (_what, path) => {
  const { live, a } = await createWorld();
  const contact = `/api/admin/clients/${a.clientId}/contacts/${a.contactId}`;
  const socket = await live.open({ Cookie: a.cookie }).subscribe('client');
  await live.send('DELETE', `${contact}${path}`, undefined, STAFF);
  await socket.until(() => socket.closedWith !== undefined);
  expect(socket.closedWith).toBe(1008);
  expect((await a.page()).html).not.toContain(SECRET);
});
