import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { revisions } from '../../../db/schema/revisions';
import { ADMINISTRATOR_ID } from '../../../db/permissions';
import { problemOf } from '../../test/responses';
import { createTestApp, STAFF } from '../../test/test-app';
import { aStudy, storeStudy } from '../case-studies/case-studies.examples';
import { anInsight, storeInsight } from '../insights/insights.examples';
import { aPage, storePage } from '../pages/pages.examples';
import { MAX_REVISIONS } from './store-revision';

interface Row {
  id: string;
  title: string;
  slug: string;
  updatedAt: string;
}

interface Listed {
  id: string;
  actor: { name: string } | null;
  actorId: string | null;
  changedFields: string[] | null;
  wordsAdded: number | null;
  wordsRemoved: number | null;
  size: number;
}

function start(path: string) {
  const { send, get, ...rest } = createTestApp();
  const json = async <Value>(response: Response | Promise<Response>) =>
    (await (await response).json()) as Value;
  return {
    ...rest,
    send: (method: string, below: string, body: unknown) => send(method, path + below, body, STAFF),
    create: (body: object) => json<Row>(send('POST', path, body, STAFF)),
    update: (id: string, body: object) => json<Row>(send('PUT', `${path}/${id}`, body, STAFF)),
    list: (id: string, query = '') => json<Listed[]>(get(`${path}/${id}/revisions${query}`, STAFF)),
    read: (id: string, revision: string) =>
      json<{ fields: Record<string, unknown> }>(get(`${path}/${id}/revisions/${revision}`, STAFF)),
    restore: (id: string, revision: string, body: object = {}) =>
      send('POST', `${path}/${id}/revisions/${revision}/restore`, body, STAFF),
  };
}

const nouns = [
  {
    path: '/api/admin/insights',
    table: insights,
    values: anInsight,
    store: (database: Parameters<typeof storeInsight>[0]) => storeInsight(database).id,
  },
  { path: '/api/admin/case-studies', table: caseStudies, values: aStudy, store: storeStudy },
  {
    path: '/api/admin/pages',
    table: pages,
    values: aPage,
    store: (database: Parameters<typeof storePage>[0]) => storePage(database).id,
  },
];

describe.each(nouns)('$path', ({ path, table, values, store }) => {
  test('lists what has not been saved since versions are kept', async () => {
    const { deps, list } = start(path);
    const id = store(deps.database);
    const listed = await list(id);
    expect(listed).toMatchObject([{ actor: null, changedFields: null }]);
    expect(await list(id)).toEqual(listed);
  });

  test('keeps a version of each save, with who saved it', async () => {
    const { create, update, list } = start(path);
    const { id } = await create(values({ title: 'The first title' }));
    await update(id, { title: 'The second title of all' });
    const [second, first, ...others] = await list(id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ changedFields: null, wordsAdded: null, wordsRemoved: null });
    expect(second).toMatchObject({
      actorId: ADMINISTRATOR_ID,
      actor: { name: 'Administrator', isRemoved: false },
      changedFields: ['title'],
      wordsAdded: 3,
      wordsRemoved: 1,
    });
    expect(second?.size).toBeGreaterThan(100);
  });

  test('keeps what was stored before versions were, at its first save', async () => {
    const { deps, update, list, read } = start(path);
    const id = store(deps.database);
    const before = deps.database.select().from(table).where(eq(table.id, id)).get() as Row;
    await update(id, { title: 'Another title' });
    const listed = await list(id);
    expect(listed).toHaveLength(2);
    expect(listed[1]).toMatchObject({ actor: null });
    const { fields } = await read(id, listed[1]?.id ?? '');
    const { id: _, updatedAt, ...rest } = before;
    expect(rest).toMatchObject(fields);
    expect(fields.title).toBe(before.title);
  });

  test('restores a version as a new one', async () => {
    const { create, update, list, restore } = start(path);
    const first = await create(values({ title: 'As it was' }));
    const changed = await update(first.id, { title: 'As it is', slug: 'as-it-is' });
    const [, oldest] = await list(first.id);
    const response = await restore(first.id, oldest?.id ?? '', { updatedAt: changed.updatedAt });
    expect(response.status).toBe(200);
    const restored = (await response.json()) as Row;
    expect({ ...restored, updatedAt: '' }).toEqual({ ...first, updatedAt: '' });
    expect(restored.updatedAt > changed.updatedAt).toBe(true);
    expect(await list(first.id)).toHaveLength(3);
  });

  test('refuses to restore a slug that another row has by now, at the field', async () => {
    const { create, update, list, restore } = start(path);
    const { id, slug } = await create(values());
    await update(id, { slug: 'moved-on' });
    await create(values({ slug }));
    const [, oldest] = await list(id);
    const response = await restore(id, oldest?.id ?? '');
    expect(response.status).toBe(409);
    expect((await problemOf(response)).errors).toEqual([
      { path: 'slug', message: 'This slug is already in use' },
    ]);
    expect(await list(id)).toHaveLength(2);
  });

  test('refuses a restore that began from an older version', async () => {
    const { create, update, list, restore } = start(path);
    const { id, updatedAt } = await create(values());
    await update(id, { title: 'A change by somebody else' });
    const [, oldest] = await list(id);
    expect((await restore(id, oldest?.id ?? '', { updatedAt })).status).toBe(409);
  });

  test('finds no version of another row', async () => {
    const { create, list, restore } = start(path);
    const [one, other] = [await create(values()), await create(values())];
    const [revision] = await list(other.id);
    expect((await restore(one.id, revision?.id ?? '')).status).toBe(404);
  });
});

const INSIGHTS = '/api/admin/insights';
const PAGES = '/api/admin/pages';

test('the last hundred versions are kept, and all that were public', async () => {
  const { create, update, list } = start(PAGES);
  const { id } = await create(aPage({ title: 'Public 0' }));
  await update(id, { title: 'Public 1' });
  await update(id, { status: 'draft' });
  for (let save = 1; save <= MAX_REVISIONS + 4; save += 1) {
    await update(id, { title: `Draft ${save}` });
  }
  const listed = await list(id, '?limit=100');
  expect(listed).toHaveLength(MAX_REVISIONS);
  const response = await list(id, `?limit=100&cursor=${Date.now()}_${listed.at(-1)?.id ?? ''}`);
  expect(response.map(({ changedFields }) => changedFields)).toEqual([['title'], null]);
});

test('the versions of a removed page go with it', async () => {
  const { create, send, count } = start(PAGES);
  const { id } = await create(aPage());
  expect(count(revisions)).toBe(1);
  await send('DELETE', `/${id}`, undefined);
  expect(count(revisions)).toBe(0);
});

test('a failed save keeps no version', async () => {
  const { create, send, count } = start(INSIGHTS);
  const { id } = await create(anInsight());
  const taken = await create(anInsight());
  const response = await send('PUT', `/${id}`, { title: 'Another', slug: taken.slug });
  expect(response.status).toBe(409);
  expect(count(revisions)).toBe(2);
});

test('a tool that may not publish restores drafts alone', async () => {
  const { create, update, list, staff, app } = start(PAGES);
  const { token } = await staff().tokens.create({
    name: 'Writer',
    permissions: ['content:read', 'content:write'],
  });
  const { id } = await create(aPage());
  await update(id, { title: 'Another' });
  const [, oldest] = await list(id);
  const restore = async () => {
    const path = `${PAGES}/${id}/revisions/${oldest?.id ?? ''}/restore`;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return app.request(path, { method: 'POST', headers, body: '{}' }, {});
  };
  const refused = await restore();
  expect(refused.status).toBe(403);
  expect((await problemOf(refused)).detail).toContain('content:publish');
  await update(id, { status: 'draft' });
  expect((await restore()).status).toBe(200);
});

test('a version is compared with the newest, and the newest with the one before', async () => {
  const { create, update, list, staff } = start(INSIGHTS);
  const { id } = await create(anInsight({ title: 'Forecasts' }));
  await update(id, { title: 'Forecasts that move' });
  const [newest, oldest] = await list(id);
  const added = [
    { name: 'title', parts: [part('Forecasts', 'same'), part(' that move', 'added')] },
  ];
  const { compareRevision } = staff().insights;
  expect(await compareRevision({ id, revision: newest?.id ?? '' })).toMatchObject({
    isNewest: true,
    fields: added,
  });
  expect(await compareRevision({ id, revision: oldest?.id ?? '' })).toMatchObject({
    isNewest: false,
    fields: added,
  });
});

const part = (text: string, change: string) => ({ text, change });
