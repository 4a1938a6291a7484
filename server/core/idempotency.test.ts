import { describe, expect, test } from 'vitest';
import { leads } from '../../db/schema/leads';
import { media } from '../../db/schema/media';
import { pages } from '../../db/schema/pages';
import { storePage } from '../features/pages/pages.examples';
import { anInquiry } from '../features/leads/leads.examples';
import { aPdf } from '../features/media/media.examples';
import { problemOf } from '../test/responses';
import { createTestApp, STAFF } from '../test/test-app';
import { upload } from '../test/uploads';

const KEY = { 'Idempotency-Key': 'the-same-key' };

describe('an Idempotency-Key', () => {
  test('works for a creating call by tRPC as by REST', async () => {
    const { send, count } = createTestApp();
    const body = anInquiry();
    const byTrpc = async () => {
      const response = await send('POST', '/trpc/leads.create', body, KEY);
      const { result } = (await response.json()) as { result: { data: { id: string } } };
      return result.data.id;
    };
    const id = await byTrpc();
    expect(await byTrpc()).toBe(id);
    const byRest = await send('POST', '/api/contact', body, KEY);
    expect(await byRest.json()).toMatchObject({ id });
    expect(count(leads)).toBe(1);
  });

  test('works for an upload, by the bytes of its file', async () => {
    const { app, count } = createTestApp();
    const send = (bytes: Buffer) => upload(app, { bytes, name: 'a.pdf' }, { ...STAFF, ...KEY });
    const first = (await (await send(aPdf())).json()) as { id: string };
    const second = (await (await send(aPdf())).json()) as { id: string };
    expect(second).toEqual(first);
    expect(count(media)).toBe(1);
    const other = await send(aPdf(3_000));
    expect(other.status).toBe(422);
    await problemOf(other);
    expect(count(media)).toBe(1);
  });

  test('is ignored by a call that creates nothing', async () => {
    const { app, send, count, deps } = createTestApp();
    const { id } = storePage(deps.database);
    const headers = { ...STAFF, ...KEY };
    for (const title of ['One', 'Two']) {
      const updated = await send('POST', '/trpc/pages.update', { id, title }, headers);
      expect(updated.status).toBe(200);
      expect(deps.database.select().from(pages).get()?.title).toBe(title);
    }
    const removed = await send('POST', '/trpc/pages.remove', { id }, headers);
    expect(removed.status).toBe(200);
    expect(count(pages)).toBe(0);
    const again = await app.request(`/api/admin/pages/${id}`, { method: 'DELETE', headers }, {});
    expect(again.status).toBe(404);
  });

  test('does not invalidate the cache when it is repeated', async () => {
    const { get, send, deps } = createTestApp();
    const path = '/api/insights';
    const cached = () =>
      deps.responseCache.get(`${path} {}`, () => Promise.reject(new Error('not cached')));
    const headers = { ...KEY, ...STAFF };
    const insight = {
      title: 'Handover',
      slug: 'handover',
      excerpt: 'Who runs it?',
      content: 'You do.',
      category: 'Digital Strategy',
    };
    await send('POST', '/api/admin/insights', insight, headers);
    await get(path);
    const before = await cached();
    await send('POST', '/api/admin/insights', insight, headers);
    expect(await cached()).toBe(before);
    await send('POST', '/api/admin/insights', { ...insight, slug: 'handover-2' }, STAFF);
    await expect(cached()).rejects.toThrow('not cached');
  });
});
