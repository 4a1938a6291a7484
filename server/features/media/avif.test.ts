import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaVariants } from '../../../db/schema/media';
import { createTestApp } from '../../test/test-app';
import { aPicture, rowOf, upload } from '../../test/uploads';

const AVIF = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

async function createArchive(width = 800, height = 600) {
  const testApp = createTestApp();
  const bytes = await aPicture(width, height).jpeg().toBuffer();
  const { url } = await rowOf(await upload(testApp.app, { bytes }));
  const typeOf = async (accept: Record<string, string>, address = `${url}?w=320`) =>
    (await testApp.get(address, accept)).headers.get('content-type');
  return { ...testApp, url, typeOf };
}

const untilAvif = (typeOf: (accept: typeof AVIF) => Promise<string | null>) =>
  expect.poll(() => typeOf(AVIF), { timeout: 10_000 }).toBe('image/avif');

test('a client that takes AVIF gets WebP until the AVIF is made, and then that', async () => {
  const { get, url, typeOf } = await createArchive();
  const first = await get(`${url}?w=320`, AVIF);
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(first.headers.get('vary')).toMatch(/\bAccept\b/);
  await untilAvif(typeOf);
  const avif = await get(`${url}?w=320`, AVIF);
  expect(avif.headers.get('cache-control')).toContain('immutable');
  const bytes = Buffer.from(await avif.arrayBuffer());
  expect(Number(avif.headers.get('content-length'))).toBe(bytes.byteLength);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 320, height: 240 });
  expect(bytes.byteLength).toBeLessThan((await first.arrayBuffer()).byteLength);
});

test('a client that does not take AVIF gets WebP for ever, and no AVIF is made', async () => {
  const { get, url, deps } = await createArchive();
  for (const Accept of ['image/webp,*/*', 'image/avif;q=0, */*', 'image/avif; q=0.0', '']) {
    const response = await get(`${url}?w=320`, { Accept });
    expect(response.headers.get('content-type'), Accept).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('vary')).toMatch(/\bAccept\b/);
  }
  expect(deps.database.select().from(mediaVariants).all()).toMatchObject([{ avif: null }]);
  expect(
    (await get(`${url}?w=320`, { Accept: 'image/avif;q=0.1' })).headers.get('cache-control'),
  ).toBe('public, max-age=60');
});

test('a 304 is of the version that the client would get', async () => {
  const { get, url, typeOf } = await createArchive();
  const webp = (await get(`${url}?w=320`, AVIF)).headers.get('etag') ?? '';
  await untilAvif(typeOf);
  const changed = await get(`${url}?w=320`, { ...AVIF, 'If-None-Match': webp });
  expect(changed.status).toBe(200);
  const avif = changed.headers.get('etag') ?? '';
  expect(avif).not.toBe(webp);
  const same = await get(`${url}?w=320`, { ...AVIF, 'If-None-Match': avif });
  expect(same.status).toBe(304);
  expect(same.headers.get('vary')).toMatch(/\bAccept\b/);
  const other = await get(`${url}?w=320`, { Accept: '*/*', 'If-None-Match': avif });
  expect(other.status).toBe(200);
  expect((await get(`${url}?w=320`, { 'If-None-Match': webp })).status).toBe(304);
});

test('an AVIF is made once for many requests, and never enlarged', async () => {
  const { get, url, typeOf, count } = await createArchive(400, 300);
  const addresses = [640, 960, 1280, 640, 960].map((width) => `${url}?w=${width}`);
  await Promise.all(addresses.map((address) => Promise.resolve(get(address, AVIF))));
  for (const address of addresses) {
    await expect.poll(() => typeOf(AVIF, address), { timeout: 10_000 }).toBe('image/avif');
    const bytes = Buffer.from(await (await get(address, AVIF)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 300 });
  }
  expect(count(mediaVariants)).toBe(1);
});

test('where AVIF is no smaller, WebP is the final answer', async () => {
  const { get, url, typeOf, deps } = await createArchive(2, 2);
  await typeOf(AVIF, `${url}?w=320`);
  const isFinal = async () =>
    (await get(`${url}?w=320`, AVIF)).headers.get('cache-control')?.includes('immutable');
  await expect.poll(isFinal, { timeout: 10_000 }).toBe(true);
  expect(await typeOf(AVIF)).toBe('image/webp');
  expect(deps.database.select().from(mediaVariants).get()?.avif).toHaveLength(0);
});

test('the file itself does not depend on what the client takes', async () => {
  const { get, url } = await createArchive();
  const response = await get(url, AVIF);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('vary') ?? '').not.toMatch(/\bAccept\b(?!-)/);
});
