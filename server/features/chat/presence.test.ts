import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chatConversations } from '../../../db/schema/chat';
import { aVisitor } from '../../test/chat';
import { HOUR_MS, MINUTE_MS } from '../../test/clock';
import { createDesk } from '../../test/desk';
import type { LiveEvent } from '../../live/bus';
import { storeConversation } from './chat.examples';

/** A desk on a Sunday at ten, with a visitor who has asked something. */
async function createTalk() {
  const desk = await createDesk();
  const { conversation, Cookie } = await aVisitor(desk);
  const { id } = conversation;
  const visitorCookie = Cookie.split('=')[1] ?? '';
  const visitor = () => desk.caller({ visitorCookie });
  const here = (report: object = {}) =>
    visitor().chat.here({ id, page: '/solutions', timeZone: 'Asia/Riyadh', ...report });
  const presence = () => desk.sami.call().chat.presence({ id });
  const toVisitor: LiveEvent[] = [];
  desk.deps.bus.subscribe({ visitorId: conversation.visitorId }, (event) => toVisitor.push(event));
  return { ...desk, id, visitor, here, presence, toVisitor };
}

test('staff see where a visitor is, until the panel is closed or silent', async () => {
  const { here, presence, advance } = await createTalk();
  expect(await presence()).toEqual({ visitor: null, staff: [] });
  await here();
  await here({ page: '/contact', isTyping: true });
  expect((await presence()).visitor).toMatchObject({
    isHere: true,
    isTyping: true,
    timeZone: 'Asia/Riyadh',
    pages: [{ path: '/solutions' }, { path: '/contact' }],
  });
  advance(10_000);
  expect((await presence()).visitor).toMatchObject({ isHere: true, isTyping: false });
  advance(MINUTE_MS);
  expect((await presence()).visitor).toMatchObject({ isHere: false });
  await here();
  await here({ isLeaving: true });
  expect((await presence()).visitor).toMatchObject({ isHere: false });
  advance(24 * HOUR_MS);
  await here({ page: '/about' });
  expect((await presence()).visitor?.pages).toHaveLength(1);
});

test('colleagues see who looks and who types, the visitor only that somebody types', async () => {
  const { id, rana, sami, here, presence, toVisitor } = await createTalk();
  await rana.call().chat.look({ id });
  expect(toVisitor).toEqual([]);
  expect(await sami.call().chat.look({ id, isTyping: true })).toMatchObject({
    staff: [
      { id: rana.id, isTyping: false },
      { id: sami.id, isTyping: true },
    ],
  });
  expect(toVisitor).toHaveLength(1);
  expect(await here()).toEqual({ isStaffTyping: true });
  await sami.call().chat.look({ id, isLeaving: true });
  expect(toVisitor).toHaveLength(2);
  expect(await here()).toEqual({ isStaffTyping: false });
  expect((await presence()).staff).toEqual([{ id: rana.id, isTyping: false }]);
});

test('nobody reports for the conversation of another, and reports have a limit', async () => {
  const { id, caller, here, deps } = await createTalk();
  await expect(caller().chat.here({ id, page: '/' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(here({ page: '//elsewhere.example' })).rejects.toThrow('page must be a path');
  await expect(here({ timeZone: 'Asia/Atlantis' })).rejects.toThrow('timeZone must be the name');
  // Nothing of it is stored.
  const [row] = deps.database.select().from(chatConversations).all();
  expect(row?.page).toBeNull();
});

test('the panel promises what half of the last answers kept, and only while somebody is there', async () => {
  const { id, deps, advance, rana, visitor } = await createTalk();
  const reach = () => visitor().chat.reach();
  expect(await reach()).toEqual({ isAvailable: false, usualMinutes: null, opensAt: null });
  const close = deps.presence.open(rana.id);
  expect(await reach()).toMatchObject({ isAvailable: true });
  await rana.call().chat.setAway({ isAway: true });
  expect(await reach()).toMatchObject({ isAvailable: false });
  await rana.call().chat.setAway({ isAway: false });

  for (const minutes of [1, 4, 4, 200]) {
    const other = storeConversation(deps.database).id;
    const createdAt = deps.clock().toISOString();
    const firstAnswerAt = new Date(deps.clock().getTime() + minutes * MINUTE_MS).toISOString();
    const times = { createdAt, firstAnswerAt };
    deps.database.update(chatConversations).set(times).where(eq(chatConversations.id, other)).run();
  }
  advance(11 * MINUTE_MS);
  expect(await reach()).toMatchObject({ usualMinutes: null });
  await rana.call().chat.send({ conversationId: id, message: 'We do.', senderType: 'agent' });
  advance(11 * MINUTE_MS);
  expect(await reach()).toEqual({ isAvailable: true, usualMinutes: 5, opensAt: null });
  close();
  expect(await reach()).toMatchObject({ isAvailable: false });
  advance(10 * HOUR_MS);
  expect(await reach()).toMatchObject({ isAvailable: false, opensAt: '2026-11-23T06:00:00.000Z' });
});

test('a conversation can be rated after its end, and the last word counts', async () => {
  const { id, visitor, rana, caller } = await createTalk();
  const rate = (isGood: boolean, comment?: string) => visitor().chat.rate({ id, isGood, comment });
  await rana.call().chat.update({ id, status: 'closed' });
  await rate(false);
  expect(await rate(true, 'Quick.')).toEqual({ isGood: true });
  await expect(caller().chat.rate({ id, isGood: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
