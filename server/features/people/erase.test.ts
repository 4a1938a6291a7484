import { expect, test } from 'vitest';
import { tableNames } from '../../../db/test/tables';
import { activities } from '../../../db/schema/activities';
import { conversions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { mailOutbox } from '../../../db/schema/mail';
import { media } from '../../../db/schema/media';
import { createFirm, fillNotificationHour, storePerson } from '../../test/person';
import { messagesPath } from '../../test/chat';
import { STAFF } from '../../test/test-app';
import { problemOf } from '../../test/responses';
import { recount } from '../analytics/recount';
import { anInquiry } from '../leads/leads.examples';
import { aSavedReply } from '../saved-replies/saved-replies.examples';
import { createSavedReply } from '../saved-replies/saved-replies.service';
import { aSavedView } from '../saved-views/saved-views.examples';
import { replaceSavedViews } from '../saved-views/saved-views.service';

const pathOf = (email: string) => `/api/admin/people/${encodeURIComponent(email)}`;

type Firm = ReturnType<typeof createFirm>;

/** All rows of all tables. */
const rowsOf = ({ deps }: Firm) => {
  const sqlite = deps.database.$client;
  return tableNames(sqlite).map((table): [string, unknown[]] => [
    table,
    sqlite.prepare(`select * from ${table}`).all(),
  ]);
};

const countAll = (firm: Firm) =>
  Object.fromEntries(rowsOf(firm).map(([table, rows]) => [table, rows.length]));

const dump = (firm: Firm) => JSON.stringify(rowsOf(firm));

const erase = async ({ send }: Firm, email: string) => {
  const response = await send('DELETE', pathOf(email), undefined, STAFF);
  expect(response.status).toBe(204);
};

test('erasing removes the rows of a person from every table, and of nobody else', async () => {
  const firm = createFirm();
  const others = await storePerson(firm, 'remaining');
  const before = countAll(firm);
  const { email } = await storePerson(firm, 'erasable');
  const stored = countAll(firm);
  await erase(firm, email);
  const after = countAll(firm);
  const changes = Object.keys(after).map((table) => [
    table,
    (stored[table] ?? 0) - (before[table] ?? 0),
    (after[table] ?? 0) - (stored[table] ?? 0),
  ]);
  expect(changes.filter(([, added, removed]) => added !== 0 || removed !== 0)).toEqual([
    // Ids of what was, and that it was erased.
    ['activities', 25, 1],
    ['asks', 1, -1],
    ['chat_conversations', 2, -2],
    ['chat_files', 1, -1],
    ['chat_mails', 1, -1],
    ['chat_messages', 5, -5],
    ['chat_notes', 1, -1],
    ['chat_ratings', 1, -1],
    ['client_contacts', 1, -1],
    ['clients', 1, -1],
    ['contact_news', 2, -2],
    ['contact_sessions', 1, -1],
    // They stay in the totals.
    ['conversions', 2, 0],
    ['idempotent_answers', 13, -13],
    ['lead_notes', 1, -1],
    ['lead_reminders', 2, -2],
    ['lead_replies', 1, -1],
    ['leads', 2, -2],
    ['mail_outbox', 7, -7],
    ['media', 3, -3],
    ['media_chunks', 3, -3],
    ['media_variants', 1, -1],
    ['milestones', 1, -1],
    ['notifications', 4, -4],
    ['project_updates', 1, -1],
    ['projects', 1, -1],
    ['same_people', 1, -1],
    ['update_comments', 2, -2],
    // They stay, without what was sent and answered.
    ['webhook_deliveries', 3, 0],
  ]);
  expect(dump(firm)).not.toMatch(/erasable/i);
  expect(await firm.staff().people.show({ email })).toMatchObject({ email, sections: [] });
  expect((await firm.staff().people.show(others)).sections.length).toBeGreaterThan(9);
});

test('a person has rows of every kind that a noun declares', async () => {
  const firm = createFirm();
  const { email } = await storePerson(firm, 'erasable');
  const { id } = await firm.staff().staff.create({ name: 'Lina', email, role: 'agent' });
  const own = aSavedReply({ text: 'Dear erasable', isShared: false });
  const ofLina = { caller: { id, type: 'staff' as const }, now: '2026-11-21T09:00:00.000Z' };
  createSavedReply(firm.deps.database, own, ofLina);
  const views = [aSavedView({ name: 'Mine and erasable' })];
  replaceSavedViews(firm.deps.database, { views }, { ownerId: id, now: ofLina.now });
  const { sections } = await firm.staff().people.show({ email });
  expect(sections.map(({ name }) => name)).toEqual(
    firm.deps.personalRegister.rows.map(({ name }) => name),
  );
  for (const { name, rows, count } of sections) {
    expect(rows.length, name).toBe(count);
    if (name !== 'activities' && name !== 'conversions' && name !== 'responses') {
      expect(JSON.stringify(rows), name).toMatch(/erasable/i);
    }
  }
});

test('the event of it has numbers, and no way back to the person', async () => {
  const firm = createFirm();
  const { email, ...ids } = await storePerson(firm, 'erasable');
  await erase(firm, email);
  const event = firm.deps.database.select().from(activities).all().at(-1);
  expect(event).toMatchObject({
    type: 'person.erased',
    actorType: 'staff',
    data: {
      counts: {
        leads: 2,
        leadNotes: 1,
        conversations: 2,
        messages: 5,
        clients: 1,
        projects: 1,
        projectUpdates: 1,
        files: 3,
        mails: 7,
        responses: 13,
        webhookDeliveries: 3,
      },
    },
  });
  const text = JSON.stringify(event);
  for (const id of [ids.leadId, ids.conversationId, ids.clientId]) expect(text).not.toContain(id);
});

test('the history of what was erased shows without a name', async () => {
  const firm = createFirm();
  const { email, leadId } = await storePerson(firm, 'erasable');
  await erase(firm, email);
  const history = { subjectType: 'lead' as const, subjectId: leadId };
  const { activities: events } = await firm.staff().activities.list(history);
  expect(events.map(({ type, subject }) => [type, subject])).toEqual([
    ['client.created', { title: null, isRemoved: true }],
    ['lead.status_changed', { title: null, isRemoved: true }],
    ['lead.addresses_joined', { title: null, isRemoved: true }],
    ['lead.note_added', { title: null, isRemoved: true }],
    ['lead.created', { title: null, isRemoved: true }],
  ]);
});

test('erasing twice is the same as once, and of an unknown address nothing', async () => {
  const firm = createFirm();
  const { email } = await storePerson(firm, 'erasable');
  await erase(firm, email);
  const before = countAll(firm);
  await erase(firm, email);
  await erase(firm, 'nobody@nile.example');
  expect(countAll(firm)).toEqual(before);
});

test.each(['maya', 'maya@', 'maya@@nile.example', '%20'])('%s is no address', async (text) => {
  const { send, get } = createFirm();
  for (const response of [
    await get(pathOf(text), STAFF),
    await send('DELETE', pathOf(text), undefined, STAFF),
  ]) {
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toEqual([
      { path: 'email', message: 'Valid email is required' },
    ]);
  }
});

test('it is exactly one mailbox, however its letters were typed', async () => {
  const firm = createFirm();
  const { email } = await storePerson(firm, 'erasable');
  const alike = ['erasable.person+work@nile.example', 'xerasable.person@nile.example'];
  for (const other of alike) await firm.caller().leads.create(anInquiry({ email: other }));
  await erase(firm, email.toUpperCase());
  const left = firm.deps.database.select({ email: leads.email }).from(leads).all();
  expect(left.map((lead) => lead.email)).toEqual(alike);
});

test('all totals stay, also those that are counted again', async () => {
  const firm = createFirm();
  const { email } = await storePerson(firm, 'erasable');
  const { database } = firm.deps;
  const totals = () => {
    const tables = ['analytics_days', 'analytics_hours', 'analytics_sessions'];
    return tables.map((table) => database.$client.prepare(`select * from ${table}`).all());
  };
  const read = () => firm.staff().analytics.conversions({});
  const before = { totals: totals(), listed: (await read()).conversions.length };
  await erase(firm, email);
  expect(totals()).toEqual(before.totals);
  await recount(database, 'Asia/Amman', new Date().toISOString());
  expect(totals()).toEqual(before.totals);
  const { conversions: listed } = await read();
  expect(listed).toMatchObject([{ leadId: null, conversionType: 'contact_form' }]);
  expect(listed).toHaveLength(before.listed);
  expect(firm.count(conversions)).toBe(2);
});

test('a file that something else uses stays', async () => {
  const firm = createFirm();
  const { email, files } = await storePerson(firm, 'erasable');
  const content = `![A yard](${files.pictured.url})`;
  await firm.staff().insights.create({
    title: 'Yards',
    slug: 'yards',
    excerpt: 'Of yards',
    content,
    category: 'Supply Chain',
  });
  await erase(firm, email);
  const left = firm.deps.database.select({ id: media.id }).from(media).all();
  expect(left).toEqual([{ id: files.pictured.id }]);
});

test('of a digest only what is about the person goes', async () => {
  const firm = createFirm();
  await firm.caller().leads.create(anInquiry());
  fillNotificationHour(firm);
  await firm.caller().leads.create(anInquiry({ name: 'Remaining One' }));
  await firm.caller().leads.create(anInquiry({ name: 'Erasable', email: 'e@nile.example' }));
  const [shown] = (await firm.staff().people.show({ email: 'e@nile.example' })).sections.filter(
    ({ name }) => name === 'mails',
  );
  expect(JSON.stringify(shown)).toContain('New inquiry from Erasable');
  expect(JSON.stringify(shown)).not.toContain('Remaining One');
  await erase(firm, 'e@nile.example');
  const mails = firm.deps.database.select().from(mailOutbox).all();
  expect(mails.map(({ body }) => body).join()).toContain('New inquiry from Remaining One');
  expect(JSON.stringify(mails)).not.toContain('Erasable');
});

test('a notification to the mailbox of the staff is about its sender alone', async () => {
  const firm = createFirm();
  await firm.caller().leads.create(anInquiry());
  const { sections } = await firm.staff().people.show({ email: 'sales@masar.example' });
  expect(sections).toEqual([]);
});

test('colleagues stay, and their invitation is not shown', async () => {
  const firm = createFirm();
  const lina = { name: 'Lina', email: 'lina@nile.example', role: 'agent' as const };
  await firm.staff().staff.create(lina);
  const { sections } = await firm.staff().people.show({ email: lina.email });
  const [account] = sections.filter(({ name }) => name === 'staff');
  expect(account).toMatchObject({ stays: 'A colleague is removed under People.', count: 1 });
  expect(JSON.stringify(sections)).not.toMatch(/\/join\/[\w-]{9}/);
  await erase(firm, lina.email);
  const people = await firm.staff().staff.list();
  expect(people).toMatchObject([{ email: lina.email }]);
});

test('the conversations of the same browser go too, unless it named another address', async () => {
  const firm = createFirm();
  const { email, Cookie } = await storePerson(firm, 'erasable');
  const own = { Cookie };
  const start = (body: object) => firm.send('POST', '/api/chat/conversations', body, own);
  const other = await start({ message: 'Another', visitorEmail: 'other@nile.example' });
  const { id } = (await other.json()) as { id: string };
  const { sections } = await firm.staff().people.show({ email });
  expect(sections.find(({ name }) => name === 'conversations')?.count).toBe(2);
  await erase(firm, email);
  expect((await firm.get(messagesPath(id), own)).status).toBe(200);
});

test('the visitor of an erased conversation gets 404', async () => {
  const firm = createFirm();
  const { email, conversationId, laterId, Cookie } = await storePerson(firm, 'erasable');
  for (const id of [conversationId, laterId]) {
    expect((await firm.get(messagesPath(id), { Cookie })).status).toBe(200);
  }
  await erase(firm, email);
  for (const id of [conversationId, laterId]) {
    expect((await firm.get(messagesPath(id), { Cookie })).status).toBe(404);
  }
});

test('every console hears that lists have changed', async () => {
  const firm = createFirm();
  const { email } = await storePerson(firm, 'erasable');
  const heard: unknown[] = [];
  firm.deps.bus.subscribe('staff', (event) => heard.push(event));
  await erase(firm, 'nobody@nile.example');
  expect(heard).toEqual([]);
  await erase(firm, email);
  expect(heard).toEqual([{ type: 'missed' }]);
});
