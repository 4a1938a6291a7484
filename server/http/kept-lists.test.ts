import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../db/schema';
import { aStudy } from '../test/content-factories';
import { createTestApp, STAFF } from '../test/test-app';

const PATH = '/api/case-studies';

describe('a public list', () => {
  test('shows what was written through the API at the next request', async () => {
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

  test('is made once for everybody until content is written', async () => {
    const { get, deps } = createTestApp();
    const before = await (await get(PATH)).text();
    deps.database.insert(caseStudies).values(aStudy()).run();
    expect(await (await get(PATH)).text()).toBe(before);
    // Who brings a token is answered by the procedure itself.
    expect(await (await get(PATH, STAFF)).text()).not.toBe(before);
    deps.answers.drop('caseStudies');
    expect(await (await get(PATH)).text()).not.toBe(before);
  });

  test('comes compressed to who takes it so, with the headers of every answer', async () => {
    const { get } = createTestApp();
    const plain = await get(PATH);
    const packed = await get(PATH, { 'Accept-Encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
    for (const answer of [plain, packed]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  test('refuses a wrong token, kept or not', async () => {
    const { get } = createTestApp();
    expect((await get(PATH)).status).toBe(200);
    expect((await get(PATH, { Authorization: 'Bearer guessed' })).status).toBe(401);
  });
});
