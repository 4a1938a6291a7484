import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../../db/schema/case-studies';
import { insights } from '../../../db/schema/insights';
import { pages } from '../../../db/schema/pages';
import { problemOf } from '../../test/responses';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { createSiteApp } from '../../test/site-app';
import { createTestApp, STAFF } from '../../test/test-app';
import { RESERVED_SLUGS } from './reserved-paths.schema';

type Row = Record<string, unknown> & { id: string; updatedAt: string };

function start() {
  const { app, ...rest } = createTestApp();
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    app.request(
      path,
      {
        method,
        headers: { ...STAFF, 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      {},
    );
  const create = async (path: string, body: unknown) => {
    const response = await send('POST', path, body);
    expect(response.status).toBe(201);
    return (await response.json()) as Row;
  };
  return { ...rest, app, send, create };
}

const nouns = [
  { path: '/api/admin/pages', table: pages, row: aPage },
  { path: '/api/admin/case-studies', table: caseStudies, row: aStudy },
  { path: '/api/admin/insights', table: insights, row: anInsight },
];

describe.each(nouns)('$path', ({ path, table, row }) => {
  test('stores what is posted and returns the stored row', async () => {
    const { create, count } = start();
    const body = row();
    const stored = await create(path, body);
    expect(stored).toMatchObject(body);
    expect(count(table)).toBe(1);
  });

  test('answers 401 without a token', async () => {
    const { app, count } = start();
    const body = JSON.stringify(row());
    const response = await app.request(path, { method: 'POST', body }, {});
    expect(response.status).toBe(401);
    expect(count(table)).toBe(0);
  });

  test('keeps the fields that an update omits', async () => {
    const { create, send } = start();
    const stored = await create(path, row({ slug: 'unchanged' }));
    const response = await send('PUT', `${path}/${stored.id}`, { title: 'Another title' });
    expect(response.status).toBe(200);
    const changed = (await response.json()) as Row;
    expect(changed).toEqual({ ...stored, title: 'Another title', updatedAt: changed.updatedAt });
    expect(changed.updatedAt > stored.updatedAt).toBe(true);
  });

  test('refuses a slug in use, for a new row and for another one', async () => {
    const { create, send } = start();
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
      const { send } = start();
      const { errors } = await problemOf(await send('POST', path, row({ slug })));
      expect(errors).toEqual([
        { path: 'slug', message: 'Slug may hold lowercase letters, digits and single hyphens' },
      ]);
    },
  );

  test('refuses an update from a stale version, and accepts one without a version', async () => {
    const { create, send } = start();
    const first = await create(path, row());
    const address = `${path}/${first.id}`;
    const second = (await (
      await send('PUT', address, { title: 'B', updatedAt: first.updatedAt })
    ).json()) as Row;
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
    const { send } = start();
    for (const id of ['0199aaaa-0000-7000-8000-000000000000', 'nope', '%00']) {
      expect((await send('PUT', `${path}/${id}`, { title: 'A' })).status).toBe(404);
    }
  });

  test('ignores an id and times in the body of a create', async () => {
    const { create } = start();
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
    const { send } = start();
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
    const { send } = start();
    const { errors } = await problemOf(await send('POST', path, {}));
    expect(errors?.map(({ message }) => message)).toEqual(messages);
  });
});

describe('Markdown that would take long to render', () => {
  const tooLong = 'Content must have at most 3,000 lines';
  const tooDense = 'Content must have at most 20,000 formatting characters';
  const heavy = '## a\n'.repeat(3_001);
  const dense = '*a*'.repeat(10_001);

  test.each([
    ['an insight', '/api/admin/insights', anInsight],
    ['a page', '/api/admin/pages', aPage],
  ])('is refused for %s', async (_, path, row) => {
    const { send } = start();
    const errorsOf = async (content: unknown) =>
      (await problemOf(await send('POST', path, row({ content } as never)))).errors;
    expect(await errorsOf(`${heavy}b`)).toEqual([{ path: 'content', message: tooLong }]);
    expect(await errorsOf(dense)).toEqual([{ path: 'content', message: tooDense }]);
  });

  test('is refused for a page with many blocks, each of them short', async () => {
    const { send, create } = start();
    const blocks = (count: number) =>
      Array.from({ length: count }, () => ({ type: 'richText', markdown: '## a\n'.repeat(999) }));
    const page = await create('/api/admin/pages', aPage({ content: blocks(3) }));
    const response = await send('PUT', `/api/admin/pages/${page.id}`, { content: blocks(4) });
    const { errors } = await problemOf(response);
    expect(errors).toEqual([{ path: 'content', message: tooLong }]);
  });
});

describe('a page', () => {
  test('is listed with all others, however many, and in pages with a limit', async () => {
    const { deps, send } = start();
    const rows = Array.from({ length: 501 }, (_, n) =>
      aPage({ slug: `page-${n}`, createdAt: new Date(n * 1000).toISOString() }),
    );
    deps.database.insert(pages).values(rows).run();
    const slugs = rows.map(({ slug }) => slug).reverse();
    const slugsOf = async (response: Response) =>
      ((await response.json()) as Row[]).map((page) => page.slug);
    expect(await slugsOf(await send('GET', '/api/admin/pages'))).toEqual(slugs);

    const first = await send('GET', '/api/admin/pages?limit=400');
    const [, next = ''] = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await send('GET', next);
    expect(second.headers.get('link')).toBeNull();
    expect([...(await slugsOf(first)), ...(await slugsOf(second))]).toEqual(slugs);
  });

  test('is a draft by default', async () => {
    const { create } = start();
    const page = await create('/api/admin/pages', { title: 'A', slug: 'a', content: [] });
    expect(page).toMatchObject({ status: 'draft', metaTitle: null, metaDescription: null });
  });

  test.each([[{ any: ['shape', 1, null] }], ['Some *Markdown*'], [[]], [false], [0]])(
    'stores content %j as posted',
    async (content) => {
      const { create } = start();
      const page = await create('/api/admin/pages', { title: 'A', slug: 'a', content });
      expect(page.content).toEqual(content);
    },
  );

  test.each(RESERVED_SLUGS)(
    'cannot have an address that the site itself uses: %s',
    async (slug) => {
      const { send } = start();
      const { errors } = await problemOf(
        await send('POST', '/api/admin/pages', { title: 'A', slug, content: [] }),
      );
      expect(errors).toEqual([
        { path: 'slug', message: 'This address is used by the site itself' },
      ]);
    },
  );

  test('never has the name of a file at the root, since those have a dot or are reserved', () => {
    const names = readdirSync('public').filter((name) => !RESERVED_SLUGS.includes(name));
    for (const name of names) expect(name).toMatch(/\./);
  });

  test('keeps meta fields that an update omits, and clears those that are null', async () => {
    const { create, send } = start();
    const meta = { metaTitle: 'Jobs', metaDescription: 'Who we look for' };
    const page = await create('/api/admin/pages', aPage(meta));
    const address = `/api/admin/pages/${page.id}`;
    expect(await (await send('PUT', address, { title: 'A' })).json()).toMatchObject(meta);
    const cleared = { metaTitle: null, metaDescription: '' };
    const updated: unknown = await (await send('PUT', address, cleared)).json();
    expect(updated).toMatchObject({ metaTitle: null, metaDescription: null });
  });

  test('is removed by DELETE', async () => {
    const { create, send, count } = start();
    const page = await create('/api/admin/pages', aPage());
    expect((await send('DELETE', `/api/admin/pages/${page.id}`)).status).toBe(204);
    expect(count(pages)).toBe(0);
    expect((await send('DELETE', `/api/admin/pages/${page.id}`)).status).toBe(404);
  });
});

test('case studies and insights cannot be deleted', async () => {
  const { create, send } = start();
  const study = await create('/api/admin/case-studies', aStudy());
  const response = await send('DELETE', `/api/admin/case-studies/${study.id}`);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('PUT');
});

test('results of a case study are stored as posted, plain strings too', async () => {
  const { create } = start();
  const results = ['Half the time', { value: '25%' }, { metric: 'Cost', note: 'stored' }];
  const study = await create('/api/admin/case-studies', aStudy({ results }));
  expect(study.results).toEqual(results);
});

test('each write shows on the page at the next request', async () => {
  const { app, read, get } = createSiteApp({});
  const send = (method: string, path: string, body: unknown) =>
    app.request(
      path,
      {
        method,
        headers: { ...STAFF, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
      {},
    );
  expect(await read('/case-studies')).toContain('No Case Studies Available');
  const study = (await (
    await send('POST', '/api/admin/case-studies', aStudy({ slug: 'new', title: 'A new study' }))
  ).json()) as Row;
  expect(await read('/case-studies')).toContain('A new study');
  await send('PUT', `/api/admin/case-studies/${study.id}`, { title: 'A better title' });
  expect(await read('/case-studies')).toContain('A better title');
  expect(await read('/case-studies/new')).toContain('A better title');

  await send('POST', '/api/admin/insights', anInsight({ title: 'A new article' }));
  expect(await read('/insights')).toContain('A new article');
  expect(await read('/')).toContain('A new article');

  const page = (await (
    await send('POST', '/api/admin/pages', aPage({ slug: 'jobs', status: 'draft' }))
  ).json()) as Row;
  expect((await get('/jobs')).status).toBe(404);
  await send('PUT', `/api/admin/pages/${page.id}`, { status: 'published' });
  expect((await get('/jobs')).status).toBe(200);
  await send('PUT', `/api/admin/pages/${page.id}`, { status: 'draft' });
  expect((await get('/jobs')).status).toBe(404);
});
