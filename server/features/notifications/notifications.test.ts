import { expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { notificationChoices, notifications } from '../../../db/schema/notifications';
import type { LiveEvent } from '../../live/bus';
import { DAY_MS, HOUR_MS } from '../../test/clock';
import { createDesk } from '../../test/desk';
import { STAFF } from '../../test/test-app';
import { anInquiry } from '../leads/leads.examples';
import { aPerson } from '../staff/staff.examples';
import { MAX_AN_HOUR } from './notify';
import { recipients } from './recipients';
import { removeExpired } from '.';

test('those who may read leads are notified of an inquiry, with its lead', async () => {
  const { join, rana, sami, staff, inquire, count } = await createDesk();
  const omar = await join('Omar', 'editor');
  const leadId = await inquire();
  expect(await rana.titles()).toEqual(['New inquiry from Dana Haddad']);
  expect(await sami.titles()).toEqual(['New inquiry from Dana Haddad']);
  expect(await staff().notifications.list({})).toMatchObject({
    unread: 1,
    notifications: [{ event: 'inquiry', leadId, readAt: null, count: 1 }],
  });
  await expect(omar.titles()).rejects.toThrow('leads:read');
  expect(count(notifications)).toBe(3);
});

test('nobody is notified of spam, and what becomes spam is no longer shown', async () => {
  const { rana, caller, staff, inquire, count } = await createDesk();
  await caller().leads.create({ ...anInquiry(), faxNumber: '1' });
  expect(count(notifications)).toBe(0);
  const id = await inquire();
  await staff().leads.markSpam({ id, isSpam: true });
  expect(await rana.call().notifications.list({})).toMatchObject({ unread: 0, notifications: [] });
});

test('who is assigned a lead is notified, also with a change of the status, but not by themselves', async () => {
  const { rana, sami, inquire } = await createDesk();
  const id = await inquire();
  await rana.call().leads.update({ id, ownerId: sami.id });
  await rana.call().leads.update({ id, ownerId: rana.id });
  await sami.call().leads.update({ id, ownerId: rana.id });
  await sami.call().leads.update({ id, ownerId: sami.id });
  await rana.call().leads.update({ id, ownerId: null });
  await rana.call().leads.update({ id, ownerId: sami.id, status: 'qualified' });
  const assigned = 'Rana assigned you the inquiry from Dana Haddad';
  expect(await sami.titles()).toEqual([assigned, assigned, 'New inquiry from Dana Haddad']);
  expect(await rana.titles()).toEqual(['New inquiry from Dana Haddad']);
});

test('an Arabic name leaves the English sentence around it in order', async () => {
  const { rana, sami, inquire } = await createDesk();
  const id = await inquire('يوسف العامري');
  await rana.call().leads.update({ id, ownerId: sami.id });
  expect(await sami.titles()).toEqual([
    'Rana assigned you the inquiry from \u2068يوسف العامري\u2069',
    'New inquiry from \u2068يوسف العامري\u2069',
  ]);
});

test('each lead that is assigned in bulk has a notification', async () => {
  const { rana, sami, inquire } = await createDesk();
  await inquire('One');
  await inquire('Two');
  const { leads } = await rana.call().leads.list({});
  const many = leads.map(({ id, updatedAt }) => ({ id, updatedAt }));
  await rana.call().leads.updateMany({ leads: many, ownerId: sami.id });
  expect((await sami.titles()).slice(0, 2).sort()).toEqual([
    'Rana assigned you the inquiry from One',
    'Rana assigned you the inquiry from Two',
  ]);
});

test('a mentioned colleague is notified with the note, by mail at once', async () => {
  const { rana, sami, inquire, mails, deps } = await createDesk();
  const id = await inquire();
  const text = '@Sami @Rana please call her';
  await rana.call().leads.addNote({ id, text, mentions: [sami.id, rana.id] });
  const { notifications: shown } = await sami.call().notifications.list({});
  expect(shown[0]).toMatchObject({ title: 'Rana mentioned you about Dana Haddad', excerpt: text });
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).toMatchObject({
    recipient: sami.email,
    replyTo: null,
    subject: 'Rana mentioned you about Dana Haddad',
  });
  expect(mails()[0]?.body).toContain(`${text}\n\nName: Dana Haddad`);
  expect(mails()[0]?.body).toContain(`${deps.siteUrl}/admin/leads?lead=${id}`);
  // Announcing again mails nothing twice.
  await rana.call().leads.addNote({ id, text: 'Again', mentions: [sami.id] });
  await expect.poll(() => mails().length).toBe(2);
});

test('nobody is mailed before they have accepted their invitation', async () => {
  const { rana, inquire, mails, deps, send } = await createDesk();
  const invited = await send('POST', '/api/admin/staff', aPerson({ role: 'agent' }), STAFF);
  const { id: invitedId } = (await invited.json()) as { id: string };
  const before = mails().length;
  const id = await inquire();
  await rana.call().leads.addNote({ id, text: '@Lina, welcome', mentions: [invitedId] });
  expect(recipients(deps.database).get(invitedId)).toMatchObject({ email: null });
  await expect
    .poll(() =>
      deps.database
        .select()
        .from(notifications)
        .all()
        .map(({ userId }) => userId),
    )
    .toContain(invitedId);
  expect(
    mails()
      .slice(before)
      .map(({ recipient }) => recipient),
  ).not.toContainEqual(expect.stringMatching(/^lina\d+@/));
});

test('only those who are notified receive the live event, and nobody learns of whom', async () => {
  const { rana, sami, inquire, deps } = await createDesk();
  const id = await inquire();
  const published: LiveEvent[] = [];
  deps.bus.subscribe('staff', (event) => published.push(event));
  await rana.call().leads.update({ id, ownerId: sami.id });
  expect(published.at(-1)).toEqual({ type: 'notified', userIds: [sami.id] });
});

test('an inquiry is mailed to those who chose so, but not twice to the address of the firm', async () => {
  const { rana, sami, inquire, mails } = await createDesk({ NOTIFY_EMAIL: 'Rana@masar.example' });
  for (const { call } of [rana, sami]) {
    await call().notifications.choose({
      inquiry: { console: false, browser: false, mail: 'at_once' },
    });
  }
  await inquire();
  await expect
    .poll(() =>
      mails()
        .map(({ recipient }) => recipient)
        .sort(),
    )
    .toEqual(['Rana@masar.example', sami.email]);
  expect(mails().map(({ replyTo }) => replyTo)).toEqual(['dana@nile.example', 'dana@nile.example']);
  expect(await rana.titles()).toEqual([]);
});

test('a change of one way leaves the others, which another tab may have changed', async () => {
  const { rana } = await createDesk();
  const { choose } = rana.call().notifications;
  await choose({ mention: { console: false, mail: 'digest' } });
  const chosen = await choose({ mention: { browser: false } });
  expect(chosen.mention).toEqual({ console: false, browser: false, mail: 'digest' });
});

test('who chose no way at all is not notified, and the choice is recorded', async () => {
  const { rana, inquire, count, deps } = await createDesk();
  const usual = await rana.call().notifications.choices();
  expect(usual).toMatchObject({ inquiry: { console: true, mail: 'never' }, canMail: true });
  const nothing = { console: false, browser: false, mail: 'never' } as const;
  const chosen = await rana.call().notifications.choose({ inquiry: nothing });
  expect(chosen).toEqual({ ...usual, inquiry: nothing });
  await inquire();
  expect(await rana.titles()).toEqual([]);
  expect(count(notifications)).toBe(2);
  const events = deps.database.select().from(activities).all();
  expect(events.filter(({ type }) => type === 'staff.notifications_chosen')).toMatchObject([
    { subjectId: rana.id, data: { fields: ['inquiry'] } },
  ]);
});

test('reading marks one’s own only, one by one or up to a time', async () => {
  const { rana, sami, inquire, advance, clock, send } = await createDesk();
  await inquire('One');
  const until = clock().toISOString();
  advance(1_000);
  await inquire('Two');
  advance(1_000);
  await inquire('Three');
  const { notifications: rows } = await rana.call().notifications.list({});
  const [three] = rows;
  const path = '/api/admin/notifications/read';
  const first = await send('POST', path, { ids: [three?.id] }, rana.headers);
  expect(await first.json()).toEqual({ unread: 2 });
  await sami.call().notifications.markRead({ ids: rows.map(({ id }) => id) });
  expect(await rana.call().notifications.markRead({ until })).toEqual({ unread: 1 });
  expect((await sami.call().notifications.list({})).unread).toBe(3);
  const empty = await send('POST', path, {}, rana.headers);
  expect(empty.status).toBe(400);
  expect(await empty.text()).toContain('ids or until is required');
});

test('beyond a limit an hour, one row stands for all others', async () => {
  const { rana, inquire, advance, count, mails } = await createDesk();
  await rana.call().notifications.choose({
    inquiry: { console: true, browser: false, mail: 'at_once' },
  });
  for (let sent = 0; sent < MAX_AN_HOUR + 45; sent += 1) await inquire();
  const { notifications: rows, unread } = await rana.call().notifications.list({});
  expect([rows.length, unread]).toEqual([MAX_AN_HOUR + 1, MAX_AN_HOUR + 1]);
  expect(rows.find(({ leadId }) => leadId === null)).toMatchObject({
    title: '45 more new inquiries',
    count: 45,
  });
  // Of three people.
  expect(count(notifications)).toBe(3 * (MAX_AN_HOUR + 1));
  // Ten mails an hour, then one digest.
  await expect.poll(() => mails().length).toBe(11);
  advance(HOUR_MS + 1);
  await inquire('Later');
  expect((await rana.titles())[0]).toBe('New inquiry from Later');
});

test('a removed person is not notified, and a demoted one neither', async () => {
  const { rana, sami, staff, inquire, count, deps } = await createDesk();
  await inquire();
  await rana.call().notifications.choose({});
  await staff().staff.remove({ id: rana.id });
  await staff().staff.update({ id: sami.id, role: 'editor' });
  expect(count(notificationChoices)).toBe(0);
  await inquire();
  const stored = deps.database.select().from(notifications).all();
  expect(stored.filter(({ userId }) => userId === rana.id)).toEqual([]);
  expect(stored.filter(({ userId }) => userId === sami.id)).toHaveLength(1);
  expect(stored.filter(({ userId }) => userId === ADMINISTRATOR_ID)).toHaveLength(2);
});

test('tools have no notifications', async () => {
  const { staff, get } = await createDesk();
  const { token } = await staff().tokens.create({ name: 'Sync', permissions: ['leads:read'] });
  const response = await get('/api/admin/notifications', { Authorization: `Bearer ${token}` });
  expect(response.status).toBe(403);
  expect((await get('/api/admin/notifications', STAFF)).status).toBe(200);
});

test('notifications are kept for 90 days, and at most a thousand of each person', async () => {
  const { deps, advance, rana, inquire, count } = await createDesk();
  await inquire();
  await removeExpired(deps);
  for (let day = 0; day < 89; day += 1) {
    advance(DAY_MS);
    await removeExpired(deps);
  }
  expect(await rana.titles()).toHaveLength(1);
  advance(2 * DAY_MS);
  await removeExpired(deps);
  expect(count(notifications)).toBe(0);

  const rows = Array.from({ length: 1_700 }, (_, index) => ({
    userId: rana.id,
    event: 'inquiry' as const,
    isInConsole: true,
    isInBrowser: false,
    createdAt: new Date(deps.clock().getTime() - index * 1_000).toISOString(),
  }));
  deps.database.insert(notifications).values(rows).run();
  await removeExpired(deps);
  expect(count(notifications)).toBe(1_000);
  expect(
    deps.database
      .select()
      .from(notifications)
      .all()
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1),
  ).toBe(rows[0]?.createdAt);
});

test('erasing a person takes along the notifications of staff, and pending mails', async () => {
  const { rana, sami, staff, inquire, mails, count } = await createDesk();
  const id = await inquire();
  await rana.call().leads.update({ id, ownerId: sami.id });
  await expect.poll(() => mails().length).toBe(1);
  await staff().people.erase({ email: 'dana@nile.example' });
  expect([count(notifications), mails().length]).toEqual([0, 0]);
});
