import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRateLimits } from '../core/rate-limits';
import { anyJson, anyText, RUNS } from '../test/arbitraries';
import { aVisitor } from '../test/chat';
import { createLiveServer } from '../test/live-server';
import { processorMs, SLOWEST_MS } from '../test/processor-time';

const anyId = fc.oneof(fc.integer(), anyText, fc.constant(null));

const anyCall = fc.record(
  {
    id: anyId,
    jsonrpc: fc.constantFrom('2.0', '1.0', null),
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('subscription', 'subscription.stop') },
      { weight: 1, arbitrary: fc.oneof(fc.constantFrom('query', 'mutation'), anyText) },
    ),
    params: fc.record(
      {
        path: fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom('visitor', 'staff') },
          { weight: 1, arbitrary: anyText },
        ),
        input: fc.oneof(fc.record({ lastEventId: anyId }), fc.jsonValue()),
        lastEventId: anyId,
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['method'] },
);

const anyFrame = fc.oneof(
  { weight: 6, arbitrary: anyCall.map((call) => JSON.stringify(call)) },
  { weight: 2, arbitrary: fc.array(anyCall).map((calls) => JSON.stringify(calls)) },
  { weight: 1, arbitrary: fc.oneof(anyText, anyJson, fc.constantFrom('PING', 'PONG', '[]', '')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)) },
);

test('no frames break the socket of anybody, or the server', async () => {
  const live = await createLiveServer({ deps: { limits: noRateLimits } });
  const { Cookie } = await aVisitor(live);
  const cookies = [Cookie, await live.session()];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...cookies),
      fc.array(anyFrame, { minLength: 1, maxLength: 8 }),
      async (cookie, frames) => {
        const opened = live.open({ Cookie: cookie });
        await opened.until(() => opened.socket.readyState === opened.socket.OPEN);
        const startedAt = processorMs();
        for (const frame of frames) opened.socket.send(frame);
        // Answered after the frames, unless they closed the socket.
        const answered = new Promise((resolve) => {
          opened.socket.once('pong', resolve).once('close', resolve);
        });
        opened.socket.ping();
        await answered;
        expect(processorMs() - startedAt).toBeLessThan(SLOWEST_MS);
        opened.socket.terminate();
        expect([undefined, 1005, 1006, 1007, 1008, 1009]).toContain(opened.closedWith);
        expect((await live.get('/healthz')).status).toBe(200);
        expect(live.logged.filter(({ level }) => level === 'error')).toEqual([]);
      },
    ),
    { numRuns: RUNS ?? 200 },
  );
});
