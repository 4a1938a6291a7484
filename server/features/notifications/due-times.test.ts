import { expect, onTestFinished, test } from 'vitest';
import { leadReminders } from '../../../db/schema/notifications';
import { startOutbox } from '../../mail/outbox';
import { createSmtpTransport } from '../../mail/transport';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../test/clock';
import { createDesk } from '../../test/desk';
import { startSmtpCatcher } from '../../test/smtp-catcher';
import { createTestApp } from '../../test/test-app';
import { sendNotifications } from '.';

const NEW = 'New inquiry from Dana Haddad';
const SOON = 'An answer to Dana Haddad is due within two hours';
const OVERDUE = 'The answer to Dana Haddad is overdue';

/** Sunday, 10:00 in Amman: an inquiry is due on Monday at 10:00. */
async function createDueLead() {
  const desk = await createDesk();
  const leadId = await desk.inquire();
  const housekeeping = () => sendNotifications(desk.deps);
  return { ...desk, leadId, housekeeping };
}

test('the owner is notified two hours before an answer is due and when it is overdue, once each', async () => {
  const { rana, sami, leadId, housekeeping, advance } = await createDueLead();
  await rana.call().leads.update({ id: leadId, ownerId: rana.id });
  advance(22 * HOUR_MS - MINUTE_MS);
  await housekeeping();
  expect(await rana.titles()).toEqual([NEW]);
  advance(2 * MINUTE_MS);
  await housekeeping();
  await housekeeping();
  expect(await rana.titles()).toEqual([SOON, NEW]);
  advance(2 * HOUR_MS);
  await housekeeping();
  await housekeeping();
  expect(await rana.titles()).toEqual([OVERDUE, SOON, NEW]);
  expect(await sami.titles()).toEqual([NEW]);
});

test('everybody is notified of a lead that nobody owns, and only that it is overdue after a stop', async () => {
  const { rana, sami, housekeeping, advance } = await createDueLead();
  advance(5 * DAY_MS);
  await housekeeping();
  expect([await rana.titles(), await sami.titles()]).toEqual([
    [OVERDUE, NEW],
    [OVERDUE, NEW],
  ]);
});

test('an answered lead has no more notifications, and a new due time has one again', async () => {
  const { rana, leadId, housekeeping, advance } = await createDueLead();
  advance(23 * HOUR_MS);
  await housekeeping();
  await rana.call().leads.addNote({ id: leadId, kind: 'call', text: 'Called her' });
  expect(await rana.titles()).toEqual([NEW]);
  advance(2 * HOUR_MS);
  await housekeeping();
  expect(await rana.titles()).toEqual([NEW]);
  await rana.call().leads.addNote({ id: leadId, kind: 'answer', text: 'Please send an offer' });
  advance(25 * HOUR_MS);
  await housekeeping();
  expect(await rana.titles()).toEqual(['The lead of Dana Haddad is overdue', NEW]);
});

test('a reply that was undone makes the lead due again, without telling of the same time twice', async () => {
  const { rana, leadId, housekeeping, advance, count } = await createDueLead();
  advance(25 * HOUR_MS);
  await housekeeping();
  const reply = { leadId, subject: 'Hello', message: 'Hello Dana' };
  const { id: replyId } = await rana.call().leadReplies.create(reply);
  expect(await rana.titles()).toEqual([NEW]);
  await rana.call().leadReplies.undo({ leadId, replyId });
  await housekeeping();
  expect(await rana.titles()).toEqual([OVERDUE, NEW]);
  expect(count(leadReminders)).toBe(1);
});

test('notifications of a clock that was ahead are withdrawn, and come in their time', async () => {
  const { rana, housekeeping, advance } = await createDueLead();
  advance(400 * DAY_MS);
  await housekeeping();
  expect(await rana.titles()).toEqual([OVERDUE, NEW]);
  advance(-400 * DAY_MS);
  await housekeeping();
  expect(await rana.titles()).toEqual([NEW]);
  advance(25 * HOUR_MS);
  await housekeeping();
  expect(await rana.titles()).toEqual([OVERDUE, NEW]);
});

test('pending reminders are found by an index, however many leads there are', () => {
  const { deps } = createTestApp();
  const plan = (column: string) =>
    deps.database.$client
      .prepare(
        `explain query plan select lead_id from lead_reminders
         where due_at is not null and ${column} is not due_at and due_at <= 1 order by due_at`,
      )
      .all()
      .map((row) => (row as { detail: string }).detail);
  expect(plan('due_soon_notified_for').join()).toMatch(/USING .*INDEX lead_reminders_due_soon/);
  expect(plan('overdue_notified_for').join()).toMatch(/USING .*INDEX lead_reminders_overdue/);
});

test('the digest is mailed after nine to each who has something to read, once', async () => {
  const { rana, sami, leadId, housekeeping, advance, mails } = await createDueLead();
  await rana.call().leads.update({ id: leadId, ownerId: rana.id });
  await sami.call().leads.update({ id: leadId, name: 'Dana H.' });
  advance(25 * HOUR_MS);
  await housekeeping();
  expect(mails()).toEqual([]);
  // Tuesday, 08:59 in Amman.
  advance(21 * HOUR_MS + 59 * MINUTE_MS);
  await housekeeping();
  expect(mails()).toEqual([]);
  advance(2 * MINUTE_MS);
  await housekeeping();
  await housekeeping();
  expect(mails()).toMatchObject([
    { recipient: rana.email, subject: 'The answer to Dana H. is overdue', digestCount: 1 },
  ]);
  expect(mails()[0]?.body).toContain(`/admin/leads?lead=${leadId}`);
  expect(mails()[0]?.body).toContain('/admin/settings?tab=account');
  advance(3 * DAY_MS);
  await housekeeping();
  expect(mails()).toHaveLength(1);
});

test('what was read or answered before nine is in no digest, and a missed nine is made up for', async () => {
  const { rana, sami, leadId, inquire, housekeeping, advance, clock, mails } =
    await createDueLead();
  const second = await inquire('Omar Said');
  const third = await inquire('Lina Aziz');
  const inDigest = { overdue: { console: true, browser: false, mail: 'digest' } } as const;
  await rana.call().notifications.choose(inDigest);
  await sami.call().notifications.choose(inDigest);
  advance(25 * HOUR_MS);
  await housekeeping();
  await sami.call().notifications.markRead({ until: clock().toISOString() });
  await rana.call().leads.addNote({ id: second, kind: 'call', text: 'Called him' });
  // The server was off for three days.
  advance(3 * DAY_MS);
  await housekeeping();
  expect(mails()).toMatchObject([
    { recipient: rana.email, subject: '2 notifications about leads', digestCount: 2 },
  ]);
  const { body = '' } = mails()[0] ?? {};
  expect([leadId, second, third].map((id) => body.includes(id))).toEqual([true, false, true]);
});

test('a digest arrives by mail, and the erasure of a person takes their entry out of it', async () => {
  const { deps, caller, staff, rana, housekeeping, advance, mails } = await createDueLead();
  const omar = { name: 'Omar Said', email: 'omar@nile.example', message: 'Hello there' };
  await caller().leads.create(omar);
  advance(25 * HOUR_MS);
  await housekeeping();
  advance(DAY_MS);
  await housekeeping();
  await staff().people.erase({ email: omar.email });
  expect(mails().map(({ recipient }) => recipient)).toContain(rana.email);
  const smtp = await startSmtpCatcher();
  const transport = createSmtpTransport(smtp.url, 'hello@masar.example');
  const outbox = startOutbox({ ...deps, transport });
  onTestFinished(() => outbox.stop());
  await expect.poll(() => smtp.mails.length).toBe(2);
  const mail = smtp.mails.find(({ to }) => to.includes(rana.email));
  expect(mail?.text).toContain(`${OVERDUE}\nhttp://localhost:3000/admin/leads?lead=`);
  expect(mail?.text).not.toContain('Omar');
});
