import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { media, mediaChunks } from '../../../db/schema/media';
import { problemOf } from '../../test/responses';
import { aPdf } from './media.examples';
import { aBomb, aPicture, rowOf, type UploadOptions, upload } from '../../test/uploads';
import { createTestApp, STAFF } from '../../test/test-app';
import { MAX_FILE_BYTES } from '../../core/uploads.schema';

const detailOf = async (sent: UploadOptions) => {
  const { app, count } = createTestApp();
  const response = await upload(app, sent);
  expect(response.status).toBe(400);
  const { detail, errors } = await problemOf(response);
  expect(errors).toMatchObject([{ path: 'file' }]);
  expect(count(media)).toBe(0);
  return detail;
};

describe('the library accepts', () => {
  const photo = () => aPicture(800, 600);
  const cases: [string, string, () => Promise<Buffer>][] = [
    ['photo.jpg', 'image/jpeg', () => photo().jpeg().toBuffer()],
    ['photo.jpeg', 'image/jpeg', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['photo.png', 'image/png', () => photo().png().toBuffer()],
    ['photo.webp', 'image/webp', () => photo().webp().toBuffer()],
    ['photo.avif', 'image/avif', () => photo().avif({ effort: 0 }).toBuffer()],
    ['photo.gif', 'image/gif', () => photo().gif({ effort: 1 }).toBuffer()],
  ];

  test.each(cases)('%s as %s, with its size in pixels', async (name, type, make) => {
    const { app, deps } = createTestApp();
    const bytes = await make();
    const row = await rowOf(await upload(app, { bytes, name, type, alt: '  Two\nyards ' }));
    expect(row).toEqual({
      id: row.id,
      filename: `photo.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}`,
      originalName: name,
      mimeType: type,
      size: bytes.byteLength,
      url: `/media/${row.id}/${row.filename}`,
      alt: 'Two yards',
      width: 800,
      height: 600,
      isAnimated: false,
      isPrivate: false,
      focalX: 50,
      focalY: 50,
      tags: [],
      createdAt: expect.stringMatching(/^20.*Z$/) as string,
    });
    const chunks = deps.database.select().from(mediaChunks).all();
    expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true);
  });

  test('a PDF, which has no size in pixels', async () => {
    const { app } = createTestApp();
    const sent = { bytes: aPdf(), name: 'Offer.pdf' };
    expect(await rowOf(await upload(app, sent))).toMatchObject({
      filename: 'offer.pdf',
      mimeType: 'application/pdf',
      width: null,
      height: null,
      alt: null,
    });
  });

  test('a file of exactly 10 MB, in chunks', async () => {
    const { app, count, deps } = createTestApp();
    const bytes = aPdf(MAX_FILE_BYTES - aPdf(0).byteLength);
    expect(bytes.byteLength).toBe(MAX_FILE_BYTES);
    const row = await rowOf(await upload(app, { bytes, name: 'a.pdf' }));
    expect(count(mediaChunks)).toBe(40);
    const chunks = deps.database
      .select()
      .from(mediaChunks)
      .where(eq(mediaChunks.mediaId, row.id))
      .orderBy(mediaChunks.position)
      .all();
    expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true);
  });

  test('a rotated picture, with its upright size', async () => {
    const { app } = createTestApp();
    const bytes = await aPicture(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await rowOf(await upload(app, { bytes }))).toMatchObject({ width: 300, height: 400 });
  });

  test('an animated picture, flagged as such', async () => {
    const { app } = createTestApp();
    const frames = await Promise.all([1, 2].map(() => aPicture(40, 30).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const row = await rowOf(await upload(app, { bytes, name: 'a.gif' }));
    expect(row).toMatchObject({ width: 40, height: 30, isAnimated: true });
  });

  test('a file without a declared type', async () => {
    const { app } = createTestApp();
    const bytes = await aPicture(40, 30).png().toBuffer();
    for (const type of ['', 'application/octet-stream', 'IMAGE/PNG; charset=binary']) {
      const row = await rowOf(await upload(app, { bytes, name: 'scan', type }));
      expect(row).toMatchObject({ filename: 'scan.png', mimeType: 'image/png' });
    }
  });

  test('24 megapixels and no more', async () => {
    const { app } = createTestApp();
    const sent = { name: 'wide.png' };
    const large = { width: 6_000, height: 4_000, channels: 3, background: '#146e64' } as const;
    const bytes = await sharp({ create: large }).png().toBuffer();
    const row = await rowOf(await upload(app, { ...sent, bytes }));
    expect(row).toMatchObject({ width: 6_000, height: 4_000 });
    const over = await upload(app, { ...sent, bytes: await aBomb(6_000, 4_001) });
    expect(over.status).toBe(400);
  });
});

describe('the library refuses', () => {
  const jpeg = () => aPicture(200, 200).jpeg().toBuffer();

  test('a decompression bomb, by its header', async () => {
    const bytes = await aBomb();
    expect(await detailOf({ bytes, name: 'a.png' })).toBe(
      'The picture has 30,000 x 30,000 pixels, more than 24 megapixels.',
    );
  });

  test('a file whose declared type is another', async () => {
    const bytes = await jpeg();
    expect(await detailOf({ bytes, name: 'a.jpg', type: 'image/png' })).toBe(
      'The file is a JPEG, but was sent as image/png.',
    );
  });

  test.each(['a.html', 'a.html ', 'a.html\u200B'])(
    'a file whose name has the extension of another type (%j)',
    async (name) => {
      const bytes = await jpeg();
      expect(await detailOf({ bytes, name, type: 'image/jpeg' })).toBe(
        'The file is a JPEG, but its name ends in .html.',
      );
    },
  );

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\u0090\u0000'],
    ['an archive', 'PK\u0003\u0004 word/document.xml'],
    ['an empty file', ''],
  ])('%s declared as a PNG', async (_what, text) => {
    const detail = await detailOf({
      bytes: Buffer.from(text, 'latin1'),
      name: 'a.png',
    });
    expect(detail).toMatch(/^The file is (?:not a JPEG|empty)/);
  });

  const formats: [string, string, () => Promise<Buffer>][] = [
    ['jpg', 'image/jpeg', jpeg],
    ['jpg', 'image/jpeg', () => aPicture(200, 200).jpeg({ progressive: true }).toBuffer()],
    ['png', 'image/png', () => aPicture(200, 200).png().toBuffer()],
    ['webp', 'image/webp', () => aPicture(200, 200).webp().toBuffer()],
    ['avif', 'image/avif', () => aPicture(200, 200).avif({ effort: 0 }).toBuffer()],
    ['gif', 'image/gif', () => aPicture(200, 200).gif({ effort: 1 }).toBuffer()],
    ['pdf', 'application/pdf', () => Promise.resolve(aPdf(5_000))],
  ];

  test.each(formats)('a %s (%s) that is cut off', async (ending, type, make) => {
    const complete = await make();
    const { app, count } = createTestApp();
    for (const share of [0.3, 0.6, 0.9]) {
      const bytes = complete.subarray(0, Math.floor(complete.byteLength * share));
      const response = await upload(app, { bytes, name: `a.${ending}`, type });
      expect(response.status, `${share}`).toBe(400);
      expect((await problemOf(response)).detail).toBe('The file is cut off or damaged.');
    }
    expect(count(media)).toBe(0);
  });

  test('a file over 10 MB, with and without Content-Length', async () => {
    const { app, count } = createTestApp();
    const bytes = aPdf(MAX_FILE_BYTES);
    const sent = { bytes, name: 'a.pdf' };
    const response = await upload(app, sent);
    expect(response.status).toBe(413);
    expect(await problemOf(response)).toMatchObject({
      detail: 'The file is larger than 10 MB.',
      errors: [{ path: 'file' }],
    });
    const withLength = await upload(app, sent, { ...STAFF, 'Content-Length': '20000000' });
    expect(withLength.status).toBe(413);
    expect(count(media)).toBe(0);
  });

  test('a body without a file, with two, or with another part', async () => {
    const { app, count } = createTestApp();
    const file = new File([new Uint8Array(await jpeg())], 'a.jpg', { type: 'image/jpeg' });
    const send = async (...parts: [string, string | File][]) => {
      const body = new FormData();
      for (const [name, value] of parts) body.append(name, value);
      const init = { method: 'POST', headers: STAFF, body };
      return app.request('/api/admin/media', init, {});
    };
    const paths = async (response: Response) => {
      expect(response.status).toBe(400);
      return (await problemOf(response)).errors?.map(({ path }) => path);
    };
    expect(await paths(await send(['alt', 'A yard']))).toEqual(['file']);
    expect(await paths(await send(['file', file], ['file', file]))).toEqual(['file']);
    expect(await paths(await send(['picture', file]))).toEqual(['picture']);
    expect(await paths(await send(['file', 'text']))).toEqual(['file']);
    const long = 'x'.repeat(1_001);
    expect(await paths(await send(['file', file], ['alt', long]))).toEqual(['alt']);
    expect(count(media)).toBe(0);
  });

  test('a body that is JSON, or incomplete multipart', async () => {
    const { app, send } = createTestApp();
    expect((await send('POST', '/api/admin/media', { file: 'x' }, STAFF)).status).toBe(415);
    const type = 'multipart/form-data; boundary=xyz';
    const head = '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    for (const body of ['not multipart', head, `${head}half`, '']) {
      const headers = { ...STAFF, 'Content-Type': type };
      const response = await app.request('/api/admin/media', { method: 'POST', headers, body }, {});
      expect(response.status, body).toBe(400);
    }
    const headers = { ...STAFF, 'Content-Type': 'multipart/form-data' };
    const init = { method: 'POST', headers, body: head };
    expect((await app.request('/api/admin/media', init, {})).status).toBeOneOf([400, 415]);
  });

  test('bytes by tRPC', async () => {
    const { send } = createTestApp();
    const input = { file: { name: 'a.jpg', type: '', bytes: { 0: 255 } } };
    const response = await send('POST', '/trpc/media.create', input, STAFF);
    expect(response.status).toBe(400);
  });
});

describe('uploading is allowed for', () => {
  test('nobody without a token, before the body is read', async () => {
    const { app } = createTestApp();
    const bytes = aPdf(MAX_FILE_BYTES);
    expect((await upload(app, { bytes }, {})).status).toBe(401);
    expect((await upload(app, { bytes }, { Authorization: 'Bearer guessed' })).status).toBe(401);
  });

  test('a session from the console, and none from elsewhere', async () => {
    const { app, get } = createTestApp();
    const signedIn = await get('/trpc/leads.list?input={}', STAFF);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const sent = { bytes: await aPicture(20, 20).jpeg().toBuffer() };
    const from = (site: string) => ({ Cookie: cookie, 'Sec-Fetch-Site': site });
    expect((await upload(app, sent, from('cross-site'))).status).toBe(403);
    expect((await upload(app, sent, { Cookie: cookie })).status).toBe(403);
    expect((await upload(app, sent, from('same-origin'))).status).toBe(201);
  });

  test('nobody after ten wrong tokens', async () => {
    const { app } = createTestApp();
    const wrong = { Authorization: 'Bearer guessed' };
    for (let tries = 0; tries < 10; tries += 1) await upload(app, { bytes: aPdf() }, wrong);
    const response = await upload(app, { bytes: aPdf() });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
