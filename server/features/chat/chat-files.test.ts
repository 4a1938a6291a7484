import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaChunks } from '../../../db/schema/media';
import { DAY_MS, movableClock } from '../../test/clock';
import { AGENT, aVisitor, conversationPath, type MessageRow, sendChatFile } from '../../test/chat';
import { problemOf } from '../../test/responses';
import { createTestApp, STAFF } from '../../test/test-app';
import { aBomb, aPicture } from '../../test/uploads';
import { aPdf } from '../media/media.examples';
import { removeUnattached } from '../media/remove-unattached';

type FileMessage = MessageRow & {
  file: { name: string; type: string; size: number; width: number | null; url: string };
};

async function aTalk(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = createTestApp(options);
  const { conversation, Cookie } = await aVisitor(app, { visitorName: 'Dana' });
  const { id } = conversation;
  const sendAs =
    (headers: Record<string, string>, fields: Record<string, string> = {}) =>
    (file: Parameters<typeof sendChatFile>[2]) =>
      sendChatFile(app.app, id, { ...file, fields, headers });
  return { ...app, id, Cookie, byVisitor: sendAs({ Cookie }), byAgent: sendAs(STAFF, AGENT) };
}

const messageOf = async (response: Response) => {
  expect(response.status).toBe(201);
  return (await response.json()) as FileMessage;
};

test('a picture of a visitor is made anew, without what its camera stored', async () => {
  const { byVisitor, get, Cookie } = await aTalk();
  const bytes = await aPicture(3_000, 20)
    .withExif({ IFD0: { Artist: 'Dana of North Street' } })
    .jpeg()
    .toBuffer();
  const message = await messageOf(await byVisitor({ bytes, name: 'Our dock.JPG' }));
  expect(message).toMatchObject({
    message: 'Our dock.webp',
    senderType: 'visitor',
    file: { name: 'Our dock.webp', type: 'image/webp', width: 2_560 },
  });
  const response = await get(message.file.url, { Cookie });
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  const sent = Buffer.from(await response.arrayBuffer());
  expect((await sharp(sent).metadata()).exif).toBeUndefined();
  expect(sent.includes('North Street')).toBe(false);
});

test('a large AVIF of a visitor is refused, since decoding it takes too much memory', async () => {
  const { byVisitor, byAgent } = await aTalk();
  const avifOf = (width: number) => aPicture(width, 2_000).avif({ effort: 0 }).toBuffer();
  const large = { bytes: await avifOf(2_001), name: 'dock.avif' };
  const refused = await byVisitor(large);
  expect(refused.status).toBe(400);
  expect((await problemOf(refused)).errors).toEqual([
    { path: 'file', message: 'An AVIF picture may have 4 megapixels; a JPEG may have 24' },
  ]);
  expect((await byAgent(large)).status).toBe(201);
  expect((await byVisitor({ bytes: await avifOf(2_000), name: 'dock.avif' })).status).toBe(201);
});

test('a file of an agent is sent as it is, with a text', async () => {
  const { byAgent, get, staff, id, Cookie } = await aTalk();
  const bytes = aPdf();
  const file = { bytes, name: 'offer.pdf', message: 'Our offer.' };
  const message = await messageOf(await byAgent(file));
  expect(message).toMatchObject({ message: 'Our offer.', senderType: 'agent' });
  const read = await get(message.file.url, { Cookie });
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  const { text } = await staff().chat.transcript({ id });
  expect(text).toContain('Our offer.\n(offer.pdf)');
});

test('only those who may read the conversation read its files', async () => {
  const app = await aTalk();
  const { url } = (await messageOf(await app.byVisitor({ bytes: aPdf(), name: 'a.pdf' }))).file;
  const other = await aVisitor(app);
  const status = async (headers: Record<string, string>, path = url) =>
    (await app.get(path, headers)).status;
  expect(await status(STAFF)).toBe(200);
  expect(await status({ Cookie: app.Cookie })).toBe(200);
  expect(await status({ Cookie: other.Cookie })).toBe(404);
  expect(await status({})).toBe(404);
  expect(await status({ Cookie: app.Cookie }, url.replace('a.pdf', 'b.pdf'))).toBe(404);
  // Nor are they among the public files.
  expect(await status({}, url.replace('/api/chat/files', '/media'))).toBe(404);
});

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>'), 'a.html', 400],
  ['a script under the name of a picture', Buffer.from('<svg onload="alert(1)"/>'), 'a.png', 400],
  ['an empty file', Buffer.alloc(0), 'a.pdf', 400],
  ['a file of 11 MB', aPdf(11 * 1024 * 1024), 'a.pdf', 413],
])('%s is refused, and nothing of it is stored', async (_what, bytes, name, status) => {
  const { byVisitor, deps } = await aTalk();
  const problem = await problemOf(await byVisitor({ bytes, name }));
  expect(problem.status).toBe(status);
  expect(deps.database.select().from(mediaChunks).all()).toEqual([]);
});

test('a picture of more than 24 megapixels is refused', async () => {
  const { byVisitor } = await aTalk();
  const problem = await problemOf(await byVisitor({ bytes: await aBomb(), name: 'a.png' }));
  expect(problem.detail).toContain('more than 24 megapixels');
});

test('a closed or blocked conversation takes no file, and neither does that of somebody else', async () => {
  const app = await aTalk();
  const file = { bytes: aPdf(), name: 'a.pdf' };
  const other = await aVisitor(app);
  const headers = { Cookie: other.Cookie };
  expect((await sendChatFile(app.app, app.id, { ...file, headers })).status).toBe(404);
  await app.staff().chat.block({ id: app.id, isBlocked: true });
  expect((await app.byVisitor(file)).status).toBe(403);
  await app.staff().chat.block({ id: app.id, isBlocked: false });
  await app.send('PUT', conversationPath(app.id), { status: 'closed' }, STAFF);
  expect((await app.byVisitor(file)).status).toBe(409);
});

test('a visitor may send three files an hour, and staff as many as they like', async () => {
  const { byVisitor, byAgent } = await aTalk();
  const file = { bytes: aPdf(), name: 'a.pdf' };
  for (let count = 0; count < 3; count += 1) expect((await byVisitor(file)).status).toBe(201);
  const problem = await problemOf(await byVisitor(file));
  expect(problem).toMatchObject({ status: 429 });
  expect(problem.detail).toMatch(/^Too many files\./);
  for (let count = 0; count < 5; count += 1) expect((await byAgent(file)).status).toBe(201);
});

test('an address may send 30 MB an hour, however many visitors it has', async () => {
  const app = createTestApp();
  const bytes = aPdf(9_000_000);
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { conversation, Cookie } = await aVisitor(app);
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'a.pdf'));
    const headers = { Cookie, 'Content-Length': String(bytes.byteLength) };
    const path = `/api/chat/conversations/${conversation.id}/files`;
    statuses.push((await app.app.request(path, { method: 'POST', body, headers }, {})).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});

test('the same file sent again after a lost response is stored once', async () => {
  const { id, app, Cookie, deps } = await aTalk();
  const fields = { clientMessageId: 'once-and-no-more' };
  const file = { bytes: aPdf(), name: 'a.pdf', fields, headers: { Cookie } };
  const first = await messageOf(await sendChatFile(app, id, file));
  expect(await messageOf(await sendChatFile(app, id, file))).toEqual(first);
  expect(deps.database.select().from(mediaChunks).all()).toHaveLength(1);
});

test('files that are used stay, however many there are, and unused ones go', async () => {
  const { clock, advance } = movableClock();
  const { byAgent, deps, staff, get } = await aTalk({ deps: { clock } });
  const used: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    used.push((await messageOf(await byAgent({ bytes: aPdf(), name: 'a.pdf' }))).file.url);
  }
  const file = { name: 'b.pdf', type: 'application/pdf', bytes: new Uint8Array(aPdf()) };
  const unused = await staff().media.create({ file, isPrivate: true });
  advance(8 * DAY_MS);
  await removeUnattached(deps);
  await removeUnattached(deps);
  expect((await get(unused.url, STAFF)).status).toBe(404);
  for (const url of used) expect((await get(url, STAFF)).status).toBe(200);
});
