import { afterEach, expect, test, vi } from 'vitest';
import { sendImport } from './send-import';

afterEach(() => vi.unstubAllGlobals());

const NOT_SENT = 'The file could not be sent. Please try again later.';

const send = (signal?: AbortSignal) =>
  sendImport(
    { file: new File(['Name'], 'fair.csv'), mapping: {}, duplicates: 'skip' },
    { isDryRun: true, ...(signal && { signal }) },
  );

test.each([
  ["the server's words", () => Response.json({ detail: 'No rows.' }, { status: 400 }), 'No rows.'],
  ['plain words for the page of a proxy', () => new Response('<html>', { status: 502 }), NOT_SENT],
  [
    'plain words without a connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    NOT_SENT,
  ],
])('a file that is not imported is explained by %s', async (_what, respond, message) => {
  vi.stubGlobal('fetch', async () => respond());
  await expect(send()).rejects.toThrow(message);
});

test('an aborted request stays one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Aborted', 'AbortError')));
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});
