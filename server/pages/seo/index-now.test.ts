import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { anInsight } from '../../features/insights/insights.examples';
import { createSiteApp } from '../../test/site-app';
import { STAFF } from '../../test/test-app';
import { startIndexNow } from './index-now';

const KEY = 'a1b2c3d4e5f60718';
const SITE = 'https://masar.example';

interface Report {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** A search engine's endpoint on this machine. */
async function startEndpoint() {
  const reports: Report[] = [];
  const endpoint = { status: 200, reports, url: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      reports.push(JSON.parse(body) as Report);
      response.writeHead(endpoint.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  return endpoint;
}

async function start() {
  const endpoint = await startEndpoint();
  const site = createSiteApp({ seeded: true, env: { SITE_URL: SITE, INDEXNOW_KEY: KEY } });
  const options = { endpoint: endpoint.url, waitMs: 50, isPrivateAllowed: true };
  const { stop } = startIndexNow(site.deps, options);
  onTestFinished(stop);
  return { ...site, endpoint };
}

test('what is published is reported once, with its lists, and what is taken back too', async () => {
  const { send, endpoint } = await start();
  await send('POST', '/api/admin/insights', anInsight({ slug: 'draft', status: 'draft' }), STAFF);
  const created = await send('POST', '/api/admin/insights', anInsight({ slug: 'new' }), STAFF);
  const { id } = (await created.json()) as { id: string };
  await expect.poll(() => endpoint.reports).toHaveLength(1);
  expect(endpoint.reports[0]).toMatchObject({
    host: 'masar.example',
    key: KEY,
    keyLocation: `${SITE}/${KEY}.txt`,
  });
  const urls = endpoint.reports[0]?.urlList.toSorted();
  const topic = `${SITE}/insights?category=ERP+Integration`;
  expect(urls).toEqual([`${SITE}/`, `${SITE}/insights`, `${SITE}/insights/new`, topic]);
  await send('PUT', `/api/admin/insights/${id}`, { status: 'unpublished' }, STAFF);
  await expect.poll(() => endpoint.reports).toHaveLength(2);
  expect(endpoint.reports[1]?.urlList).toContain(`${SITE}/insights/new`);
});

test('a refused report is sent again with the next change', async () => {
  const { send, endpoint } = await start();
  endpoint.status = 429;
  await send('POST', '/api/admin/insights', anInsight({ slug: 'first' }), STAFF);
  await expect.poll(() => endpoint.reports).toHaveLength(1);
  endpoint.status = 202;
  await send('POST', '/api/admin/insights', anInsight({ slug: 'second' }), STAFF);
  await expect.poll(() => endpoint.reports).toHaveLength(2);
  expect(endpoint.reports[1]?.urlList).toEqual(
    expect.arrayContaining([`${SITE}/insights/first`, `${SITE}/insights/second`]),
  );
});

test('the key is at its address, and nowhere without the setting', async () => {
  const { read } = await start();
  expect(await read(`/${KEY}.txt`)).toBe(KEY);
  const { get } = createSiteApp({});
  expect((await get(`/${KEY}.txt`)).status).toBe(404);
});
