import { eq, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { createFirm, storePerson } from '../../test/person';
import { problemOf } from '../../test/responses';
import { addPerson } from '../../test/staff';
import { STAFF } from '../../test/test-app';
import { readZip } from '../../test/zip';
import { anInquiry } from '../leads/leads.examples';
import { findPerson, isOf } from './person';

interface Shown {
  email: string;
  sections: { name: string; count: number; rows: Record<string, unknown>[] }[];
}

const EXPORT = '/api/admin/people/export';

async function createKnown(messages = 0) {
  const firm = createFirm();
  const { email, conversationId } = await storePerson(firm, 'erasable');
  const insert = firm.deps.database.$client.prepare(
    `insert into chat_messages (id, conversation_id, message, sender_type, created_at)
     values (?, ?, ?, 'visitor', ?)`,
  );
  for (let index = 0; index < messages; index += 1) {
    insert.run(`m${index}`, conversationId, `Number ${index}`, index);
  }
  const path = `/api/admin/people/${encodeURIComponent(email)}`;
  return { ...firm, email, path };
}

const messagesIn = ({ sections }: Shown) => sections.find(({ name }) => name === 'messages');

test('everything about somebody is one JSON document, however much it is', async () => {
  const { get, path, email, staff } = await createKnown(1_234);
  const response = await get(path, STAFF);
  expect(response.status).toBe(200);
  const shown = (await response.json()) as Shown;
  expect(shown.email).toBe(email);
  const messages = messagesIn(shown);
  expect(messages?.count).toBe(1_239);
  expect(new Set(messages?.rows.map(({ id }) => id)).size).toBe(1_239);
  const page = messagesIn(await staff().people.show({ email }));
  expect(page?.rows).toHaveLength(100);
  const { cursor } = { cursor: page && 'nextCursor' in page ? String(page.nextCursor) : null };
  const next = await staff().people.show({ email, section: 'messages', cursor });
  expect(next.sections).toHaveLength(1);
  expect(messagesIn(next)?.rows[0]).toEqual(messages?.rows[100]);
});

test('a page of more than a thousand rows, or of a wrong cursor, is refused', async () => {
  const { staff, email } = await createKnown();
  await expect(staff().people.show({ email, limit: 1_001 })).rejects.toThrow('limit');
  await expect(staff().people.show({ email, cursor: 'x' })).rejects.toThrow('cursor');
});

test('the export is a ZIP file of the JSON document and of a spreadsheet for each kind', async () => {
  const { send, get, path, email, deps } = await createKnown(1_234);
  const response = await send('POST', EXPORT, { email }, STAFF);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="personal-data-\d{4}-\d{2}-\d{2}\.zip"$/,
  );
  const files = await readZip(Buffer.from(await response.arrayBuffer()));
  const shown = (await (await get(path, STAFF)).json()) as Shown;
  expect(JSON.parse(files.get('person.json')?.toString() ?? '')).toEqual(shown);
  const names = shown.sections.map(({ name }) => `${name}.csv`);
  expect([...files.keys()]).toEqual(['person.json', ...names]);
  const leads = files.get('leads.csv')?.toString() ?? '';
  expect(leads).toContain('"erasable lead message"');
  expect(files.get('messages.csv')?.toString().trim().split('\r\n')).toHaveLength(1_240);
  const [event] = deps.database
    .select()
    .from(activities)
    .where(eq(activities.type, 'person.exported'))
    .all();
  expect(event).toMatchObject({ actorType: 'staff', data: {} });
  expect(JSON.stringify(event)).not.toContain(email);
});

test('the export is refused without the permission, from another site and for no address', async () => {
  const { send, deps, email } = await createKnown();
  const agent = { Authorization: `Bearer ${addPerson(deps.database, 'lina', 'agent')}` };
  expect((await send('POST', EXPORT, { email })).status).toBe(401);
  const refused = await send('POST', EXPORT, { email }, agent);
  expect((await problemOf(refused)).detail).toBe('This needs the permission people:erase.');
  for (const body of [{ email: 'maya' }, {}, null]) {
    const response = await send('POST', EXPORT, body, STAFF);
    expect((await problemOf(response)).errors?.[0]?.path).toBe('email');
  }
  expect((await send('POST', EXPORT, '{', STAFF)).status).toBe(400);
});

test('only tables that stay small are searched row by row', async () => {
  const { deps, email } = await createKnown();
  const { database, personalRegister } = deps;
  const person = findPerson(database, personalRegister, email);
  const scanned = personalRegister.rows.filter((rows) => {
    const query = database.select({ id: rows.id }).from(rows.table).where(isOf(rows, person));
    const { sql, params } = query.toSQL();
    const plan = database.$client.prepare(`explain query plan ${sql}`).all(...params);
    return (plan as { detail: string }[]).some(({ detail }) =>
      detail.startsWith(`SCAN ${getTableName(rows.table)}`),
    );
  });
  expect(scanned.map(({ name }) => name)).toEqual(['staff', 'mails', 'responses']);
});

test('the other addresses of a mailbox are named, since an erasure leaves their inquiries', async () => {
  const { caller, staff } = createFirm();
  for (const email of ['pia@nile.example', 'Pia+Shop@nile.example', 'pian@nile.example']) {
    await caller().leads.create(anInquiry({ email }));
  }
  const shown = await staff().people.show({ email: 'pia@nile.example' });
  expect(shown.otherAddresses).toEqual(['pia+shop@nile.example']);
  await staff().people.erase({ email: 'pia@nile.example' });
  const after = await staff().people.show({ email: 'pia@nile.example' });
  expect(after).toEqual({
    email: 'pia@nile.example',
    otherAddresses: ['pia+shop@nile.example'],
    sections: [],
  });
});
