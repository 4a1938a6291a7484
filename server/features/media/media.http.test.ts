import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { mediaVariants } from '../../../db/schema/media';
import { problemOf } from '../../test/responses';
import { aPdf } from './media.examples';
import { aBomb, aPicture, upload } from '../../test/uploads';
import { createTestApp } from '../../test/test-app';
import { storeMedia } from './media.service';

type TestApp = ReturnType<typeof createTestApp>;

async function store({ app }: TestApp, bytes: Buffer, name: string, type: string) {
  const response = await upload(app, { bytes, name, type });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; url: string };
}

const jpeg = (width: number, height: number) => aPicture(width, height).jpeg().toBuffer();
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a file', () => {
  test('is served as uploaded, cacheable for ever, and cannot run scripts', async () => {
    const testApp = createTestApp();
    const bytes = await aPicture(2_000, 1_500).jpeg({ quality: 95 }).toBuffer();
    expect(bytes.byteLength).toBeGreaterThan(3 * 256 * 1024);
    const { url } = await store(testApp, bytes, 'Yard (1).jpg', 'image/jpeg');
    const response = await testApp.get(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename*=UTF-8''Yard%20%281%29.jpg`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/);
    expect((await bytesOf(response)).equals(bytes)).toBe(true);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const testApp = createTestApp();
    const { url } = await store(testApp, await jpeg(40, 30), 'a.jpg', 'image/jpeg');
    const response = await testApp.app.request(url, { method: 'HEAD' }, {});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await response.text()).toBe('');
  });

  test('is a 304 for a client that has it', async () => {
    const testApp = createTestApp();
    const { url } = await store(testApp, await jpeg(40, 30), 'a.jpg', 'image/jpeg');
    for (const address of [url, `${url}?w=320`]) {
      const etag = (await testApp.get(address)).headers.get('etag') ?? '';
      for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
        const again = await testApp.get(address, { 'If-None-Match': tag });
        expect(again.status).toBe(304);
        expect(await again.text()).toBe('');
        expect(again.headers.get('cache-control')).toContain('immutable');
      }
      expect((await testApp.get(address, { 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });

  test('of type PDF is a download, and has no widths', async () => {
    const testApp = createTestApp();
    const { url } = await store(testApp, aPdf(), 'عرض.pdf', 'application/pdf');
    const response = await testApp.get(url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''%D8/,
    );
    expect((await testApp.get(`${url}?w=320`)).status).toBe(400);
  });

  test('is 404 under another name or id', async () => {
    const testApp = createTestApp();
    const { id, url } = await store(testApp, await jpeg(40, 30), 'a.jpg', 'image/jpeg');
    expect(url).toBe(`/media/${id}/a.jpg`);
    for (const path of [`/media/${id}/b.jpg`, `/media/${id}`, '/media/x/a.jpg']) {
      expect((await testApp.get(path)).status, path).toBe(404);
    }
  });
});

describe('a width', () => {
  const formats: [string, string, (picture: Sharp) => Sharp][] = [
    ['jpg', 'image/jpeg', (picture) => picture.jpeg()],
    ['png', 'image/png', (picture) => picture.png()],
    ['webp', 'image/webp', (picture) => picture.webp()],
    ['avif', 'image/avif', (picture) => picture.avif({ effort: 0 })],
    ['gif', 'image/gif', (picture) => picture.gif({ effort: 1 })],
  ];

  test.each(formats)('of a %s is WebP and is stored', async (ending, type, encode) => {
    const testApp = createTestApp();
    const bytes = await encode(aPicture(800, 600)).toBuffer();
    const { url } = await store(testApp, bytes, `a.${ending}`, type);
    const response = await testApp.get(`${url}?w=320`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const picture = await bytesOf(response);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 240,
    });
    expect(testApp.count(mediaVariants)).toBe(1);
    expect((await bytesOf(await testApp.get(`${url}?w=320`))).equals(picture)).toBe(true);
    expect(testApp.count(mediaVariants)).toBe(1);
  });

  test('never enlarges: all widths beyond the picture are one variant', async () => {
    const testApp = createTestApp();
    const { url } = await store(testApp, await jpeg(700, 500), 'a.jpg', 'image/jpeg');
    for (const width of [960, 1280, 1920]) {
      const picture = await bytesOf(await testApp.get(`${url}?w=${width}`));
      expect(await sharp(picture).metadata()).toMatchObject({ width: 700, height: 500 });
    }
    expect(testApp.count(mediaVariants)).toBe(1);
  });

  test('is upright and has no metadata', async () => {
    const testApp = createTestApp();
    const photo = await aPicture(800, 600)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' } })
      .toBuffer();
    const { url } = await store(testApp, photo, 'a.jpg', 'image/jpeg');
    const picture = await bytesOf(await testApp.get(`${url}?w=320`));
    const { width, height, exif, orientation } = await sharp(picture).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 320,
      height: 427,
      exif: undefined,
      orientation: undefined,
    });
  });

  test('keeps transparency', async () => {
    const testApp = createTestApp();
    const create = { width: 400, height: 300, channels: 4 as const, background: '#0000' };
    const png = await sharp({ create }).png().toBuffer();
    const { url } = await store(testApp, png, 'a.png', 'image/png');
    const picture = await bytesOf(await testApp.get(`${url}?w=320`));
    expect(await sharp(picture).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('must be one of five', async () => {
    const testApp = createTestApp();
    const { url } = await store(testApp, await jpeg(40, 30), 'a.jpg', 'image/jpeg');
    for (const width of ['321', '0', '-320', '99999', '', 'x', '320.0']) {
      const response = await testApp.get(`${url}?w=${width}`);
      expect(response.status, width).toBe(400);
      expect((await problemOf(response)).errors).toMatchObject([{ path: 'w' }]);
    }
    expect(testApp.count(mediaVariants)).toBe(0);
  });

  test('requested by many at once is made once', async () => {
    const testApp = createTestApp();
    const { url } = await store(testApp, await jpeg(800, 600), 'a.jpg', 'image/jpeg');
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        Promise.resolve(testApp.get(`${url}?w=${index % 2 === 0 ? 320 : 640}`)),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(testApp.count(mediaVariants)).toBe(2);
  });

  test('of a picture that cannot be decoded is the file itself, cached briefly', async () => {
    const testApp = createTestApp();
    const { result } = storeMedia(
      testApp.deps.database,
      {
        file: { name: 'a.png', type: 'image/png', bytes: await aBomb(5_000, 4_000) },
        checked: { type: 'image/png', width: 5_000, height: 4_000, isAnimated: false },
        alt: null,
        isPrivate: false,
      },
      '2026-11-21T09:00:00.000Z',
    );
    const response = await testApp.get(`${result.url}?w=320`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(testApp.count(mediaVariants)).toBe(0);
    expect(testApp.logged.at(-1)).toBeDefined();
  });
});
