import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { redirects } from '../../../db/schema/redirects';
import { problemOf } from '../../test/responses';
import { createSiteApp } from '../../test/site-app';
import { addPerson } from '../../test/staff';
import { STAFF } from '../../test/test-app';
import { anInsight, storeInsight } from '../insights/insights.examples';
import { aPage } from '../pages/pages.examples';
import { ROOT_FILES } from './redirects.schema';

const PATH = '/api/admin/redirects';

interface Row {
  id: string;
  updatedAt: string;
}

function start() {
  const site = createSiteApp({});
  const write = async (method: string, path: string, body: unknown) => {
    const response = await site.send(method, path, body, STAFF);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return (await response.json()) as Row;
  };
  return {
    ...site,
    write,
    add: (from: string, to: string) => write('POST', PATH, { from, to }),
    locationOf: async (path: string) => (await site.get(path)).headers.get('location'),
    errorsOf: async (body: object, path = PATH, method = 'POST') => {
      const response = await site.send(method, path, body, STAFF);
      expect([400, 409]).toContain(response.status);
      const { errors = [] } = await problemOf(response);
      return errors.map(({ path: field, message }) => `${field}: ${message}`);
    },
  };
}

test('a redirect leads from a path of any depth to a page, with query and fragment', async () => {
  const { add, locationOf } = start();
  await add('/Old-Campaign/', '/contact');
  await add('/2024/autumn/', '/solutions?from=autumn#erp-integration');
  await add('/عرض', '/insights');
  await add('/services.html', '/solutions');
  expect(await locationOf('/old-campaign')).toBe('/contact');
  expect(await locationOf('/2024/autumn?utm=x')).toBe(
    '/solutions?from=autumn&utm=x#erp-integration',
  );
  expect(await locationOf(`/${encodeURIComponent('عرض')}`)).toBe('/insights');
  expect(await locationOf('/services.html')).toBe('/solutions');
});

test('it follows the item to which it leads, however that is renamed', async () => {
  const { add, write, locationOf, staff } = start();
  const { id } = await write('POST', '/api/admin/insights', anInsight({ slug: 'one' }));
  await add('/campaign', '/insights/one#costs');
  await write('PUT', `/api/admin/insights/${id}`, { slug: 'two' });
  await write('PUT', `/api/admin/insights/${id}`, { slug: 'three' });
  expect(await locationOf('/campaign')).toBe('/insights/three#costs');
  const { redirects: rows } = await staff().redirects.list({ search: '/CAMP' });
  expect(rows).toMatchObject([{ to: '/insights/three#costs', state: 'active' }]);
});

test('one that is to lead to an old address leads to the present one', async () => {
  const { add, write, locationOf } = start();
  const { id } = await write('POST', '/api/admin/insights', anInsight({ slug: 'one' }));
  await write('PUT', `/api/admin/insights/${id}`, { slug: 'two' });
  await add('/campaign', '/insights/one');
  await add('/old-campaign', '/campaign');
  expect(await locationOf('/campaign')).toBe('/insights/two');
  expect(await locationOf('/old-campaign')).toBe('/insights/two');
});

test('a living page wins, and the redirect works again when that is gone', async () => {
  const { add, write, get, send, locationOf, staff } = start();
  await add('/offer', '/contact');
  const { id } = await write(
    'POST',
    '/api/admin/pages',
    aPage({ slug: 'offer', status: 'published' }),
  );
  expect((await get('/offer')).status).toBe(200);
  expect((await staff().redirects.list({})).redirects).toMatchObject([{ state: 'covered' }]);
  await send('DELETE', `/api/admin/pages/${id}`, undefined, STAFF);
  expect(await locationOf('/offer')).toBe('/contact');
});

test('one that leads to nothing public any more is a 404, and marked as dead', async () => {
  const { add, write, get, staff } = start();
  const page = aPage({ slug: 'hidden', status: 'published' });
  const { id } = await write('POST', '/api/admin/pages', page);
  await add('/offer', '/hidden');
  await write('PUT', `/api/admin/pages/${id}`, { status: 'draft' });
  expect((await get('/offer')).status).toBe(404);
  expect((await staff().redirects.list({})).redirects).toMatchObject([{ state: 'dead' }]);
});

test('a change and a removal take effect at once; a stale change is refused', async () => {
  const { add, write, send, get, locationOf, count } = start();
  const { id, updatedAt } = await add('/offer', '/contact');
  await write('PUT', `${PATH}/${id}`, { to: '/about', updatedAt });
  expect(await locationOf('/offer')).toBe('/about');
  const stale = await send('PUT', `${PATH}/${id}`, { to: '/terms', updatedAt }, STAFF);
  expect(stale.status).toBe(409);
  await write('PUT', `${PATH}/${id}`, { from: '/better-offer' });
  expect(await locationOf('/better-offer')).toBe('/about');
  expect((await get('/offer')).status).toBe(404);
  expect((await send('DELETE', `${PATH}/${id}`, undefined, STAFF)).status).toBe(204);
  expect((await get('/better-offer')).status).toBe(404);
  expect(count(redirects)).toBe(0);
});

describe('a redirect is refused at its field', () => {
  const BEGINS = 'must be a path of this site, which begins with one /';
  const WELL_FORMED = 'must be well-formed, without spaces and control characters';
  test.each([
    ['', 'From is required'],
    ['campaign', `From ${BEGINS}`],
    ['https://elsewhere.example/x', `From ${BEGINS}`],
    ['javascript:alert(1)', `From ${BEGINS}`],
    ['//elsewhere.example', `From ${BEGINS}`],
    ['/\\elsewhere.example', `From ${BEGINS}`],
    ['/a b', `From ${WELL_FORMED}`],
    ['/a\u0001b', `From ${WELL_FORMED}`],
    ['/a%0d%0aSet-Cookie:x', `From ${WELL_FORMED}`],
    ['/a%ff', `From ${WELL_FORMED}`],
    ['/a?b=1', 'From must be a path alone, without ? and #'],
    ['/', 'From must be a path alone, without ? and #'],
    [`/${'a'.repeat(300)}`, 'From must be at most 300 characters'],
    ['/admin/leads', 'This address is used by the site itself'],
    ['/API/leads', 'This address is used by the site itself'],
    ['/%61dmin', 'This address is used by the site itself'],
    ['/media/x.png', 'This address is used by the site itself'],
    ['/join/secret', 'This address is used by the site itself'],
    ['/preview/secret', 'This address is used by the site itself'],
    ['/robots.txt', 'This address is used by the site itself'],
    ['/.well-known/security.txt', 'This address is used by the site itself'],
    ['/contact', 'A page of the site has this address'],
    ['/Contact/', 'A page of the site has this address'],
    ['/insights/living', 'A page of the site has this address'],
    ['/used', 'There is a redirect from this address already'],
    ['/USED/', 'There is a redirect from this address already'],
  ])('from %j', async (from, message) => {
    const { add, deps, errorsOf } = start();
    storeInsight(deps.database, { slug: 'living' });
    await add('/used', '/contact');
    expect(await errorsOf({ from, to: '/about' })).toEqual([`from: ${message}`]);
  });

  test.each([
    ['', 'To is required'],
    ['https://elsewhere.example', `To ${BEGINS}`],
    ['//elsewhere.example', `To ${BEGINS}`],
    ['/\\elsewhere.example', `To ${BEGINS}`],
    ['mailto:a@b.example', `To ${BEGINS}`],
    ['/about\u0007', `To ${WELL_FORMED}`],
    ['/nothing', 'There is no public page at this address'],
    ['/admin/leads', 'There is no public page at this address'],
    ['/offer?x=1', 'It would lead to itself'],
    ['/./Offer/', 'It would lead to itself'],
  ])('to %j', async (to, message) => {
    const { errorsOf } = start();
    expect(await errorsOf({ from: '/offer', to })).toEqual([`to: ${message}`]);
  });

  test('that would close a circle', async () => {
    const { add, write, send, errorsOf } = start();
    const page = aPage({ slug: 'offer', status: 'published' });
    const { id } = await write('POST', '/api/admin/pages', page);
    await add('/first', '/offer');
    await send('DELETE', `/api/admin/pages/${id}`, undefined, STAFF);
    expect(await errorsOf({ from: '/offer', to: '/first' })).toEqual([
      'to: It would lead in a circle',
    ]);
  });

  test('by a change too, where the redirect itself is no obstacle', async () => {
    const { add, write, errorsOf } = start();
    const { id } = await add('/offer', '/contact');
    await add('/used', '/contact');
    await write('PUT', `${PATH}/${id}`, { from: '/offer', to: '/about' });
    expect(await errorsOf({ from: '/used' }, `${PATH}/${id}`, 'PUT')).toEqual([
      'from: There is a redirect from this address already',
    ]);
    expect(await errorsOf({ to: '/offer' }, `${PATH}/${id}`, 'PUT')).toEqual([
      'to: It would lead to itself',
    ]);
  });
});

test('the list is read with content:read, and changed with content:publish', async () => {
  const { add, caller, deps } = start();
  const { id } = await add('/offer', '/contact');
  const agent = caller({ authorization: `Bearer ${addPerson(deps.database, 'Rana', 'agent')}` });
  expect((await agent.redirects.list({})).redirects).toHaveLength(1);
  const needed = 'This needs the permission content:publish.';
  await expect(agent.redirects.create({ from: '/a', to: '/about' })).rejects.toThrow(needed);
  await expect(agent.redirects.update({ id, to: '/about' })).rejects.toThrow(needed);
  await expect(agent.redirects.remove({ id })).rejects.toThrow(needed);
  const editor = caller({ authorization: `Bearer ${addPerson(deps.database, 'Lina', 'editor')}` });
  await editor.redirects.create({ from: '/a', to: '/about' });
});

test('files at the root are known by their names', () => {
  const files = readdirSync('public').filter((name) => name.includes('.'));
  expect(ROOT_FILES).toEqual(expect.arrayContaining(files));
});
