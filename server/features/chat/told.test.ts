import { expect, test } from 'vitest';
import type { Audience, LiveEvent } from '../../live/bus';
import { AGENT, aVisitor, conversationPath, messagesPath } from '../../test/chat';
import { createTestApp, STAFF } from '../../test/test-app';

function createListeningApp() {
  const app = createTestApp();
  const listenAs = (audience: Audience) => {
    const heard: LiveEvent[] = [];
    app.deps.bus.subscribe(audience, (event) => heard.push(event));
    return heard;
  };
  return { ...app, listenAs };
}

test('a repeated Idempotency-Key is no news', async () => {
  const { send, listenAs } = createListeningApp();
  const heard = listenAs('staff');
  const body = { visitorName: 'Dana Haddad', message: 'Hello' };
  const start = () =>
    send('POST', '/api/chat/conversations', body, { 'Idempotency-Key': 'the-first-one' });
  const first = (await (await start()).json()) as { id: string };
  await send('PUT', conversationPath(first.id), { status: 'closed' }, STAFF);
  expect(heard.map(({ type }) => type)).toEqual(['message', 'conversation']);
  expect(await (await start()).json()).toMatchObject({ id: first.id });
  expect(heard).toHaveLength(2);
});

test('what staff have read is told to staff alone, and what they write to the visitor too', async () => {
  const app = createListeningApp();
  const { conversation } = await aVisitor(app);
  const { id, visitorId } = conversation;
  const [staff, visitor] = [app.listenAs('staff'), app.listenAs({ visitorId })];
  const sent = await app.send('POST', messagesPath(id), { ...AGENT, message: 'Hello' }, STAFF);
  const { id: messageId } = (await sent.json()) as { id: string };
  await app.staff().chat.markRead({ id, messageId });
  expect(staff.map(({ type }) => type)).toEqual(['message', 'conversation']);
  expect(visitor.map(({ type }) => type)).toEqual(['message']);
});
