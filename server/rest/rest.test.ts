import { describe, expect, test } from 'vitest';
import { leads } from '../../db/schema/leads';
import { problemOf } from '../test/responses';
import { anInquiry, storeLeads } from '../features/leads/leads.examples';
import { createTestApp, STAFF } from '../test/test-app';

describe('a body', () => {
  const LARGE = anInquiry({ message: 'm'.repeat(65_536) });

  test.each(['/api/contact', '/api/analytics/track', '/trpc/leads.create'])(
    'over 64 kB is too large for %s',
    async (path) => {
      const { send, count } = createTestApp();
      const response = await send('POST', path, LARGE);
      expect(response.status).toBe(413);
      expect((await problemOf(response)).detail).toBe('The body is larger than 64 kB.');
      expect(count(leads)).toBe(0);
    },
  );

  test('without a Content-Length has the same limit', async () => {
    const { app } = createTestApp();
    const response = await app.request(
      '/api/contact',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: new Blob([JSON.stringify(LARGE)]).stream(),
        duplex: 'half',
      } as RequestInit,
      {},
    );
    expect(response.status).toBe(413);
  });

  test.each(['{"name": ', 'name=Dana', "{'name': 'Dana'}"])(
    'that is not JSON is refused: %s',
    async (body) => {
      const { send } = createTestApp();
      const response = await send('POST', '/api/contact', body);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).detail).toBe('The body is not well-formed JSON.');
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'of the type "%s" is refused',
    async (type) => {
      const { send, count } = createTestApp();
      const response = await send('POST', '/api/contact', anInquiry(), { 'Content-Type': type });
      expect(response.status).toBe(415);
      await problemOf(response);
      expect(count(leads)).toBe(0);
    },
  );

  test('that is not UTF-8 is refused', async () => {
    const { app, count } = createTestApp();
    const post = (body: Uint8Array, type: string) =>
      app.request(
        '/api/contact',
        { method: 'POST', headers: { 'Content-Type': type }, body: new Uint8Array(body) },
        {},
      );
    const latin = Buffer.from(JSON.stringify(anInquiry({ name: 'José' })), 'latin1');
    const wrong = await post(latin, 'application/json');
    expect(wrong.status).toBe(400);
    expect((await problemOf(wrong)).detail).toBe('The body is not UTF-8.');
    const declared = await post(latin, 'application/json; charset=iso-8859-1');
    expect(declared.status).toBe(415);
    expect((await problemOf(declared)).detail).toBe('The body must be UTF-8.');
    expect(count(leads)).toBe(0);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/ld+json'])(
    'of the type "%s" is accepted',
    async (type) => {
      const { send } = createTestApp();
      const response = await send('POST', '/api/contact', anInquiry(), { 'Content-Type': type });
      expect(response.status).toBe(201);
    },
  );

  test.each([
    ['/api/contact', 'note', {}],
    ['/api/contact', 'note', { 'Idempotency-Key': 'deep' }],
    ['/api/admin/pages', 'content', STAFF],
  ])('that is nested too deeply is refused: %s, %s', async (path, field, headers) => {
    const { send } = createTestApp();
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const body = JSON.stringify({ ...anInquiry(), title: 'About', slug: 'us' });
    const response = await send('POST', path, `{"${field}":${deep},${body.slice(1)}`, headers);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).toBe('The body is nested too deeply.');
  });

  test('that is missing is refused with all required fields', async () => {
    const { app } = createTestApp();
    const response = await app.request('/api/contact', { method: 'POST' }, {});
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors?.map(({ path }) => path)).toEqual([
      'name',
      'email',
      'message',
    ]);
  });
});

describe('under /api', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/admin/nothing'],
    ['GET', '/api/contact/'],
    ['GET', '/api/admin/leads/'],
  ])('%s %s is a 404 in JSON, never a page', async (method, path) => {
    const { app } = createTestApp();
    const response = await app.request(path, { method }, {});
    expect(response.status).toBe(404);
    expect((await problemOf(response)).title).toBe('Not Found');
  });

  test.each([
    ['GET', '/api/contact', 'POST'],
    ['PATCH', '/api/contact', 'POST'],
    ['HEAD', '/api/contact', 'POST'],
    ['POST', '/api/admin/leads', 'GET, HEAD'],
    ['DELETE', '/api/admin/leads', 'GET, HEAD'],
    ['GET', '/api/analytics/track', 'POST'],
    ['PUT', '/api/case-studies', 'GET, HEAD'],
    ['DELETE', '/api/insights/any', 'GET, HEAD'],
  ])('%s %s is a 405 that allows %s, even without a token', async (...row) => {
    const [method, path, allow] = row;
    const { app } = createTestApp();
    const response = await app.request(path, { method }, {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  test.each(['/api/admin/leads', '/api/case-studies', '/api/insights', '/healthz'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const { app, get, deps } = createTestApp();
      storeLeads(deps.database, 2);
      const withBody = await get(path, STAFF);
      const response = await app.request(path, { method: 'HEAD', headers: STAFF }, {});
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(withBody.headers.get('content-type'));
      expect(await response.text()).toBe('');
    },
  );

  test.each(['/api/insights/%E0%A4%A', '/api/%zz', '/api/insights/%', '/%E0%A4%A', '/insights/%'])(
    'and elsewhere, the malformed path %s is a 400 or 404',
    async (path) => {
      const { get } = createTestApp();
      expect([400, 404]).toContain((await get(path)).status);
    },
  );

  test('no response is cacheable', async () => {
    const { get, send } = createTestApp();
    const responses = [
      await get('/api/case-studies'),
      await get('/api/admin/leads', STAFF),
      await get('/api/nothing'),
      await send('POST', '/api/contact', anInquiry()),
    ];
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(
      responses.map(() => 'no-store'),
    );
  });
});

test.each([
  'pages/1',
  'case-studies/1',
  'insights/1',
  'clients/1',
  'projects/1',
  'chat/conversations/1',
])('an update of %s with a malformed version is refused', async (row) => {
  const { send } = createTestApp();
  const headers = { ...STAFF, 'If-Match': '"yesterday"' };
  const response = await send('PUT', `/api/admin/${row}`, {}, headers);
  expect(response.status).toBe(400);
  expect((await problemOf(response)).errors).toEqual([
    { path: 'updatedAt', message: 'updatedAt must be an ISO 8601 date-time' },
  ]);
});

test('tRPC accepts at most ten calls in one request', async () => {
  const { get } = createTestApp();
  const batch = (calls: number) =>
    get(`/trpc/${Array<string>(calls).fill('insights.list').join(',')}?batch=1&input={}`);
  expect((await batch(10)).status).toBe(200);
  expect((await batch(11)).status).toBe(400);
});

describe('an unknown failure', () => {
  const createBrokenApp = () => {
    const app = createTestApp();
    app.deps.database.$client.exec('drop table case_studies');
    return app;
  };

  test('is a bare 500 with the request id of the log', async () => {
    const { get, logged } = createBrokenApp();
    const response = await get('/api/case-studies');
    expect(response.status).toBe(500);
    const problem = await problemOf(response);
    expect(Object.keys(problem).sort()).toEqual(['detail', 'requestId', 'status', 'title', 'type']);
    expect(problem.detail).toBe('Something went wrong on our side. Please try again later.');
    expect(response.headers.get('x-request-id')).toBe(problem.requestId);
    const entry = logged.find(
      ({ level, requestId }) => level === 'error' && requestId === problem.requestId,
    );
    expect(JSON.stringify(entry)).toContain('no such table: case_studies');
  });

  test('reveals no more by tRPC', async () => {
    const { get } = createBrokenApp();
    const response = await get('/trpc/caseStudies.list');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/case_studies|sqlite|stack|\.ts/i);
  });
});
