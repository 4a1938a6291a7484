import { describe, expect, test } from 'vitest';
import { problemOf } from '../../test/responses';
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

  test('1,200 messages an hour for each address, however many visitors it has', async () => {
    const app = createTestApp();
    let sent = 0;
    let status = 201;
    while (status === 201 && sent < 2_000) {
      // A conversation with four messages is below the limits of its visitor.
      const response = await app.send('POST', '/api/chat/conversations', { message: 'Hi' });
      status = response.status;
      if (status !== 201) break;
      sent += 1;
      const { id } = (await response.json()) as { id: string };
      const Cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      for (let more = 0; more < 4 && status === 201; more += 1) {
        status = (await app.send('POST', messagesPath(id), { message: 'And?' }, { Cookie })).status;
        if (status === 201) sent += 1;
      }
    }
    expect({ status, sent }).toEqual({ status: 429, sent: 1_200 });
  });

  test('5 MB of text an hour for each address', async () => {
    const app = createTestApp();
    const message = 'ص'.repeat(4_000);
    let bytes = 0;
    for (;;) {
      const response = await app.send('POST', '/api/chat/conversations', { message });
      if (response.status !== 201) {
        expect((await problemOf(response)).detail).toMatch(/^Too much text/);
        break;
      }
      bytes += Buffer.byteLength(message);
      const { id } = (await response.json()) as { id: string };
      const Cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      const more = await app.send('POST', messagesPath(id), { message }, { Cookie });
      const again = await app.send('POST', messagesPath(id), { message }, { Cookie });
      bytes += [more, again].filter(({ status }) => status === 201).length * 8_000;
    }
    expect(bytes).toBeGreaterThan(4_900_000);
    expect(bytes).toBeLessThanOrEqual(5_000_000);
  });
});
