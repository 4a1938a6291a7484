import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeDemo } from '../cli/write-demo';
import { createTestApp, STAFF } from '../test/test-app';

const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br' };

function createApp() {
  const app = createTestApp();
  const now = new Date().toISOString();
  writeDemo(app.deps.database, {
    events: 0,
    leads: 2_500,
    isForced: false,
    timeZone: 'UTC',
    now,
    seed: 3,
  });
  return app;
}

test.each([
  ['a page of search results', '/insights?q=a', {}],
  ['a list of staff', '/api/admin/leads?limit=50', STAFF],
  ['a list that is streamed', '/api/admin/leads', STAFF],
  ['the result of a procedure', '/trpc/leads.list?input=%7B%7D', STAFF],
  ['the description', '/api/openapi.json', {}],
])('%s is compressed', async (_what, path, headers) => {
  const { get } = createApp();
  const plain = await get(path, headers);
  const text = await plain.text();
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(text.length).toBeGreaterThan(1_024);
  const compressed = await get(path, { ...headers, 'Accept-Encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('vary')).toMatch(/\bAccept-Encoding$/);
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(text.length / 2);
  expect(gunzipSync(bytes).toString().length).toBe(text.length);
});

test.each([
  ['an accepted event', 'POST', '/api/analytics/track', { event: 'e' }],
  ['an inquiry without fields', 'POST', '/api/contact', {}],
  ['a result of a procedure', 'POST', '/trpc/analytics.track', { event: 'e' }],
] as const)('%s is too short to be compressed', async (_what, method, path, body) => {
  const { send } = createApp();
  const response = await send(method, path, body, ACCEPTED);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect((await response.text()).length).toBeLessThan(1_024);
});
