import { expect, test } from 'vitest';
import { aVisitor } from '../../test/chat';
import { createDesk } from '../../test/desk';
import { mailNotifications } from '../notifications/mail-notifications';
import { notifyOfWaiting } from './alarms';

const WAITS = 'Dana waits for an answer in the chat';

async function createWait(env: Record<string, string> = {}) {
  const desk = await createDesk({ SMTP_URL: 'smtp://127.0.0.1:1', ...env });
  const { conversation, Cookie } = await aVisitor(desk, { visitorName: 'Dana' });
  const { id } = conversation;
  const visitor = () => desk.caller({ visitorCookie: Cookie.split('=')[1] ?? '' });
  const after = async (seconds: number) => {
    desk.advance(seconds * 1_000);
    await notifyOfWaiting(desk.deps);
  };
  const ofWaits = async (person: typeof desk.rana) =>
    (await person.titles()).filter((title) => title === WAITS).length;
  return { ...desk, id, visitor, after, ofWaits };
}

test('who answers the conversation is told first, later all who are available', async () => {
  const { id, rana, sami, deps, visitor, after, ofWaits } = await createWait();
  await sami.call().chat.send({ conversationId: id, message: 'Yes.', senderType: 'agent' });
  await visitor().chat.send({ conversationId: id, message: 'And in Kuwait?' });
  deps.presence.open(rana.id);
  await after(29);
  expect(await ofWaits(sami)).toBe(0);
  await after(1);
  expect(await ofWaits(sami)).toBe(1);
  expect(await ofWaits(rana)).toBe(0);
  await after(90);
  expect(await ofWaits(rana)).toBe(1);
  await after(480);
  // One stands for the whole wait.
  expect(await ofWaits(rana)).toBe(1);
  expect(await ofWaits(sami)).toBe(1);
  await after(3_600);
  expect(await ofWaits(rana)).toBe(1);
});

test('without an assignee all who are available are told at once, but for who is away', async () => {
  const { rana, sami, deps, after, ofWaits } = await createWait();
  deps.presence.open(rana.id);
  deps.presence.open(sami.id);
  await sami.call().chat.setAway({ isAway: true });
  await after(30);
  expect(await ofWaits(rana)).toBe(1);
  expect(await ofWaits(sami)).toBe(0);
});

test('an answer ends the alarms, and the next wait begins anew', async () => {
  const { id, rana, deps, visitor, after, ofWaits } = await createWait();
  deps.presence.open(rana.id);
  await after(30);
  await rana.call().chat.send({ conversationId: id, message: 'Yes.', senderType: 'agent' });
  expect(await ofWaits(rana)).toBe(0);
  await after(600);
  expect(await ofWaits(rana)).toBe(0);
  await visitor().chat.send({ conversationId: id, message: 'And in Kuwait?' });
  await after(30);
  expect(await ofWaits(rana)).toBe(1);
});

test('the alarm is mailed unless it was read or the visitor has an answer', async () => {
  const { id, rana, deps, after, mails } = await createWait();
  deps.presence.open(rana.id);
  await after(30);
  await mailNotifications(deps);
  expect(mails().map(({ subject }) => subject)).toEqual([WAITS]);
  await rana.call().chat.send({ conversationId: id, message: 'Yes.', senderType: 'agent' });
  await after(600);
  expect(mails()).toHaveLength(1);
});

test('alarms can be set, and switched off', async () => {
  const { rana, deps, after, ofWaits } = await createWait({ CHAT_ALARMS: 'off' });
  deps.presence.open(rana.id);
  await after(3_600);
  expect(await ofWaits(rana)).toBe(0);
  await expect(createWait({ CHAT_ALARMS: '60,30' })).rejects.toThrow(/CHAT_ALARMS holds "60,30"/);
});
