import { describe, expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { drafts } from '../../../db/schema/drafts';
import { problemOf } from '../../test/responses';
import { createTestApp, STAFF } from '../../test/test-app';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { storeMedia } from '../media/media.examples';
import { aPage } from '../pages/pages.examples';
import { storeToken } from '../tokens/tokens.examples';

interface Row {
  id: string;
  title: string;
  slug: string;
  status: string;
  updatedAt: string;
}

interface Draft {
  id: string;
  title: string;
  slug: string;
  startedFrom: string;
  isOutdated: boolean;
  createdAt: string;
  updatedAt: string;
  actor: { name: string };
}

const LATER = '2999-11-26T06:00:00.000Z';

const nouns = [
  { path: '/api/admin/insights', noun: 'insight', address: '/api/insights', values: anInsight },
  {
    path: '/api/admin/case-studies',
    noun: 'case_study',
    address: '/api/case-studies',
    values: aStudy,
  },
  { path: '/api/admin/pages', noun: 'page', address: null, values: aPage },
] as const;

describe.each(nouns)('the draft beside $path', ({ path, noun, address, values }) => {
  function start() {
    const { send, get, ...app } = createTestApp();
    const call = async (method: string, below: string, body?: unknown, headers = STAFF) => {
      const response = await send(method, path + below, body, headers);
      return {
        status: response.status,
        body: (await response.json()) as Row & Draft & { detail: string },
      };
    };
    return {
      ...app,
      send,
      get,
      call,
      create: async (fields: object = {}) =>
        (await call('POST', '', { ...values(), status: 'published', ...fields })).body,
      keep: async (id: string, fields: object) => (await call('PUT', `/${id}/draft`, fields)).body,
      read: (id: string) => get(`${path}/${id}/draft`, STAFF),
      row: async (id: string) => {
        const list = (await (await get(path, STAFF)).json()) as Row[];
        return list.find((row) => row.id === id);
      },
    };
  }

  test.each([
    ['published', {}],
    ['scheduled', { status: 'scheduled', publishedAt: LATER }],
  ])('leaves what is %s as it is', async (_name, state) => {
    const { create, keep, row, read, get, deps } = start();
    const stored = await create(state);
    const before = await row(stored.id);
    const shown = address && (await (await get(address)).text());
    const saved = await keep(stored.id, { title: 'Better put', updatedAt: stored.updatedAt });
    expect(saved).toMatchObject({
      id: stored.id,
      startedFrom: stored.updatedAt,
      isOutdated: false,
      title: 'Better put',
      slug: stored.slug,
      actor: { name: 'Administrator' },
    });
    expect(Object.keys(saved)).not.toContain('status');
    expect(await row(stored.id)).toEqual(before);
    if (address) expect(await (await get(address)).text()).toBe(shown);
    expect(await (await read(stored.id)).json()).toEqual(saved);
    expect(deps.database.select({ title: drafts.title }).from(drafts).all()).toEqual([
      { title: 'Better put' },
    ]);
  });

  test('keeps no cached response from being served', async () => {
    const { create, keep, deps } = start();
    const { id } = await create();
    const make = () =>
      Promise.resolve({ text: 'page', headers: {}, isCacheable: true, nouns: new Set(NOUNS) });
    await deps.responseCache.get('/somewhere', make);
    await keep(id, { title: 'Better put' });
    expect(deps.responseCache.has('/somewhere')).toBe(true);
  });

  test('goes on from the draft, and keeps a version of each save', async () => {
    const { create, keep, get, deps } = start();
    const { id, title } = await create();
    const first = await keep(id, { title: 'The second title' });
    const second = await keep(id, { slug: 'another-address' });
    expect(second).toMatchObject({ title: 'The second title', slug: 'another-address' });
    expect(second.createdAt).toBe(first.createdAt);
    const history = await get(`${path}/${id}/revisions`, STAFF);
    const versions = (await history.json()) as Record<string, unknown>[];
    expect(versions).toMatchObject([
      { isDraft: true, publicFrom: null, changedFields: ['slug'] },
      { isDraft: true, publicFrom: null, changedFields: ['title'] },
      { isDraft: false, changedFields: null },
    ]);
    const types = deps.database.select({ type: activities.type }).from(activities).all();
    expect(types.map(({ type }) => type)).toEqual([
      `${noun}.created`,
      `${noun}.draft_saved`,
      `${noun}.draft_saved`,
    ]);
    expect(title).not.toBe('The second title');
  });

  test('is published by the update that names it, which removes it', async () => {
    const { create, keep, call, read } = start();
    const { id } = await create();
    const draft = await keep(id, { title: 'Better put' });
    const unnamed = await call('PUT', `/${id}`, { slug: 'another-address' });
    expect(unnamed.status).toBe(200);
    const left = (await (await read(id)).json()) as Draft;
    expect(left).toEqual({ ...draft, isOutdated: true });

    const again = await keep(id, { startedFrom: unnamed.body.updatedAt });
    expect(again).toMatchObject({ isOutdated: false, title: 'Better put' });
    const { title } = again;
    const published = await call('PUT', `/${id}`, { title, draft: again.updatedAt });
    expect([published.status, published.body.title]).toEqual([200, 'Better put']);
    expect(published.body.slug).toBe('another-address');
    expect((await read(id)).status).toBe(404);
  });

  test('is not published over a save that it has not seen', async () => {
    const { create, keep, call, row, read } = start();
    const { id } = await create();
    const draft = await keep(id, { title: 'Better put' });
    const other = await call('PUT', `/${id}`, { title: 'By somebody else' });
    const publish = (fields: object) => call('PUT', `/${id}`, { title: 'Better put', ...fields });
    for (const fields of [
      { draft: draft.updatedAt },
      { draft: draft.updatedAt, updatedAt: draft.startedFrom },
      { draft: draft.startedFrom, updatedAt: other.body.updatedAt },
    ]) {
      const { status, body } = await publish(fields);
      expect([status, body.detail]).toEqual([409, 'It has been changed since you opened it.']);
    }
    expect(other.body).toMatchObject((await row(id)) ?? {});
    expect((await read(id)).status).toBe(200);
    const seen = { draft: draft.updatedAt, updatedAt: other.body.updatedAt };
    expect((await publish(seen)).status).toBe(200);
  });

  test('is not overwritten or discarded unseen', async () => {
    const { create, keep, call, staff, read } = start();
    const { id, updatedAt } = await create();
    const first = await keep(id, { title: 'The first' });
    const second = await keep(id, { title: 'The second', updatedAt: first.updatedAt });
    const save = async (versions: object) =>
      (await call('PUT', `/${id}/draft`, { title: 'Unseen', ...versions })).status;
    expect(await save({ updatedAt: first.updatedAt })).toBe(409);
    expect(await save({ updatedAt })).toBe(409);
    expect(await save({ updatedAt: second.updatedAt, startedFrom: first.updatedAt })).toBe(409);
    expect(await save({ updatedAt: second.updatedAt, startedFrom: second.updatedAt })).toBe(409);
    const { drafts: calls } = staff();
    const input = { id, updatedAt: first.updatedAt };
    const discarded = {
      insight: () => calls.discardInsight(input),
      case_study: () => calls.discardCaseStudy(input),
      page: () => calls.discardPage(input),
    };
    await expect(discarded[noun]()).rejects.toThrow('changed since you opened it');
    expect(await (await read(id)).json()).toEqual(second);
  });

  test('is discarded, and stays in the history', async () => {
    const { create, keep, send, read, get } = start();
    const { id } = await create();
    await keep(id, { title: 'Better put' });
    const discard = async () => (await send('DELETE', `${path}/${id}/draft`, '', STAFF)).status;
    expect(await discard()).toBe(204);
    expect((await read(id)).status).toBe(404);
    expect(await discard()).toBe(404);
    const history = await get(`${path}/${id}/revisions`, STAFF);
    expect(await history.json()).toMatchObject([{ isDraft: true }, { isDraft: false }]);
  });

  test('needs no content:publish, which publishing it does', async () => {
    const { create, deps, call } = start();
    const { id } = await create();
    const { token } = storeToken(deps.database, { permissions: ['content:read', 'content:write'] });
    const tool = { Authorization: `Bearer ${token}` };
    const saved = await call('PUT', `/${id}/draft`, { title: 'Better put' }, tool);
    expect(saved.status).toBe(200);
    const publish = { title: 'Better put', draft: saved.body.updatedAt };
    const { status, body } = await call('PUT', `/${id}`, publish, tool);
    expect([status, body.detail]).toEqual([403, 'This needs the permission content:publish.']);
  });

  test('is checked as the item is, when it is saved', async () => {
    const { create, send } = start();
    const other = await create();
    const { id } = await create();
    const refused = async (fields: object) => {
      const response = await send('PUT', `${path}/${id}/draft`, fields, STAFF);
      return { status: response.status, ...(await problemOf(response)).errors?.[0] };
    };
    expect(await refused({ slug: other.slug })).toEqual({
      status: 409,
      path: 'slug',
      message: 'This slug is already in use',
    });
    expect(await refused({ title: 'a'.repeat(301) })).toEqual({
      status: 400,
      path: 'title',
      message: 'Title must be at most 300 characters',
    });
    expect(await refused({ authorId: 'nobody' })).toMatchObject({ path: 'authorId' });
    expect(await refused({ translationOf: other.id })).toMatchObject({ path: 'translationOf' });
    expect((await send('PUT', `${path}/nothing/draft`, { title: 'x' }, STAFF)).status).toBe(404);
  });

  test('is listed with its author', async () => {
    const { create, keep, staff } = start();
    const { id } = await create();
    await create();
    const { createdAt, updatedAt } = await keep(id, { title: 'Better put' });
    expect(await staff().drafts.list({ type: noun })).toEqual([
      expect.objectContaining({ id, createdAt, updatedAt, actor: expect.anything() as object }),
    ]);
  });
});

const NOUNS = ['insights', 'caseStudies', 'pages'];

test('a removed page takes its draft along', async () => {
  const { staff, count } = createTestApp();
  const { id } = await staff().pages.create(aPage());
  await staff().drafts.savePage({ id, title: 'Better put' });
  await staff().pages.remove({ id });
  expect(count(drafts)).toBe(0);
});

test('a draft is compared with what is public, and a version with what it was made from', async () => {
  const { staff } = createTestApp();
  const { insights, drafts: calls } = staff();
  const { id } = await insights.create(anInsight({ title: 'Ramadan moves' }));
  await calls.saveInsight({ id, title: 'Ramadan moves early' });
  await calls.saveInsight({ id, excerpt: 'Eleven days.' });
  const { revisions, present } = await insights.revisions({ id });
  const [newest, , published] = revisions;
  expect(present).toMatchObject({ id: published?.id, publicFrom: expect.any(String) as string });
  const ahead = await insights.compareRevision({ id, revision: newest?.id ?? '' });
  expect(ahead).toMatchObject({ isAhead: true, isNewest: false });
  expect(ahead.fields.map(({ name }) => name)).toEqual(['title', 'excerpt']);
  const [title] = ahead.fields;
  expect(title?.parts.map(({ change }) => change)).toEqual(['same', 'added']);
  const now = await insights.compareRevision({ id, revision: present.id });
  expect(now).toMatchObject({ isAhead: false, isNewest: true, from: null });
});

test('a file that only a draft uses cannot be deleted', async () => {
  const { staff, deps } = createTestApp();
  const { insights, drafts: calls } = staff();
  const { id } = await insights.create(anInsight());
  const mediaId = storeMedia(deps.database);
  await calls.saveInsight({
    id,
    title: 'Illustrated',
    content: `![A shelf](/media/${mediaId}/shelf.png)`,
  });
  expect(deps.findMediaUses(mediaId)).toEqual([
    { label: 'draft', subjectType: 'insight', title: 'Illustrated', id, data: {} },
  ]);
  await expect(staff().media.remove({ id: mediaId })).rejects.toThrow('draft "Illustrated"');
});
