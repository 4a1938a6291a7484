import { expect, test } from 'vitest';
import { noRateLimits } from '../core/rate-limits';
import { aVisitor, messagesPath } from '../test/chat';
import { createTestApp } from '../test/test-app';
import { runInBatch } from './batch-limit';

test('the calls of one batch return at most 1 MB together', async () => {
  const app = createTestApp({ deps: { limits: noRateLimits } });
  const { conversation, Cookie } = await aVisitor(app);
  const message = 'x'.repeat(4_000);
  for (let sent = 0; sent < 99; sent += 1) {
    await app.send('POST', messagesPath(conversation.id), { message }, { Cookie });
  }
  const calls = Array.from({ length: 10 }, () => 'chat.messages').join(',');
  const inputs = Array.from({ length: 10 }, (_, index) => [
    index,
    { conversationId: conversation.id },
  ]);
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
  const response = await app.get(`/trpc/${calls}?batch=1&input=${input}`, { Cookie });
  const body = await response.text();
  expect(body.length).toBeLessThan(1_100_000);
  const results = JSON.parse(body) as { error?: { data: { httpStatus: number } } }[];
  expect(results.map(({ error }) => error?.data.httpStatus ?? 200)).toEqual([
    ...[200, 200],
    ...Array.from({ length: 8 }, () => 413),
  ]);

  const eleven = Array.from({ length: 11 }, () => 'chat.current').join(',');
  expect((await app.get(`/trpc/${eleven}?batch=1`, { Cookie })).status).toBe(400);
});

test('the calls of one batch run in their order, and none once they return too much', async () => {
  const ctx = { request: { isBatch: true, address: '203.0.113.7' } };
  const ran: number[] = [];
  const call = (number: number) => () => {
    ran.push(number);
    return Promise.resolve('x'.repeat(400_000));
  };
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) => runInBatch(ctx, call(number), (text) => text)),
  );
  expect(ran).toEqual([1, 2, 3]);
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled'],
    ...['rejected', 'rejected', 'rejected'],
  ]);
});

test('a malformed path is refused with problem details, under /trpc too', async () => {
  const { get } = createTestApp();
  for (const path of ['/trpc/%E0%A4%A', '/api/%E0%A4%A', '/%E0%A4%A']) {
    const response = await get(path);
    expect(response.status, path).toBe(400);
    expect(response.headers.get('content-type'), path).toBe('application/problem+json');
  }
  expect((await get(`/${'a'.repeat(2_048)}`)).status).toBe(414);
});
