import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../db/schema/case-studies';
import { aStudy } from '../features/case-studies/case-studies.examples';
import { createTestApp, STAFF } from '../test/test-app';
import { read } from './define-route';

const PATH = '/api/case-studies';

describe('a public list', () => {
  test('shows a write through the API at the next request', async () => {
    const { get, app } = createTestApp();
    const before = (await (await get(PATH)).json()) as unknown[];
    const { id: _, createdAt: __, ...study } = aStudy({ slug: 'written-now' });
    const posted = await app.request(
      '/api/admin/case-studies',
      {
        method: 'POST',
        headers: { ...STAFF, 'Content-Type': 'application/json' },
        body: JSON.stringify(study),
      },
      {},
    );
    expect(posted.status).toBe(201);
    const after = (await (await get(PATH)).json()) as { slug: string }[];
    expect(after).toHaveLength(before.length + 1);
    expect(after.map(({ slug }) => slug)).toContain('written-now');
  });

  test('is cached for everybody until its noun is written', async () => {
    const { get, deps } = createTestApp();
    const before = await (await get(PATH)).text();
    deps.database.insert(caseStudies).values(aStudy()).run();
    expect(await (await get(PATH)).text()).toBe(before);
    // Parameters that the list does not read make no other list.
    expect(await (await get(`${PATH}?x=1`)).text()).toBe(before);
    // Requests with a token are not cached.
    expect(await (await get(PATH, STAFF)).text()).not.toBe(before);
    deps.responseCache.invalidate('caseStudies');
    expect(await (await get(PATH)).text()).not.toBe(before);
  });

  test('is the output of its procedure: types refuse to change it', () => {
    const summary = 'List the case studies';
    const path = 'caseStudies.list';
    // @ts-expect-error -- a cached response has no `respond`
    read(PATH, path, { summary, isCached: true, respond: () => [] });
    expect(read(PATH, path, { summary, isCached: true })).not.toHaveProperty('respond');
  });

  test('is compressed for clients that accept it, with the headers of every response', async () => {
    const { get } = createTestApp();
    const plain = await get(PATH);
    const compressed = await get(PATH, { 'Accept-Encoding': 'br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await compressed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
    for (const response of [plain, compressed]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  test('refuses a wrong token, even when it is cached', async () => {
    const { get } = createTestApp();
    expect((await get(PATH)).status).toBe(200);
    expect((await get(PATH, { Authorization: 'Bearer guessed' })).status).toBe(401);
  });
});
