import { expect, test } from 'vitest';
import type { Audience, LiveEvent } from '../../live/bus';
import { AGENT, aVisitor, conversationPath, messagesPath } from '../../test/chat';
import { createTestApp, STAFF } from '../../test/test-app';

function createSubscribedApp() {
  const app = createTestApp();
  const subscribeAs = (audience: Audience) => {
    const received: LiveEvent[] = [];
    app.deps.bus.subscribe(audience, (event) => received.push(event));
    return received;
  };
  return { ...app, subscribeAs };
}

test('a repeated Idempotency-Key publishes no event', async () => {
  const { send, subscribeAs } = createSubscribedApp();
  const received = subscribeAs('staff');
  const body = { visitorName: 'Dana Haddad', message: 'Hello' };
  const start = () =>
    send('POST', '/api/chat/conversations', body, { 'Idempotency-Key': 'the-first-one' });
  const first = (await (await start()).json()) as { id: string };
  await send('PUT', conversationPath(first.id), { status: 'closed' }, STAFF);
  expect(received.map(({ type }) => type)).toEqual(['message', 'conversation']);
  expect(await (await start()).json()).toMatchObject({ id: first.id });
  expect(received).toHaveLength(2);
});

test('a read mark is published to staff alone, a message of staff to the visitor too', async () => {
  const app = createSubscribedApp();
  const { conversation } = await aVisitor(app);
  const { id, visitorId } = conversation;
  const [staff, visitor] = [app.subscribeAs('staff'), app.subscribeAs({ visitorId })];
  const sent = await app.send('POST', messagesPath(id), { ...AGENT, message: 'Hello' }, STAFF);
  const { id: messageId } = (await sent.json()) as { id: string };
  await app.staff().chat.markRead({ id, messageId });
  expect(staff.map(({ type }) => type)).toEqual(['message', 'conversation']);
  expect(visitor.map(({ type }) => type)).toEqual(['message']);
});
