import { expect, test } from 'vitest';
import type { Permission } from '../../../db/permissions';
import { media } from '../../../db/schema/media';
import { DAY_MS, movableClock } from '../../test/clock';
import { addPerson } from '../../test/staff';
import { createTestApp, STAFF } from '../../test/test-app';
import { aPicture, rowOf, upload } from '../../test/uploads';
import { anInsight } from '../insights/insights.examples';
import { storeReply } from '../lead-replies/lead-replies.examples';
import { storeUpdate } from '../project-updates/project-updates.examples';
import { storeToken } from '../tokens/tokens.examples';
import { aPdf } from './media.examples';
import { pictureFinder } from './media.service';
import { removeUnattached } from './remove-unattached';

async function createArchive(deps = {}) {
  const app = createTestApp({ deps });
  const bytes = await aPicture(20, 20).png().toBuffer();
  const options = { bytes, name: 'Offer (A).png', isPrivate: true };
  const row = await rowOf(await upload(app.app, options));
  return { ...app, bytes, row };
}

test('staff who may read leads get a private file to save, which no cache keeps', async () => {
  const { get, row, bytes, deps } = await createArchive();
  expect(row).toMatchObject({ isPrivate: true });
  const agent = { Authorization: `Bearer ${addPerson(deps.database, 'rana', 'agent')}` };
  for (const headers of [STAFF, agent]) {
    const response = await get(row.url, headers);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const header = (name: string) => response.headers.get(name);
    expect(header('cache-control')).toBe('private, no-store');
    expect(header('content-disposition')).toBe("attachment; filename*=UTF-8''Offer%20%28A%29.png");
    expect(header('content-type')).toBe('image/png');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('content-security-policy')).toContain('sandbox');
    expect(header('etag')).toBeNull();
  }
});

test('a private file does not exist for visitors, nor for staff who may not read leads', async () => {
  const { get, row, deps } = await createArchive();
  const editor = { Authorization: `Bearer ${addPerson(deps.database, 'omar', 'editor')}` };
  const publicUrl = row.url.replace('/api/admin/media', '/media');
  const unknown = row.url.replace(row.id, crypto.randomUUID());
  const of = async (url: string, headers = {}) => {
    const response = await get(url, headers);
    return [response.status, ((await response.json()) as { detail: string }).detail];
  };
  const missing = await of(unknown, STAFF);
  expect(missing[0]).toBe(404);
  expect(await of(row.url)).toEqual(missing);
  expect(await of(row.url, editor)).toEqual(missing);
  for (const headers of [{}, STAFF]) {
    expect(await of(publicUrl, headers)).toEqual(missing);
    expect(await of(`${publicUrl}?w=320`, headers)).toEqual(missing);
  }
});

test('a private file that something uses is for those who may read that', async () => {
  const { app, get, row, deps } = await createArchive();
  storeReply(deps.database, { attachmentIds: [row.id] });
  const ofUpdate = await rowOf(
    await upload(app, { bytes: aPdf(), name: 'plan.pdf', isPrivate: true }),
  );
  const attachments = [{ mediaId: ofUpdate.id, filename: 'plan.pdf', url: ofUpdate.url }];
  storeUpdate(deps.database, { attachments });
  const unused = await rowOf(
    await upload(app, { bytes: aPdf(), name: 'draft.pdf', isPrivate: true }),
  );
  const statuses = async (permissions: Permission[]) => {
    const headers = { Authorization: `Bearer ${storeToken(deps.database, { permissions }).token}` };
    const files = [row, ofUpdate, unused];
    return Promise.all(files.map(async ({ url }) => (await get(url, headers)).status));
  };
  expect(await statuses(['leads:read'])).toEqual([200, 404, 404]);
  expect(await statuses(['clients:read'])).toEqual([404, 200, 404]);
  expect(await statuses(['leads:read', 'clients:read'])).toEqual([200, 200, 200]);
  expect(await statuses(['chat:read', 'media:write'])).toEqual([404, 404, 404]);
});

test('only those who may read a private file change or delete it, or see what uses it', async () => {
  const { app, row, deps, staff, caller, get } = await createArchive();
  const unused = await rowOf(
    await upload(app, { bytes: aPdf(), name: 'layoffs.pdf', isPrivate: true }),
  );
  storeReply(deps.database, { attachmentIds: [row.id] });
  const editor = caller({ authorization: `Bearer ${addPerson(deps.database, 'omar', 'editor')}` });
  for (const { id, url } of [row, unused]) {
    expect(await editor.media.uses({ id })).toEqual([]);
    for (const refused of [editor.media.update({ id, alt: 'x' }), editor.media.remove({ id })]) {
      await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await get(url, STAFF)).status).toBe(200);
  }
  await staff().media.remove({ id: unused.id });
  expect((await get(unused.url, STAFF)).status).toBe(404);
});

test('a file in use names only the rows that the caller may read', async () => {
  const { app, caller, deps, staff } = createTestApp();
  const file = await rowOf(await upload(app, { bytes: aPdf(), name: 'plan.pdf' }));
  await staff().insights.create(anInsight({ title: 'Stalls', content: `[Plan](${file.url})` }));
  const tool = caller({
    authorization: `Bearer ${storeToken(deps.database, { permissions: ['media:write'] }).token}`,
  });
  expect(await tool.media.uses({ id: file.id })).toEqual([]);
  await expect(tool.media.remove({ id: file.id })).rejects.toThrow('It is in use: 1 more.');
});

test('a private file is in no library, and is no picture of a page', async () => {
  const { staff, get, row, deps } = await createArchive();
  expect((await staff().media.list({})).media).toEqual([]);
  expect((await staff().media.list({ accept: 'image' })).media).toEqual([]);
  expect(await (await get('/api/admin/media', STAFF)).json()).toEqual([]);
  const find = pictureFinder(deps.database);
  expect([find(row.url), find(`/media/${row.id}/${row.filename}`)]).toEqual([undefined, undefined]);
});

test('a public file has no private address, and whether it is private never changes', async () => {
  const { app, get, staff, row } = await createArchive();
  const file = await rowOf(await upload(app, { bytes: aPdf(), name: 'plan.pdf' }));
  expect((await get(file.url)).status).toBe(200);
  expect((await get(file.url.replace('/media', '/api/admin/media'), STAFF)).status).toBe(404);
  const changed = await staff().media.update({
    id: row.id,
    alt: 'x',
    isPrivate: false,
  } as never);
  expect(changed.isPrivate).toBe(true);
});

test('a private file that no reply uses is removed after a week', async () => {
  const { clock, advance } = movableClock();
  const { app, deps, count, row } = await createArchive({ clock });
  const attached = await rowOf(
    await upload(app, { bytes: aPdf(), name: 'offer.pdf', isPrivate: true }),
  );
  await rowOf(await upload(app, { bytes: aPdf(), name: 'public.pdf' }));
  storeReply(deps.database, { attachmentIds: [attached.id] });
  advance(6 * DAY_MS);
  await removeUnattached(deps);
  expect(count(media)).toBe(3);
  advance(2 * DAY_MS);
  await removeUnattached(deps);
  const left = deps.database.select({ id: media.id }).from(media).all();
  expect(left.map(({ id }) => id)).not.toContain(row.id);
  expect(left).toHaveLength(2);
});
