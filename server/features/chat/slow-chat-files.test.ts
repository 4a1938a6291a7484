import { expect, test, vi } from 'vitest';
import { aVisitor } from '../../test/chat';
import { problemOf } from '../../test/responses';
import { createTestApp } from '../../test/test-app';
import { aPdf } from '../media/media.examples';

const PART =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n' +
  'Content-Type: application/pdf\r\n\r\n';

function createChat() {
  const app = createTestApp({ env: { TRUST_PROXY: 'on' } });
  /** Sends a file as a new visitor. */
  const send = async (address: string, body: ReadableStream | string, size = 20_000) => {
    const { conversation, Cookie } = await aVisitor(app);
    const init = {
      method: 'POST',
      headers: {
        Cookie,
        'X-Forwarded-For': address,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(size),
      },
      body,
      duplex: 'half',
    };
    const path = `http://x/api/chat/conversations/${conversation.id}/files`;
    return app.app.request(new Request(path, init), undefined, {});
  };
  return {
    sendWhole: (address: string) => send(address, `${PART}${aPdf().toString('latin1')}\r\n--x--`),
    /** Sends the first part of a file; ends once that is read, or refused, with the later response. */
    sendSlowly: (address: string, size?: number) =>
      new Promise<{ response: Promise<Response> }>((resolve) => {
        let isBegun = false;
        const body = new ReadableStream(
          {
            pull(controller) {
              if (!isBegun) {
                isBegun = true;
                return controller.enqueue(new TextEncoder().encode(PART));
              }
              resolve({ response });
              return new Promise(() => undefined);
            },
          },
          { highWaterMark: 0 },
        );
        const response = send(address, body, size);
        void response.then(() => resolve({ response }));
      }),
  };
}

test('slow files of one address take no room of others', async () => {
  const { sendSlowly, sendWhole } = createChat();
  for (let count = 0; count < 2; count += 1) await sendSlowly('2001:db8:1:2::1');
  const refused = await problemOf(await sendWhole('2001:db8:1:2::9'));
  expect(refused).toMatchObject({
    status: 503,
    detail: 'Too many files arrive from this address at the moment.',
  });
  for (let count = 0; count < 4; count += 1) await sendSlowly(`203.0.113.${count}`);
  expect((await sendWhole('2001:db8:1:3::1')).status).toBe(201);
});

test('the files that arrive at once are bounded by their declared size', async () => {
  const { sendSlowly, sendWhole } = createChat();
  for (let count = 0; count < 10; count += 1) {
    await sendSlowly(`203.0.113.${count}`, 10 * 1024 * 1024);
  }
  const refused = await sendWhole('203.0.113.99');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
});

test('a file that does not arrive in time is refused, and its room is free again', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const { sendSlowly, sendWhole } = createChat();
  const slow = [await sendSlowly('203.0.113.9'), await sendSlowly('203.0.113.9')];
  expect(timeout).toHaveBeenCalledWith(60_000);
  timeout.mockRestore();
  deadline.abort(new DOMException('', 'TimeoutError'));
  for (const { response } of slow) {
    const problem = await problemOf(await response);
    expect(problem).toMatchObject({ status: 408, detail: 'The file took too long to arrive.' });
  }
  expect((await sendWhole('203.0.113.9')).status).toBe(201);
});
