import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { problemOf } from '../../test/responses';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { type WrittenRow, createWriter } from '../../test/content-writes';

const nouns = [
  { path: '/api/admin/pages', table: pages, row: aPage },
  { path: '/api/admin/case-studies', table: caseStudies, row: aStudy },
  { path: '/api/admin/insights', table: insights, row: anInsight },
];

describe.each(nouns)('$path', ({ path, table, row }) => {
  test('stores what is posted and returns the stored row', async () => {
    const { create, count } = createWriter();
    const body = row();
    const stored = await create(path, body);
    expect(stored).toMatchObject(body);
    expect(count(table)).toBe(1);
  });

  test('answers 401 without a token', async () => {
    const { app, count } = createWriter();
    const body = JSON.stringify(row());
    const response = await app.request(path, { method: 'POST', body }, {});
    expect(response.status).toBe(401);
    expect(count(table)).toBe(0);
  });

  test('keeps the fields that an update omits', async () => {
    const { create, send } = createWriter();
    const stored = await create(path, row({ slug: 'unchanged' }));
    const response = await send('PUT', `${path}/${stored.id}`, { title: 'Another title' });
    expect(response.status).toBe(200);
    const changed = (await response.json()) as WrittenRow;
    expect(changed).toEqual({ ...stored, title: 'Another title', updatedAt: changed.updatedAt });
    expect(changed.updatedAt > stored.updatedAt).toBe(true);
  });

  test('refuses a slug in use, for a new row and for another one', async () => {
    const { create, send } = createWriter();
    await create(path, row({ slug: 'taken' }));
    const other = await create(path, row({ slug: 'free' }));
    for (const response of [
      await send('POST', path, row({ slug: 'taken' })),
      await send('PUT', `${path}/${other.id}`, { slug: 'taken' }),
    ]) {
      expect(response.status).toBe(409);
      const { errors } = await problemOf(response);
      expect(errors).toEqual([{ path: 'slug', message: 'This slug is already in use' }]);
    }
    expect((await send('PUT', `${path}/${other.id}`, { slug: 'free' })).status).toBe(200);
  });

  test.each(['Upper', 'two--hyphens', '-edge', 'a/b', 'ünder', 'a b'])(
    'refuses %o as a slug',
    async (slug) => {
      const { send } = createWriter();
      const { errors } = await problemOf(await send('POST', path, row({ slug })));
      expect(errors).toEqual([
        { path: 'slug', message: 'Slug may hold lowercase letters, digits and single hyphens' },
      ]);
    },
  );

  test('refuses an update from a stale version, and accepts one without a version', async () => {
    const { create, send } = createWriter();
    const first = await create(path, row());
    const address = `${path}/${first.id}`;
    const second = (await (
      await send('PUT', address, { title: 'B', updatedAt: first.updatedAt })
    ).json()) as WrittenRow;
    expect(second.title).toBe('B');

    const stale = await send('PUT', address, { title: 'C', updatedAt: first.updatedAt });
    expect(stale.status).toBe(409);
    const staleByHeader = await send(
      'PUT',
      address,
      { title: 'C' },
      { 'If-Match': `"${first.updatedAt}"` },
    );
    expect(staleByHeader.status).toBe(409);
    const current = await send(
      'PUT',
      address,
      { title: 'D' },
      { 'If-Match': `"${second.updatedAt}"` },
    );
    expect(current.status).toBe(200);
    expect((await send('PUT', address, { title: 'E' })).status).toBe(200);
  });

  test('answers 404 for an unknown or malformed id', async () => {
    const { send } = createWriter();
    for (const id of ['0199aaaa-0000-7000-8000-000000000000', 'nope', '%00']) {
      expect((await send('PUT', `${path}/${id}`, { title: 'A' })).status).toBe(404);
    }
  });

  test('ignores an id and times in the body of a create', async () => {
    const { create } = createWriter();
    const stored = await create(path, {
      ...row(),
      id: 'mine',
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2020-01-01T00:00:00.000Z',
    });
    expect(stored.id).not.toBe('mine');
    expect(stored.updatedAt > '2026').toBe(true);
  });

  test('refuses a body over 1 MB', async () => {
    const { send } = createWriter();
    const response = await send('POST', path, { ...row(), filler: 'x'.repeat(1024 * 1024) });
    expect(response.status).toBe(413);
  });
});

describe('a required field', () => {
  test.each([
    ['/api/admin/pages', ['Title is required', 'Slug is required', 'Content is required']],
    [
      '/api/admin/case-studies',
      [
        'Title is required',
        'Slug is required',
        'Industry is required',
        'Challenge is required',
        'Solution is required',
        'Timeline must be text',
      ],
    ],
    [
      '/api/admin/insights',
      [
        'Title is required',
        'Slug is required',
        'Excerpt is required',
        'Content is required',
        'Category is required',
      ],
    ],
  ])('of %s has its message', async (path, messages) => {
    const { send } = createWriter();
    const { errors } = await problemOf(await send('POST', path, {}));
    expect(errors?.map(({ message }) => message)).toEqual(messages);
  });
});

describe('Markdown that would take long to render', () => {
  const tooLong = 'Content must have at most 2,000 lines';
  const tooDense = 'Content must have at most 10,000 formatting characters';
  const heavy = '## a\n'.repeat(2_001);
  const dense = '*a*'.repeat(5_001);

  test.each([
    ['an insight', '/api/admin/insights', anInsight],
    ['a page', '/api/admin/pages', aPage],
  ])('is refused for %s', async (_, path, row) => {
    const { send } = createWriter();
    const errorsOf = async (content: unknown) =>
      (await problemOf(await send('POST', path, row({ content } as never)))).errors;
    expect(await errorsOf(`${heavy}b`)).toEqual([{ path: 'content', message: tooLong }]);
    expect(await errorsOf(dense)).toEqual([{ path: 'content', message: tooDense }]);
  });

  test('is refused for a page with many blocks, each of them short', async () => {
    const { send, create } = createWriter();
    const blocks = (count: number) =>
      Array.from({ length: count }, () => ({ type: 'richText', markdown: '## a\n'.repeat(600) }));
    const page = await create('/api/admin/pages', aPage({ content: blocks(3) }));
    const response = await send('PUT', `/api/admin/pages/${page.id}`, { content: blocks(4) });
    const { errors } = await problemOf(response);
    expect(errors).toEqual([{ path: 'content', message: tooLong }]);
  });
});

test('case studies and insights cannot be deleted', async () => {
  const { create, send } = createWriter();
  const study = await create('/api/admin/case-studies', aStudy());
  const response = await send('DELETE', `/api/admin/case-studies/${study.id}`);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('PUT');
});

test('results of a case study are stored as posted, plain strings too', async () => {
  const { create } = createWriter();
  const results = ['Half the time', { value: '25%' }, { metric: 'Cost', note: 'stored' }];
  const study = await create('/api/admin/case-studies', aStudy({ results }));
  expect(study.results).toEqual(results);
});
