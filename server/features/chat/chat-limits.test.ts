import { describe, expect, test } from 'vitest';
import { problemOf } from '../../test/answers';
import { AGENT, aVisitor, messagesPath } from '../../test/chat';
import { createTestApp, STAFF } from '../../test/test-app';

describe('limits', () => {
  test('20 new conversations an hour for each visitor', async () => {
    const app = createTestApp();
    const { Cookie } = await aVisitor(app);
    const start = (headers: Record<string, string>) =>
      app.send('POST', '/api/chat/conversations', { message: 'Hi' }, headers);
    for (let count = 1; count < 20; count += 1) expect((await start({ Cookie })).status).toBe(201);
    const refused = await start({ Cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await start({ ...STAFF, Cookie })).status).toBe(201);
    expect((await start({})).status).toBe(201);
  });

  test('300 new conversations an hour for each address', async () => {
    const app = createTestApp();
    const start = (headers: Record<string, string> = {}) =>
      app.send('POST', '/api/chat/conversations', { message: 'Hi' }, headers);
    for (let count = 0; count < 300; count += 1) await start();
    expect((await start()).status).toBe(429);
    expect((await start(STAFF)).status).toBe(201);
  });

  test('60 messages a minute for each visitor, and none for agents', async () => {
    const app = createTestApp();
    const { conversation, Cookie } = await aVisitor(app);
    const path = messagesPath(conversation.id);
    const send = (headers: Record<string, string>, body = {}) =>
      app.send('POST', path, { message: 'Hi', ...body }, headers);
    for (let count = 0; count < 60; count += 1) expect((await send({ Cookie })).status).toBe(201);
    const problem = await problemOf(await send({ Cookie }));
    expect(problem.detail).toMatch(/^Too many messages\. Please try again in \d+ seconds\.$/);
    expect((await send(STAFF, AGENT)).status).toBe(201);
  });
});
