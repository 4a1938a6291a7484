import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pages } from '../../../db/schema/pages';
import { problemOf } from '../../test/responses';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { createSiteApp } from '../../test/site-app';
import { STAFF } from '../../test/test-app';
import { RESERVED_SLUGS } from './reserved-paths.schema';
import { type WrittenRow, createWriter } from '../../test/content-writes';

describe('a page', () => {
  test('is listed with all others, however many, and in pages with a limit', async () => {
    const { deps, send } = createWriter();
    const rows = Array.from({ length: 501 }, (_, n) =>
      aPage({ slug: `page-${n}`, createdAt: new Date(n * 1000).toISOString() }),
    );
    deps.database.insert(pages).values(rows).run();
    const slugs = rows.map(({ slug }) => slug).reverse();
    const slugsOf = async (response: Response) =>
      ((await response.json()) as WrittenRow[]).map((page) => page.slug);
    expect(await slugsOf(await send('GET', '/api/admin/pages'))).toEqual(slugs);

    const first = await send('GET', '/api/admin/pages?limit=400');
    const [, next = ''] = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await send('GET', next);
    expect(second.headers.get('link')).toBeNull();
    expect([...(await slugsOf(first)), ...(await slugsOf(second))]).toEqual(slugs);
  });

  test('is a draft by default', async () => {
    const { create } = createWriter();
    const page = await create('/api/admin/pages', { title: 'A', slug: 'a', content: [] });
    expect(page).toMatchObject({ status: 'draft', metaTitle: null, metaDescription: null });
  });

  test.each([[{ any: ['shape', 1, null] }], ['Some *Markdown*'], [[]], [false], [0]])(
    'stores content %j as posted',
    async (content) => {
      const { create } = createWriter();
      const page = await create('/api/admin/pages', { title: 'A', slug: 'a', content });
      expect(page.content).toEqual(content);
    },
  );

  test.each(RESERVED_SLUGS)(
    'cannot have an address that the site itself uses: %s',
    async (slug) => {
      const { send } = createWriter();
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
    const { create, send } = createWriter();
    const meta = { metaTitle: 'Jobs', metaDescription: 'Who we look for' };
    const page = await create('/api/admin/pages', aPage(meta));
    const address = `/api/admin/pages/${page.id}`;
    expect(await (await send('PUT', address, { title: 'A' })).json()).toMatchObject(meta);
    const cleared = { metaTitle: null, metaDescription: '' };
    const updated: unknown = await (await send('PUT', address, cleared)).json();
    expect(updated).toMatchObject({ metaTitle: null, metaDescription: null });
  });

  test('is removed by DELETE', async () => {
    const { create, send, count } = createWriter();
    const page = await create('/api/admin/pages', aPage());
    expect((await send('DELETE', `/api/admin/pages/${page.id}`)).status).toBe(204);
    expect(count(pages)).toBe(0);
    expect((await send('DELETE', `/api/admin/pages/${page.id}`)).status).toBe(404);
  });
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
  ).json()) as WrittenRow;
  expect(await read('/case-studies')).toContain('A new study');
  await send('PUT', `/api/admin/case-studies/${study.id}`, { title: 'A better title' });
  expect(await read('/case-studies')).toContain('A better title');
  expect(await read('/case-studies/new')).toContain('A better title');

  await send('POST', '/api/admin/insights', anInsight({ title: 'A new article' }));
  expect(await read('/insights')).toContain('A new article');
  expect(await read('/')).toContain('A new article');

  const page = (await (
    await send('POST', '/api/admin/pages', aPage({ slug: 'jobs', status: 'draft' }))
  ).json()) as WrittenRow;
  expect((await get('/jobs')).status).toBe(404);
  await send('PUT', `/api/admin/pages/${page.id}`, { status: 'published' });
  expect((await get('/jobs')).status).toBe(200);
  await send('PUT', `/api/admin/pages/${page.id}`, { status: 'draft' });
  expect((await get('/jobs')).status).toBe(404);
});
