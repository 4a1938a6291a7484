import { expect, test } from 'vitest';
import { asks } from '../../../db/schema/project-updates';
import { activities } from '../../../db/schema/activities';
import { media, mediaChunks } from '../../../db/schema/media';
import { addClientPages, createClientPages, SAME_SITE } from '../../test/client-pages';
import { addPerson } from '../../test/staff';
import { STAFF } from '../../test/test-app';
import { rowOf } from '../../test/uploads';

const MB = 1024 * 1024;

/** A text that tells at each place where it is. */
const aCsv = (bytes: number) =>
  Buffer.from('item,quantity\n'.repeat(bytes / 14 + 1)).subarray(0, bytes);

async function createShared() {
  const pages = createClientPages();
  const bytes = aCsv(600_000);
  const path = `/api/admin/projects/${pages.projectId}/files`;
  const stored = await rowOf(await pages.sendFile(path, { name: 'Sheet (A).csv', bytes }, STAFF));
  const attachments = [{ mediaId: stored.id, filename: 'Sheet (A).csv', url: stored.url }];
  return { ...pages, bytes, stored, attachments, url: `/client/files/${stored.id}/sheet-a.csv` };
}

test('a private file of an update is for staff and the contacts of its client', async () => {
  const pages = await createShared();
  const { url, cookie, get, deps, bytes } = pages;
  const other = addClientPages(pages);
  const editor = { Authorization: `Bearer ${addPerson(deps.database, 'omar', 'editor')}` };
  const agent = { Authorization: `Bearer ${addPerson(deps.database, 'leen', 'agent')}` };
  const statuses = async () => ({
    contact: (await get(url, { Cookie: cookie })).status,
    other: (await get(url, { Cookie: other.cookie })).status,
    visitor: (await get(url)).status,
    editor: (await get(url, editor)).status,
    agent: (await get(url, agent)).status,
  });
  const nobody = { contact: 404, other: 404, visitor: 404, editor: 404, agent: 404 };
  expect(await statuses()).toEqual(nobody);
  const { id } = await pages.postUpdate({ attachments: pages.attachments, isVisible: false });
  expect(await statuses()).toEqual({ ...nobody, agent: 200 });
  const updates = `/api/admin/projects/${pages.projectId}/updates`;
  await pages.send('PUT', `${updates}/${id}`, { isVisible: true }, STAFF);
  expect(await statuses()).toEqual({ ...nobody, agent: 200, contact: 200 });

  expect((await pages.page()).html).toContain(`href="${url}"`);
  const file = await get(url, { Cookie: cookie });
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect((await get(url.replace('sheet-a', 'sheet-b'), { Cookie: cookie })).status).toBe(404);
});

test.each([
  ['bytes=0-9', 206, 0, 10],
  ['bytes=262140-262150', 206, 262_140, 262_151],
  ['bytes=599990-', 206, 599_990, 600_000],
  ['bytes=-5', 206, 599_995, 600_000],
  ['bytes=0-99999999', 206, 0, 600_000],
  ['bytes=0-1,5-6', 200, 0, 600_000],
  ['bytes=9-3', 200, 0, 600_000],
  ['lines=1-2', 200, 0, 600_000],
])('the range %s is answered with %d', async (range, status, start, end) => {
  const { url, cookie, get, bytes, postUpdate, attachments } = await createShared();
  await postUpdate({ attachments });
  const part = await get(url, { Cookie: cookie, Range: range });
  expect(part.status).toBe(status);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
  expect(part.headers.get('content-length')).toBe(String(end - start));
  const expected = status === 206 ? `bytes ${start}-${end - 1}/600000` : null;
  expect(part.headers.get('content-range')).toBe(expected);
});

test('a range after the end is refused', async () => {
  const { url, cookie, get, postUpdate, attachments } = await createShared();
  await postUpdate({ attachments });
  const response = await get(url, { Cookie: cookie, Range: 'bytes=600000-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */600000']);
});

test.each([
  ['too large', { name: 'a.csv', bytes: aCsv(50 * MB + 1) }, 413, 'too-large'],
  ['of a forbidden type', { name: 'a.exe', bytes: Buffer.from('MZ\0\0') }, 400, 'wrong-file'],
  ['of another type than its name', { name: 'a.pdf', bytes: aCsv(100) }, 400, 'wrong-file'],
  ['with bytes that are no text', { name: 'a.csv', bytes: Buffer.alloc(300) }, 400, 'wrong-file'],
])('a file that is %s leaves nothing', async (_what, file, status, said) => {
  const pages = createClientPages();
  const path = `/api/admin/projects/${pages.projectId}/files`;
  expect((await pages.sendFile(path, file, STAFF)).status).toBe(status);
  const { id } = await pages.postUpdate({ ask: { kind: 'file' } });
  const answered = await pages.sendFile(`/client/updates/${id}/answer`, file);
  expect(answered.headers.get('location')).toContain(`said=${said}`);
  expect([pages.count(media), pages.count(mediaChunks)]).toEqual([0, 0]);
  expect(pages.deps.database.select().from(asks).get()?.answeredAt).toBeNull();
});

test('a body without a boundary is refused', async () => {
  const { app, projectId } = createClientPages();
  const path = `/api/admin/projects/${projectId}/files`;
  const headers = { ...STAFF, 'Content-Type': 'multipart/form-data; x=1' };
  const refused = await app.request(path, { method: 'POST', body: 'file', headers }, {});
  expect(refused.status).toBe(400);
});

test('a failure while a file arrives is logged', async () => {
  const pages = createClientPages();
  pages.deps.database.$client.exec('drop table media_chunks');
  const path = `/api/admin/projects/${pages.projectId}/files`;
  const failed = await pages.sendFile(path, { name: 'a.csv', bytes: aCsv(100) }, STAFF);
  expect(failed.status).toBe(500);
  const { requestId } = (await failed.json()) as { requestId: string };
  expect(pages.logged).toContainEqual(
    expect.objectContaining({ requestId, msg: 'unexpected failure' }),
  );
});

test('a file that a contact sends answers the ask, and staff and the contact can read it', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ ask: { kind: 'file' } });
  const bytes = aCsv(1_000);
  const file = { name: 'قائمة الأصناف.csv', bytes };
  const answered = await pages.sendFile(`/client/updates/${id}/answer`, file);
  expect(answered.headers.get('location')).toBe(`/client?ask=${id}&said=answered#answer-${id}`);
  const { html } = await pages.page();
  const [url = ''] = /\/client\/files\/[^"]+/.exec(html) ?? [];
  for (const headers of [{ Cookie: pages.cookie }, STAFF]) {
    const read = await pages.get(url, headers);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

test('quotation marks and line breaks in a name neither stay escaped nor reach a header', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ ask: { kind: 'file' } });
  const file = { name: 'The "big"\r\nlist%2F%41.csv', bytes: aCsv(100) };
  const path = `/api/admin/projects/${pages.projectId}/files`;
  const { originalName } = await rowOf(await pages.sendFile(path, file, STAFF));
  expect(originalName).toBe('The "big" list%2F%41.csv');
  await pages.sendFile(`/client/updates/${id}/answer`, file);
  const { html } = await pages.page();
  const [url = ''] = /\/client\/files\/[^"]+/.exec(html) ?? [];
  const read = await pages.get(url, { Cookie: pages.cookie });
  expect(read.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''The%20%22big%22%20list%252F%2541.csv",
  );
});

test('a file that no update waits for is refused before its bytes are stored', async () => {
  let freeMb = 10_000;
  const pages = createClientPages({ deps: { freeDiskMb: () => freeMb } });
  const { id } = await pages.postUpdate({ ask: { kind: 'file' } });
  const { id: asksNothing } = await pages.postUpdate();
  const { id: hidden } = await pages.postUpdate({ ask: { kind: 'file' }, isVisible: false });
  const other = addClientPages(pages);
  const file = { name: 'a.csv', bytes: aCsv(1_000) };
  const pathOf = (updateId: string) => `/client/updates/${updateId}/answer`;
  const saidTo = async (who: typeof other, updateId: string, headers?: Record<string, string>) => {
    const response = await who.sendFile(pathOf(updateId), file, headers);
    return /said=([a-z-]+)/.exec(response.headers.get('location') ?? '')?.[1] ?? response.status;
  };
  const elsewhere = { Cookie: pages.cookie, 'Sec-Fetch-Site': 'cross-site' };
  expect(await saidTo(pages, id, elsewhere)).toBe('ended');
  expect(await saidTo(pages, id, SAME_SITE)).toBe('ended');
  expect(await saidTo(other, id)).toBe('gone');
  expect(await saidTo(pages, 'made-up')).toBe('gone');
  expect(await saidTo(pages, hidden)).toBe('gone');
  expect(await saidTo(pages, asksNothing)).toBe('wrong-file');
  freeMb = 100;
  expect(await saidTo(pages, id)).toBe('later');
  freeMb = 10_000;
  expect(pages.count(media)).toBe(0);
  expect(await saidTo(pages, id)).toBe('answered');
  expect(await saidTo(pages, id)).toBe('done-already');
  expect(pages.count(media)).toBe(1);
});

test('the file of a refused answer is removed, and no form names a file of somebody else', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ ask: { kind: 'file' } });
  const path = `/client/updates/${id}/answer`;
  const form = new FormData();
  form.set('text', 'x'.repeat(5_001));
  form.set('file', new File([aCsv(1_000)], 'a.csv'));
  const headers = { Cookie: pages.cookie, ...SAME_SITE };
  const refused = await pages.app.request(path, { method: 'POST', body: form, headers }, {});
  expect(refused.headers.get('location')).toContain('said=invalid');
  expect(pages.count(media)).toBe(0);

  const stored = await rowOf(
    await pages.sendFile(
      `/api/admin/projects/${pages.projectId}/files`,
      { name: 'b.csv', bytes: aCsv(1_000) },
      STAFF,
    ),
  );
  const named = await pages.post(path, { fileId: stored.id });
  expect(named.headers.get('location')).toContain('said=wrong-file');
  const answer = { updateId: id, fileId: stored.id };
  const answered = () => pages.send('POST', '/trpc/portal.answer', answer, headers);
  expect((await answered()).status).toBe(400);
  // Nor an old one, whose event has been removed.
  const { database } = pages.deps;
  database.update(media).set({ createdAt: '2020-01-05T08:00:00.000Z' }).run();
  database.delete(activities).run();
  expect((await answered()).status).toBe(400);
  expect(pages.count(media)).toBe(1);
  expect(pages.deps.database.select().from(asks).get()?.answeredAt).toBeNull();
});

test('the files of a contact are limited by their bytes', async () => {
  const pages = createClientPages();
  const { id } = await pages.postUpdate({ ask: { kind: 'file' } });
  const sent = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const file = { name: 'a.exe', bytes: Buffer.from('MZ') };
    const headers = { Cookie: pages.cookie, ...SAME_SITE, 'Content-Length': String(50 * MB) };
    sent.push((await pages.sendFile(`/client/updates/${id}/answer`, file, headers)).headers);
  }
  const locations = sent.map((headers) => headers.get('location'));
  expect(locations.slice(0, 10).join()).not.toContain('too-many');
  expect(locations.at(-1)).toContain('said=too-many');
});
