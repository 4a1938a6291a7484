import { describe, expect, test } from 'vitest';
import { aPicture, rowOf, upload } from '../../test/uploads';
import { createTestApp } from '../../test/test-app';

describe('hostile names', () => {
  test.each([
    ['../../etc/passwd.jpg', 'passwd.jpg', 'passwd.jpg'],
    ['C:\\Users\\dana\\photo.jpg', 'photo.jpg', 'photo.jpg'],
    [
      '<img src=x onerror=alert(1)>.jpg',
      '<img src=x onerror=alert(1)>.jpg',
      'img-src-x-onerror-alert-1.jpg',
    ],
    ['photo\u202Egnp.jpg', 'photognp.jpg', 'photognp.jpg'],
    ['a\u0000b\u0007.jpg', 'ab.jpg', 'ab.jpg'],
    ['..', 'Untitled', 'untitled.jpg'],
    ['.jpg', '.jpg', 'file.jpg'],
    ['صورة المستودع.jpg', 'صورة المستودع.jpg', 'صورة-المستودع.jpg'],
    ['12" rack.jpg', '12" rack.jpg', '12-rack.jpg'],
    ['a\r\nSet-Cookie: b\nc.jpg', 'a Set-Cookie: b c.jpg', 'a-set-cookie-b-c.jpg'],
    ['a%2F..%2Fb?w=1#x.jpg', 'a%2F..%2Fb?w=1#x.jpg', 'a-2f-2fb-w-1-x.jpg'],
  ])('%j is shown as %j', async (name, originalName, filename) => {
    const { app, get } = createTestApp();
    const bytes = await aPicture(20, 20).jpeg().toBuffer();
    const row = await rowOf(await upload(app, { bytes, name }));
    expect(row).toMatchObject({ originalName, filename });
    expect((await get(row.url)).status).toBe(200);
  });

  test('a very long name is cut, and keeps its extension', async () => {
    const { app } = createTestApp();
    const bytes = await aPicture(20, 20).jpeg().toBuffer();
    const row = await rowOf(await upload(app, { bytes, name: `${'yard '.repeat(200)}.jpg` }));
    expect(row.originalName.length).toBeLessThanOrEqual(200);
    expect(row.originalName).toMatch(/….jpg$/);
    expect(row.filename.length).toBeLessThanOrEqual(84);
  });
});
