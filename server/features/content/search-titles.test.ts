import { describe, expect, test } from 'vitest';
import { problemOf } from '../../test/responses';
import { type WrittenRow, createWriter } from '../../test/content-writes';
import { STAFF } from '../../test/test-app';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';

const TITLE = 'Duplicate item codes in ERP';

const nouns = [
  { path: '/api/admin/insights', row: anInsight },
  { path: '/api/admin/case-studies', row: aStudy },
];

describe.each(nouns)('the search title of $path', ({ path, row }) => {
  function start() {
    const { send, get, create } = createWriter();
    const json = async <Value>(response: Response | Promise<Response>) =>
      (await (await response).json()) as Value;
    return {
      create: (searchTitle?: string | null) => create(path, { ...row(), searchTitle }),
      refusal: async (method: string, below: string, body: object) =>
        (await problemOf(await send(method, path + below, body))).errors,
      send: (method: string, below: string, body: object) =>
        json<WrittenRow>(send(method, path + below, body)),
      get: <Value>(below: string) => json<Value>(get(path + below, STAFF)),
    };
  }

  test('is one trimmed line; blank, null and left out are none', async () => {
    const { create } = start();
    expect(await create(`  ${TITLE}\n`)).toMatchObject({ searchTitle: TITLE });
    for (const none of ['  ', null, undefined]) {
      expect(await create(none)).toMatchObject({ searchTitle: null });
    }
  });

  test('has at most 70 characters, in drafts too', async () => {
    const { create, refusal } = start();
    const { id } = await create('ع'.repeat(70));
    const searchTitle = 'ع'.repeat(71);
    const errors = [{ path: 'searchTitle', message: 'Search Title must be at most 70 characters' }];
    expect(await refusal('POST', '', { ...row(), searchTitle })).toEqual(errors);
    expect(await refusal('PUT', `/${id}`, { searchTitle })).toEqual(errors);
    expect(await refusal('PUT', `/${id}/draft`, { searchTitle })).toEqual(errors);
  });

  test('is kept by an update without it, and removed by null and by a blank one', async () => {
    const { create, send } = start();
    for (const none of [null, ' ']) {
      const { id } = await create(TITLE);
      expect(await send('PUT', `/${id}`, { title: 'Another' })).toMatchObject({
        searchTitle: TITLE,
      });
      expect(await send('PUT', `/${id}`, { searchTitle: none })).toMatchObject({
        searchTitle: null,
      });
    }
  });

  test('waits in a draft, beside what is public', async () => {
    const { create, send, get } = start();
    const { id } = await create();
    await send('PUT', `/${id}/draft`, { searchTitle: TITLE });
    expect(await get(`/${id}/draft`)).toMatchObject({ searchTitle: TITLE });
    expect(await send('PUT', `/${id}`, { title: 'Another' })).toMatchObject({ searchTitle: null });
  });

  test('is in the versions, and restored with them', async () => {
    const { create, send, get } = start();
    const { id } = await create(TITLE);
    await send('PUT', `/${id}`, { searchTitle: 'Another' });
    const [second, first] = await get<WrittenRow[]>(`/${id}/revisions`);
    expect(second).toMatchObject({ changedFields: ['searchTitle'] });
    expect(await send('POST', `/${id}/revisions/${first?.id}/restore`, {})).toMatchObject({
      searchTitle: TITLE,
    });
  });
});

test('search titles are not in the lists that pages carry', async () => {
  const { create, get } = createWriter();
  await create('/api/admin/insights', anInsight({ searchTitle: TITLE }));
  await create('/api/admin/case-studies', aStudy({ searchTitle: TITLE, featured: 'true' }));
  for (const list of ['insights.cards', 'insights.recentCards', 'insights.list']) {
    expect(await (await get(`/trpc/${list}`)).text(), list).not.toContain('searchTitle');
  }
  for (const list of ['caseStudies.cards', 'caseStudies.featuredCards']) {
    expect(await (await get(`/trpc/${list}`)).text(), list).not.toContain('searchTitle');
  }
});
