import { expect, test } from 'vitest';
import { mailOutbox } from '../../../db/schema/mail';
import { aVisitor } from '../../test/chat';
import { createDesk } from '../../test/desk';

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' };

async function createTalk(visitorEmail?: string, more = {}) {
  const desk = await createDesk(SMTP);
  const fields = { visitorName: 'Dana', visitorEmail, ...more };
  const { conversation, Cookie } = await aVisitor(desk, fields);
  const { id } = conversation;
  const visitorCookie = Cookie.split('=')[1] ?? '';
  desk.advance(1_000);
  await desk.rana
    .call()
    .chat.send({ conversationId: id, message: 'With two of them.\nYes.', senderType: 'agent' });
  return { ...desk, id, visitor: () => desk.caller({ visitorCookie }) };
}

test('a transcript has times, names and words, for both sides and for nobody else', async () => {
  const { id, visitor, sami, caller } = await createTalk();
  const expected = [
    '2026-11-22, 10:00 Amman time  Dana:\nDo you work with cold stores?',
    '2026-11-22, 10:00 Amman time  Support Agent:\nWith two of them.\nYes.',
  ].join('\n\n');
  expect(await visitor().chat.transcript({ id })).toEqual({ text: expected });
  expect(await sami.call().chat.transcript({ id })).toEqual({ text: expected });
  await expect(caller().chat.transcript({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an Arabic one has Arabic names, and is mailed in the Arabic name', async () => {
  const arabic = { language: 'ar', visitorName: null };
  const { id, visitor, rana, mails } = await createTalk('dana@nile.example', arabic);
  expect((await visitor().chat.transcript({ id })).text).toBe(
    [
      '2026-11-22, 10:00 توقيت الأردن  الزائر:\nDo you work with cold stores?',
      '2026-11-22, 10:00 توقيت الأردن  فريق مسار:\nWith two of them.\nYes.',
    ].join('\n\n'),
  );
  await rana.call().chat.mailTranscript({ id });
  const [mail] = mails();
  expect(mail?.letter?.fromName).toBe('مسار');
  expect(mail?.body).toContain('10:00 توقيت الأردن  فريق مسار:');
  // Staff read it in English; a reply to the lead begins in Arabic.
  const details = { name: 'Dana Haddad', email: 'dana@nile.example', message: 'Cold stores' };
  const { id: leadId } = await rana.call().chat.createLead({ id, ...details });
  expect(await rana.call().leads.detail({ id: leadId })).toMatchObject({ language: 'ar' });
  const { entries } = await rana.call().leads.timeline({ id: leadId });
  expect(entries).toContainEqual(
    expect.objectContaining({ type: 'inquiry', id: leadId, isFromChat: true }),
  );
  const note = entries.find(({ type }) => type === 'note');
  expect(note).toMatchObject({ text: expect.stringContaining('Support Agent:') as unknown });
});

test('a lead of a conversation is answered, belongs to its maker and has the transcript', async () => {
  const { id, rana } = await createTalk();
  const details = { name: 'Dana Haddad', email: 'dana@nile.example', message: 'Cold stores' };
  const { id: leadId } = await rana.call().chat.createLead({ id, ...details });
  const lead = await rana.call().leads.detail({ id: leadId });
  expect(lead).toMatchObject({ status: 'answered', ownerId: rana.id, dueAt: null });
  const { leads } = await rana.call().chat.side({ id });
  expect(leads).toMatchObject([{ id: leadId, isMadeOfIt: true, owner: 'Rana' }]);
  const { entries } = await rana.call().leads.timeline({ id: leadId });
  const note = entries.find(({ type }) => type === 'note');
  expect(note).toMatchObject({ text: expect.stringContaining('With two of them.') as unknown });
});

test('while the visitor waits, the lead is due', async () => {
  const { id, visitor, rana } = await createTalk();
  await visitor().chat.send({ conversationId: id, message: 'And in Kuwait?' });
  const details = { name: 'Dana Haddad', email: 'dana@nile.example', message: 'Cold stores' };
  const { id: leadId } = await rana.call().chat.createLead({ id, ...details });
  expect(await rana.call().leads.detail({ id: leadId })).toMatchObject({
    status: 'new',
    dueAt: '2026-11-23T07:00:01.000Z',
  });
});

test('staff mail the transcript to the address that the visitor left', async () => {
  const { id, rana, deps } = await createTalk('dana@nile.example');
  await rana.call().chat.mailTranscript({ id });
  const [mail] = deps.database.select().from(mailOutbox).all();
  expect(mail).toMatchObject({
    recipient: 'dana@nile.example',
    body: expect.stringContaining('With two of them.') as unknown,
  });
  expect((await rana.call().chat.side({ id })).mails).toHaveLength(1);
  const without = await createTalk();
  await expect(without.rana.call().chat.mailTranscript({ id: without.id })).rejects.toThrow(
    'The visitor has left no address.',
  );
});

test('the desk knows whether anything can be mailed', async () => {
  const { id, rana, deps } = await createTalk('dana@nile.example');
  expect((await rana.call().chat.side({ id })).canMail).toBe(true);
  deps.outbox.hasServer = false;
  expect((await rana.call().chat.side({ id })).canMail).toBe(false);
  await expect(rana.call().chat.mailTranscript({ id })).rejects.toThrow('No mail server is set up');
});
