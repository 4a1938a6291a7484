import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../db/client';
import { redirects } from '../../../db/schema/redirects';
import { closeDeps } from '../../deps';
import { createSiteApp } from '../../test/site-app';
import { STAFF } from '../../test/test-app';
import { aStudy } from '../case-studies/case-studies.examples';
import { anInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';

interface Row {
  id: string;
  slug: string;
}

function start() {
  const site = createSiteApp({});
  const write = async (method: string, path: string, body: unknown) => {
    const response = await site.send(method, path, body, STAFF);
    if (!response.ok && response.status !== 409) throw new Error(await response.text());
    return (await response.json().catch(() => ({}))) as Row;
  };
  /** The status of a path and where it leads. */
  const visit = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers.get('location')];
  };
  return { ...site, write, visit };
}

const nouns = [
  { path: '/api/admin/insights', at: '/insights/', row: anInsight },
  { path: '/api/admin/case-studies', at: '/case-studies/', row: aStudy },
  { path: '/api/admin/pages', at: '/', row: () => aPage({ status: 'published' }) },
];

describe.each(nouns)('an old address below $at', ({ path, at, row }) => {
  test('leads to the new one for ever, with its query, in one hop however often it is renamed', async () => {
    const { write, visit, deps } = start();
    const { id, slug } = await write('POST', path, row());
    for (let count = 0; count < 100; count += 1) {
      const next = count % 10 === 9 ? slug : `${slug}-${count % 7}`;
      await write('PUT', `${path}/${id}`, { slug: next });
    }
    await write('PUT', `${path}/${id}`, { slug: 'at-last' });
    expect(await visit(`${at}${slug}?utm_source=card&x=1`)).toEqual([
      308,
      `${at}at-last?utm_source=card&x=1`,
    ]);
    for (const count of [0, 1, 2, 3, 4, 5, 6]) {
      expect(await visit(`${at}${slug}-${count}`)).toEqual([308, `${at}at-last`]);
    }
    expect(await visit(`${at}at-last`)).toEqual([200, null]);
    await write('PUT', `${path}/${id}`, { slug });
    expect(await visit(`${at}${slug}`)).toEqual([200, null]);
    expect(await visit(`${at}at-last`)).toEqual([308, `${at}${slug}`]);
    // Nothing leads from the present address to itself.
    const froms = deps.database.select({ from: redirects.from }).from(redirects).all();
    expect(froms.map(({ from }) => from)).not.toContain(`${at}${slug}`);
  });

  test('leads there at once when it is written in another way', async () => {
    const { write, visit } = start();
    const { id, slug } = await write('POST', path, row());
    await write('PUT', `${path}/${id}`, { slug: 'another' });
    expect(await visit(`/${at.toUpperCase()}${slug.toUpperCase()}/`)).toEqual([
      308,
      `${at}another`,
    ]);
  });

  test('is left to another item that takes it, and leads on when that is renamed too', async () => {
    const { write, visit } = start();
    const { id, slug } = await write('POST', path, row());
    await write('PUT', `${path}/${id}`, { slug: 'first' });
    const other = await write('POST', path, { ...row(), slug });
    expect(await visit(`${at}${slug}`)).toEqual([200, null]);
    expect(await visit(`${at}first`)).toEqual([200, null]);
    await write('PUT', `${path}/${other.id}`, { slug: 'second' });
    expect(await visit(`${at}${slug}`)).toEqual([308, `${at}second`]);
  });

  test('is not taken over by an item that nobody could read there', async () => {
    const { write, visit } = start();
    const { id, slug } = await write('POST', path, row());
    await write('PUT', `${path}/${id}`, { slug: 'moved' });
    await write('POST', '/api/admin/redirects', { from: `${at}by-hand`, to: '/about' });
    for (const taken of [slug, 'by-hand']) {
      const draft = await write('POST', path, { ...row(), slug: taken, status: 'draft' });
      await write('PUT', `${path}/${draft.id}`, { slug: `${taken}-x` });
    }
    const other = await write('POST', path, { ...row(), slug });
    await write('PUT', `${path}/${other.id}`, { slug: 'away', status: 'draft' });
    expect(await visit(`${at}${slug}`)).toEqual([308, `${at}moved`]);
    expect(await visit(`${at}by-hand`)).toEqual([308, '/about']);
  });

  test('is not kept by an update that is refused', async () => {
    const { write, visit, count } = start();
    const { id, slug } = await write('POST', path, row());
    await write('POST', path, { ...row(), slug: 'taken' });
    await write('PUT', `${path}/${id}`, { slug: 'taken' });
    expect(await visit(`${at}${slug}`)).toEqual([200, null]);
    expect(count(redirects)).toBe(0);
  });
});

test('browsers ask again, since an old address can become the present one', async () => {
  const { write, get } = start();
  const { id, slug } = await write('POST', '/api/admin/insights', anInsight());
  await write('PUT', `/api/admin/insights/${id}`, { slug: 'another' });
  expect((await get(`/insights/${slug}`)).headers.get('cache-control')).toBe('no-cache');
});

test('an old address of a draft is a 404, and leads on when the page is published', async () => {
  const { write, visit, get } = start();
  const { id, slug } = await write('POST', '/api/admin/pages', aPage({ status: 'published' }));
  await write('PUT', `/api/admin/pages/${id}`, { slug: 'secret', status: 'draft' });
  const response = await get(`/${slug}`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
  await write('PUT', `/api/admin/pages/${id}`, { status: 'published' });
  expect(await visit(`/${slug}`)).toEqual([308, '/secret']);
});

test('old addresses of a removed page lead to the page that has its address next', async () => {
  const { write, visit, send } = start();
  const { id, slug } = await write('POST', '/api/admin/pages', aPage({ status: 'published' }));
  await write('PUT', `/api/admin/pages/${id}`, { slug: 'offer' });
  await send('DELETE', `/api/admin/pages/${id}`, undefined, STAFF);
  expect(await visit(`/${slug}`)).toEqual([404, null]);
  const next = await write(
    'POST',
    '/api/admin/pages',
    aPage({ slug: 'offer', status: 'published' }),
  );
  expect(await visit(`/${slug}`)).toEqual([308, '/offer']);
  await write('PUT', `/api/admin/pages/${next.id}`, { slug: 'new-offer' });
  expect(await visit(`/${slug}`)).toEqual([308, '/new-offer']);
});

describe('by REST, an old slug of an insight', () => {
  test('answers 308 with the address of the new one', async () => {
    const { write, get, visit } = start();
    const { id, slug } = await write('POST', '/api/admin/insights', anInsight());
    await write('PUT', `/api/admin/insights/${id}`, { slug: 'another' });
    expect(await visit(`/api/insights/${slug}?x=1`)).toEqual([308, '/api/insights/another?x=1']);
    expect(await (await get('/api/insights/another')).json()).toMatchObject({ id });
    expect(await visit('/api/insights/nothing')).toEqual([404, null]);
  });

  test('is the new insight’s own as soon as another one has it', async () => {
    const { write, get } = start();
    const { id, slug } = await write('POST', '/api/admin/insights', anInsight());
    await write('PUT', `/api/admin/insights/${id}`, { slug: 'another' });
    const other = await write('POST', '/api/admin/insights', anInsight({ slug }));
    expect(await (await get(`/api/insights/${slug}`)).json()).toMatchObject({ id: other.id });
  });
});

test('made-up addresses are one cached page, and cost no look-up beside that of a redirect', async () => {
  const { write, get, deps } = start();
  const { id } = await write('POST', '/api/admin/insights', anInsight());
  await write('PUT', `/api/admin/insights/${id}`, { slug: 'another' });
  await get('/made-up');
  const { misses } = deps.responseCache;
  for (let count = 0; count < 300; count += 1) {
    expect((await get(`/made-up-${count}`)).status).toBe(404);
  }
  expect(deps.responseCache.misses).toBe(misses);
});

describe('hits', () => {
  const hitsOf = async ({ staff }: ReturnType<typeof start>) =>
    (await staff().redirects.list({})).redirects.map(({ from, hits }) => [from, hits]);

  test('are counted in memory and stored in one write', async () => {
    const site = start();
    const { write, visit, deps } = site;
    const { id, slug } = await write('POST', '/api/admin/insights', anInsight());
    await write('PUT', `/api/admin/insights/${id}`, { slug: 'another' });
    const changes = deps.database.$client.prepare('SELECT total_changes()').pluck();
    const before = changes.get();
    for (let count = 0; count < 50; count += 1) await visit(`/insights/${slug}`);
    expect(changes.get()).toBe(before);
    expect(await hitsOf(site)).toEqual([[`/insights/${slug}`, 50]]);
    await deps.redirects.flush();
    expect(deps.database.select().from(redirects).all()).toMatchObject([{ hits: 50 }]);
    await visit(`/insights/${slug}`);
    await deps.redirects.flush();
    expect(await hitsOf(site)).toEqual([[`/insights/${slug}`, 51]]);
    const [row] = deps.database.select().from(redirects).all();
    expect(Date.now() - Date.parse(row?.lastHitAt ?? '')).toBeLessThan(60_000);
  });

  test('survive a normal stop of the process', async () => {
    const { write, visit, deps } = start();
    const { id, slug } = await write('POST', '/api/admin/insights', anInsight());
    await write('PUT', `/api/admin/insights/${id}`, { slug: 'another' });
    await visit(`/insights/${slug}`);
    await closeDeps(deps);
    const reopened = openDatabase(deps.settings.databaseFile);
    expect(reopened.select().from(redirects).all()).toMatchObject([{ hits: 1 }]);
    reopened.$client.close();
  });

  test('of made-up addresses take no memory', async () => {
    const { visit, deps } = start();
    for (let count = 0; count < 50; count += 1) await visit(`/made-up-${count}`);
    const changes = deps.database.$client.prepare('SELECT total_changes()').pluck();
    const before = changes.get();
    await deps.redirects.flush();
    expect(changes.get()).toBe(before);
  });
});
