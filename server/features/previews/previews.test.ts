import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activities } from '../../../db/schema/activities';
import { insights } from '../../../db/schema/insights';
import { previewLinks } from '../../../db/schema/preview-links';
import { revisions } from '../../../db/schema/revisions';
import { ROLE_PERMISSIONS } from '../../../db/permissions';
import { DAY_MS, movableClock } from '../../test/clock';
import { problemOf } from '../../test/responses';
import { createSiteApp } from '../../test/site-app';
import { STAFF } from '../../test/test-app';
import { aStudy, storeStudy } from '../case-studies/case-studies.examples';
import { anInsight, storeInsight } from '../insights/insights.examples';
import { aPage, storePage } from '../pages/pages.examples';
import { storeToken } from '../tokens/tokens.examples';
import { removeExpired } from '.';
import { MAX_LINKS } from './preview-links.service';
import { storePreviewLink } from './preview-links.examples';

interface Link {
  id: string;
  url: string;
  expiresAt: string;
}

const DRAFT = { title: 'A plan that nobody knows', status: 'draft' } as const;

const nouns = [
  { path: '/api/admin/insights', publicPath: '/insights/', values: () => anInsight(DRAFT) },
  { path: '/api/admin/case-studies', publicPath: '/case-studies/', values: () => aStudy(DRAFT) },
  { path: '/api/admin/pages', publicPath: '/', values: () => aPage(DRAFT) },
];

function start() {
  const { clock, advance } = movableClock();
  const { send, get, ...site } = createSiteApp({ deps: { clock } });
  const json = async <Value>(response: Response | Promise<Response>) =>
    (await (await response).json()) as Value;
  return {
    ...site,
    get,
    send,
    advance,
    create: (path: string, body: object) =>
      json<{ id: string; slug: string }>(send('POST', path, body, STAFF)),
    link: (path: string, id: string) =>
      json<Link>(send('POST', `${path}/${id}/previews`, {}, STAFF)),
    links: (path: string, id: string) => json<object[]>(get(`${path}/${id}/previews`, STAFF)),
    open: ({ url }: Pick<Link, 'url'>) => get(new URL(url).pathname),
  };
}

describe.each(nouns)('a preview link below $path', ({ path, publicPath, values }) => {
  test('shows a draft to everybody who has it, and the draft stays a 404 elsewhere', async () => {
    const { create, link, open, get } = start();
    const { id, slug } = await create(path, values());
    const response = await open(await link(path, id));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>A plan that nobody knows<\/h1>/);
    expect(html).toContain('Draft, not public');
    expect(html).toMatch(/This link works until .{0,8}<time dateTime="2026-11-28T09:00/);
    expect(html).not.toContain('rel="canonical"');
    expect((await get(`${publicPath}${slug}`)).status).toBe(404);
    for (const list of ['/sitemap.xml', '/feed.xml', '/api/insights', '/api/case-studies']) {
      expect(await (await get(list)).text(), list).not.toContain(slug);
    }
  });

  test('shows the draft beside what is public, which the public page does not', async () => {
    const { create, link, open, get, send } = start();
    const { id, slug } = await create(path, { ...values(), status: 'published' });
    await send('PUT', `${path}/${id}/draft`, { title: 'A plan for later' }, STAFF);
    const html = await (await open(await link(path, id))).text();
    expect(html).toMatch(/<h1[^>]*>A plan for later<\/h1>/);
    expect(html).toContain('Draft of changes, not public');
    expect(await (await get(publicPath + slug)).text()).not.toContain('A plan for later');
  });

  test('is for nobody to keep, to index or to pass on', async () => {
    const { create, link, open, logged, deps } = start();
    const { id } = await create(path, values());
    const made = await link(path, id);
    const secret = made.url.split('/').at(-1) ?? '';
    const { headers } = await open(made);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(logged)).toContain('/preview/...');
    expect(JSON.stringify(logged)).not.toContain(secret);
    expect(deps.database.$client.serialize().toString('latin1')).not.toContain(secret);
  });

  test('is listed without its secret, and revoked by its id', async () => {
    const { create, link, links, open, send } = start();
    const { id } = await create(path, values());
    const made = await link(path, id);
    const { url, ...listed } = made;
    const actor = { name: 'Administrator', isRemoved: false };
    expect(await links(path, id)).toEqual([{ ...listed, actor }]);
    const other = await create(path, values());
    const revoke = (item: string) =>
      send('DELETE', `${path}/${item}/previews/${made.id}`, undefined, STAFF);
    expect((await revoke(other.id)).status).toBe(404);
    expect((await open({ url })).status).toBe(200);
    expect((await revoke(id)).status).toBe(204);
    expect((await open({ url })).status).toBe(404);
    expect(await links(path, id)).toEqual([]);
    expect((await revoke(id)).status).toBe(404);
  });
});

test('a wrong, an expired and a revoked link give the same page', async () => {
  const { deps, create, link, open, send, advance } = start();
  const { id } = await create('/api/admin/insights', anInsight(DRAFT));
  const [expired, revoked] = [
    await link('/api/admin/insights', id),
    await link('/api/admin/insights', id),
  ];
  await send('DELETE', `/api/admin/insights/${id}/previews/${revoked.id}`, undefined, STAFF);
  const wrong = { url: `${deps.siteUrl}/preview/${'0'.repeat(64)}` };
  advance(7 * DAY_MS - 1);
  expect((await open(expired)).status).toBe(200);
  advance(1);
  const pages = await Promise.all(
    [wrong, expired, revoked].map(async (each) => {
      const response = await open(each);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const html = await response.text();
      return html
        .replaceAll(new URL(each.url).pathname, '')
        .replaceAll(/\b[a-z]:\d{13}\b/g, '')
        .replaceAll(new URL(each.url).pathname.slice('/preview/'.length), '');
    }),
  );
  expect(pages[0]).toContain('This preview is not available');
  expect(new Set(pages).size).toBe(1);
});

test('a link shows the item as it is saved last, also once it is scheduled, public or taken back', async () => {
  const { deps, create, link, open, send } = start();
  const { id } = await create('/api/admin/insights', anInsight(DRAFT));
  const made = await link('/api/admin/insights', id);
  const shows = async (body: object) => {
    await send('PUT', `/api/admin/insights/${id}`, body, STAFF);
    return (await open(made)).text();
  };
  const scheduled = await shows({ title: 'Rewritten', publishedAt: '2026-11-26T06:00:00.000Z' });
  expect(scheduled).toMatch(/<h1[^>]*>Rewritten<\/h1>/);
  expect(scheduled).toContain('Scheduled for');
  expect(scheduled).toMatch(/Nov 26, 2026, 9:00\sAM/);
  expect(await shows({ status: 'published' })).toContain('Published');
  expect(await shows({ status: 'unpublished' })).toContain('Unpublished');
  deps.database.delete(revisions).run();
  deps.database.delete(insights).where(eq(insights.id, id)).run();
  expect((await open(made)).status).toBe(404);
});

test('staff see any item at its id, and nobody else does', async () => {
  const { deps, get } = start();
  const session = (await get('/trpc/leads.list?input={}', STAFF)).headers.get('set-cookie') ?? '';
  const ids = [
    storeInsight(deps.database, DRAFT).id,
    storeStudy(deps.database, DRAFT),
    storePage(deps.database, DRAFT).id,
  ];
  for (const id of ids) {
    const html = await (await get(`/admin/preview/${id}`, { Cookie: session })).text();
    expect(html).toMatch(/<h1[^>]*>A plan that nobody knows<\/h1>/);
    expect(html).toContain('Only signed-in staff can see this page.');
    expect((await get(`/admin/preview/${id}`)).status).toBe(404);
    expect((await get(`/preview/${id}`)).status).toBe(404);
  }
  expect((await get('/admin/preview/nothing', { Cookie: session })).status).toBe(404);
});

test('a repeated key gives the same link without its address, which cannot be read again', async () => {
  const { deps, send, links } = start();
  const { id } = storeInsight(deps.database, DRAFT);
  const make = async () =>
    (await (
      await send(
        'POST',
        `/api/admin/insights/${id}/previews`,
        {},
        {
          ...STAFF,
          'Idempotency-Key': 'for-the-client',
        },
      )
    ).json()) as Link;
  const first = await make();
  expect(await make()).toEqual({ ...first, url: null });
  expect(await links('/api/admin/insights', id)).toHaveLength(1);
});

test('making a link needs content:write, listing them content:read', async () => {
  const { deps, send, get } = start();
  const { id } = storeInsight(deps.database, DRAFT);
  const path = `/api/admin/insights/${id}/previews`;
  const permissions = ROLE_PERMISSIONS.agent;
  const { token } = storeToken(deps.database, { permissions: [...permissions] });
  const agent = { Authorization: `Bearer ${token}` };
  expect((await get(path, agent)).status).toBe(200);
  const refused = await send('POST', path, {}, agent);
  expect(refused.status).toBe(403);
  expect((await problemOf(refused)).detail).toBe('This needs the permission content:write.');
});

test('making and revoking are events of the item, which nobody has changed by them', async () => {
  const { deps, send, link, staff } = start();
  const { id } = storeInsight(deps.database, DRAFT);
  const made = await link('/api/admin/insights', id);
  await send('DELETE', `/api/admin/insights/${id}/previews/${made.id}`, undefined, STAFF);
  const recorded = deps.database.select().from(activities).all();
  const data = { previewId: made.id };
  expect(recorded).toMatchObject([
    { type: 'insight.preview_created', subjectId: id, data },
    { type: 'insight.preview_revoked', subjectId: id, data },
  ]);
  expect(await staff().insights.lastChanges()).toEqual([]);
  expect(deps.database.select().from(revisions).all()).toMatchObject([{ actorId: null }]);
});

test('an item has at most twenty links at once, and expired ones are removed', async () => {
  const { deps, send, advance, count } = start();
  const { id } = storeInsight(deps.database, DRAFT);
  const item = { type: 'insight', id } as const;
  const now = () => deps.clock().toISOString();
  for (let each = 0; each < MAX_LINKS; each += 1) storePreviewLink(deps.database, item, now());
  const make = () => send('POST', `/api/admin/insights/${id}/previews`, {}, STAFF);
  expect((await make()).status).toBe(400);
  advance(7 * DAY_MS);
  expect((await make()).status).toBe(201);
  expect(count(previewLinks)).toBe(MAX_LINKS + 1);
  await removeExpired(deps);
  expect(count(previewLinks)).toBe(1);
});

test('an address can ask for 120 wrong links a minute, as for other pages', async () => {
  const { get } = start();
  const statuses = [];
  for (let each = 0; each <= 120; each += 1) {
    statuses.push((await get(`/preview/${each}`)).status);
  }
  expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
});
