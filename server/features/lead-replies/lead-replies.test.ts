import { expect, onTestFinished, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { leadReplies } from '../../../db/schema/lead-replies';
import { leads } from '../../../db/schema/leads';
import { mailOutbox } from '../../../db/schema/mail';
import { noOutbox, startOutbox } from '../../mail/outbox';
import { createSmtpTransport } from '../../mail/transport';
import { movableClock } from '../../test/clock';
import { startSmtpCatcher } from '../../test/smtp-catcher';
import { createTestApp, STAFF } from '../../test/test-app';
import { anInquiry } from '../leads/leads.examples';
import { followReplies } from './follow-replies';
import { aReply } from './lead-replies.examples';

const FROM = 'hello@masar.example';

async function createDesk({ refuse = 0 } = {}) {
  const { clock, advance } = movableClock();
  const smtp = await startSmtpCatcher({ refuse });
  const app = createTestApp({ deps: { clock }, env: { CONTACT_EMAIL: FROM } });
  const { database, bus } = app.deps;
  /** Starts the outbox: again, as after a restart. */
  const start = () => {
    app.deps.outbox = startOutbox({
      ...app.deps,
      transport: createSmtpTransport(smtp.url, FROM),
      onOutcome: followReplies(database, (event) => bus.publish(event)),
    });
    onTestFinished(() => app.deps.outbox.stop());
  };
  start();
  const person = await app.staff().staff.create({
    name: 'Rana "R" Haddad\r\nBcc: all@nile.example',
    email: 'rana@masar.example',
    role: 'agent',
  });
  const secret = person.invitationUrl?.split('/').at(-1) ?? '';
  const { token } = await app.caller().staff.acceptInvitation({ secret });
  const rana = () => app.caller({ authorization: `Bearer ${token}` });
  const { id: leadId } = await app.caller().leads.create(anInquiry());
  database.delete(mailOutbox).run();
  const lead = () => database.select().from(leads).all()[0];
  const reply = () => database.select().from(leadReplies).all().at(-1);
  const events = () =>
    database
      .select()
      .from(activities)
      .all()
      .filter(({ type }) => type.startsWith('lead.reply'))
      .map(({ type, actorType }) => `${type} by ${actorType}`)
      .sort();
  const sendDue = () => {
    advance(60_000);
    app.deps.outbox.wake();
  };
  return {
    ...app,
    ...smtp,
    start,
    advance,
    rana,
    ranaId: person.id,
    leadId,
    lead,
    reply,
    events,
    sendDue,
  };
}

test('a reply is sent after ten seconds, in the person’s name, and answers the lead', async () => {
  const desk = await createDesk();
  const { rana, leadId, lead, mails, advance, deps } = desk;
  const queued = await rana().leadReplies.create({ leadId, ...aReply() });
  expect(queued).toMatchObject({ state: 'queued', authorId: desk.ranaId, sentAt: null });
  expect(lead()).toMatchObject({ status: 'answered', ownerId: desk.ranaId, dueAt: null });
  advance(9_000);
  expect(deps.outbox.state().pending).toBe(0);
  advance(1_000);
  deps.outbox.wake();
  await expect.poll(() => desk.reply()?.state).toBe('sent');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: [lead()?.email],
    headers: { 'message-id': queued.messageId, subject: 'Your inquiry to Masar' },
    text: 'Dear Dana,\n\nthank you for writing to us.',
  });
  expect(mails[0]?.headers.from).toMatch(/Rana .*<hello@masar\.example>$/);
  expect(mails[0]?.headers).not.toHaveProperty('bcc');
  expect(desk.events()).toEqual(['lead.reply_queued by staff', 'lead.reply_sent by system']);
  expect(desk.count(mailOutbox)).toBe(0);
});

test('a second reply refers to the first one', async () => {
  const { rana, leadId, mails, sendDue } = await createDesk();
  const first = await rana().leadReplies.create({ leadId, ...aReply() });
  sendDue();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.headers).not.toHaveProperty('in-reply-to');
  await rana().leadReplies.create({ leadId, ...aReply() });
  sendDue();
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]?.headers).toMatchObject({
    'in-reply-to': first.messageId,
    references: first.messageId,
  });
});

test('an undone reply is not sent, and the lead is due as before', async () => {
  const desk = await createDesk();
  const { rana, leadId, lead } = desk;
  const before = lead();
  const { id: replyId } = await rana().leadReplies.create({ leadId, ...aReply() });
  await rana().leadReplies.undo({ leadId, replyId });
  expect(lead()).toEqual({ ...before, updatedAt: lead()?.updatedAt });
  expect(desk.count(mailOutbox)).toBe(0);
  const again = rana().leadReplies.undo({ leadId, replyId });
  await expect(again).rejects.toThrow('The reply was undone already.');
  expect(desk.events()).toEqual(['lead.reply_queued by staff', 'lead.reply_undone by staff']);
});

test('a reply beside the undone one keeps the lead answered, until it is undone too', async () => {
  const { rana, leadId, lead, advance } = await createDesk();
  const before = lead();
  const first = await rana().leadReplies.create({ leadId, ...aReply() });
  advance(1_000);
  const second = await rana().leadReplies.create({ leadId, ...aReply() });
  await rana().leadReplies.undo({ leadId, replyId: first.id });
  expect(lead()).toMatchObject({ status: 'answered', answeredAt: second.createdAt, dueAt: null });
  await rana().leadReplies.undo({ leadId, replyId: second.id });
  expect(lead()).toEqual({ ...before, updatedAt: lead()?.updatedAt });
});

test('an address that the server refuses fails with its words, and another try sends it', async () => {
  const desk = await createDesk({ refuse: 1 });
  const { rana, leadId, lead, mails } = desk;
  const due = lead()?.dueAt;
  const { id: replyId } = await rana().leadReplies.create({ leadId, ...aReply() });
  desk.sendDue();
  await expect.poll(() => desk.reply()?.state).toBe('failed');
  expect(desk.reply()?.error).toContain('Come back later');
  expect(JSON.stringify(desk.logged)).not.toContain('Come back later');
  expect(lead()).toMatchObject({ status: 'new', answeredAt: null, dueAt: due });

  await rana().leadReplies.retry({ leadId, replyId });
  await expect.poll(() => desk.reply()).toMatchObject({ state: 'sent', error: null });
  expect(lead()).toMatchObject({ status: 'answered', dueAt: null });
  expect(mails).toHaveLength(1);
  expect(desk.events()).toEqual([
    'lead.reply_failed by system',
    'lead.reply_queued by staff',
    'lead.reply_queued by staff',
    'lead.reply_sent by system',
  ]);
});

test('a call that was logged since the reply keeps the lead answered if the reply fails', async () => {
  const desk = await createDesk({ refuse: 1 });
  const { rana, leadId, lead, advance } = desk;
  await rana().leadReplies.create({ leadId, ...aReply() });
  advance(1_000);
  const call = await rana().leads.addNote({ id: leadId, kind: 'call', text: 'Agreed' });
  desk.sendDue();
  await expect.poll(() => desk.reply()?.state).toBe('failed');
  expect(lead()).toMatchObject({
    status: 'answered',
    answeredAt: call.happenedAt,
    ownerId: desk.ranaId,
    dueAt: null,
  });
});

test('a reply whose sending a dead process began is not sent again by itself', async () => {
  const desk = await createDesk();
  const { rana, leadId, deps, mails } = desk;
  await rana().leadReplies.create({ leadId, ...aReply() });
  await deps.outbox.stop();
  deps.database.update(mailOutbox).set({ startedAt: deps.clock().toISOString() }).run();
  desk.start();
  await expect.poll(() => desk.reply()?.state).toBe('failed');
  expect(desk.reply()?.error).toContain('it may have arrived');
  desk.advance(86_400_000);
  expect(deps.outbox.state().pending).toBe(0);
  expect(mails).toHaveLength(0);
});

test('a reply that started from an older version is refused, and says who was faster', async () => {
  const { rana, staff, leadId, lead, advance } = await createDesk();
  const updatedAt = lead()?.updatedAt;
  advance(1_000);
  await rana().leadReplies.create({ leadId, ...aReply(), updatedAt });
  const second = staff().leadReplies.create({ leadId, ...aReply(), updatedAt });
  await expect(second).rejects.toThrow('has replied since you opened this lead.');
  const third = staff().leadReplies.create({ leadId, ...aReply(), updatedAt: lead()?.updatedAt });
  await expect(third).resolves.toMatchObject({ state: 'queued' });
});

test('without a mail server a reply is a 409', async () => {
  const { send, caller, count } = createTestApp({ deps: { outbox: noOutbox } });
  const { id } = await caller().leads.create(anInquiry());
  const response = await send('POST', `/api/admin/leads/${id}/replies`, aReply(), STAFF);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    detail: 'No mail can be sent: SMTP_URL is not set.',
  });
  expect(count(leadReplies)).toBe(0);
});

test('spam that is deleted takes its replies and their mails along', async () => {
  const { rana, leadId, count } = await createDesk();
  await rana().leadReplies.create({ leadId, ...aReply() });
  await rana().leads.markSpam({ id: leadId, isSpam: true });
  await rana().leads.remove({ id: leadId });
  expect([count(leadReplies), count(mailOutbox)]).toEqual([0, 0]);
});
