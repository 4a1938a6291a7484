import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRateLimits } from '../core/rate-limits';
import { anyHeaders, anyJson, anyText, deep, RUNS } from '../test/arbitraries';
import { undescribedIn } from '../test/described-responses';
import { examples, exampleWorld, restRoutes, toRestCall } from '../test/rest-calls';
import { createTestApp, STAFF } from '../test/test-app';
import type { Route } from './define-route';

/** A generated request, in parts that fast-check can shrink. */
interface GeneratedRequest {
  route: Route;
  method: string;
  /** Undefined for the id of the stored row. */
  id: string | undefined;
  query: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Field names with the JSON to set. */
  changes: [string, string][];
}

const fieldNames = [
  ...new Set(Object.values(examples).flatMap(({ bad }) => Object.keys(bad ?? {}))),
  ...[
    'id',
    'updatedAt',
    'createdAt',
    'slug',
    'content',
    'results',
    'stack',
    'data',
    'event',
    'status',
  ],
  ...['attachments', 'publishedAt', 'endDate', 'clientMessageId', 'visitorEmail', 'leadId', 'page'],
];

const anyBody = fc.oneof(
  fc.constant(undefined),
  fc.json({ maxDepth: 4 }),
  anyText,
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{"__proto__": null}',
    deep(20_000),
    `{"content": ${deep(9_000)}}`,
  ),
);

const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('limit', 'cursor', 'search', 'type', 'status', 'period', 'isSpam', 'x'),
      fc.oneof(
        anyText,
        fc.integer().map(String),
        fc.constantFrom('1', '1000', '1_a', '999999999999999_a'),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));

const anyId = fc.option(
  fc.oneof(
    anyText.map(encodeURIComponent),
    fc.uuid(),
    fc.constantFrom('%', '%00', '%ff', '%2e%2e', '..%2f', '%E0%A4%A'),
  ),
  { nil: undefined },
);

const anyRequest: fc.Arbitrary<GeneratedRequest> = fc.record({
  route: fc.constantFrom(...restRoutes),
  method: fc.constant(''),
  id: anyId,
  query: fc.oneof(fc.constant(''), anyQuery),
  headers: anyHeaders,
  body: anyBody,
  changes: fc.array(fc.tuple(fc.constantFrom(...fieldNames), anyJson), { maxLength: 3 }),
});

/** One application for all runs, so that calls also meet the rows of earlier ones. */
async function startApp() {
  const { app, deps, logged } = createTestApp({ deps: { limits: noRateLimits } });
  const world = exampleWorld(deps.database);
  const goodPaths = new Map<Route, string>();
  for (const route of restRoutes) {
    const { path } = toRestCall(route, await examples[route.procedure]?.good?.(world));
    goodPaths.set(route, path.split('?')[0] ?? '');
  }
  const request = (sent: GeneratedRequest, body: string | undefined) => {
    const { route, headers, id } = sent;
    const named = id === undefined ? goodPaths.get(route) : route.path.replace(/:\w+/, id);
    const path = `${named}${sent.query && `?${sent.query}`}`;
    const method = (sent.method || route.method).toUpperCase();
    const takesBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
    return app.request(path, { method, headers, ...(takesBody && { body }) }, {});
  };
  return { request, world, logged };
}

const options = { numRuns: RUNS ?? 700 };
/** Some nouns refuse more than a hundred rows. */
const NEW_APP_EVERY = 500;

test('every route responds as described, and never with a 500, to any request', async () => {
  const { request } = await startApp();
  await fc.assert(
    fc.asyncProperty(anyRequest, async (sent) => {
      const response = await request(sent, sent.body);
      await expectDescribed(sent.route, response);
    }),
    options,
  );
});

test('every write responds as described to a valid body with a few arbitrary fields', async () => {
  let started = await startApp();
  let left = NEW_APP_EVERY;
  const writes = restRoutes.filter(
    ({ method, isUpload }) => method !== 'get' && method !== 'delete' && !isUpload,
  );
  const anyChanged = anyRequest.map((sent) => ({
    ...sent,
    headers: { ...sent.headers, ...STAFF, 'Content-Type': 'application/json' },
  }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), anyChanged, async (route, sent) => {
      if ((left -= 1) === 0) {
        started = await startApp();
        left = NEW_APP_EVERY;
      }
      const { request, world } = started;
      const good = await examples[route.procedure]?.good?.(world);
      const changed = Object.entries(toRestCall(route, good).body ?? {}).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]);
      const fields = [...changed, ...sent.changes].map(
        ([name = '', json]) => `${JSON.stringify(name)}:${json}`,
      );
      const body = `{${fields.join(',')}}`;
      await expectDescribed(route, await request({ ...sent, route }, body));
    }),
    options,
  );
});

test('every other method is a 405 with the allowed ones', async () => {
  const { request } = await startApp();
  await fc.assert(
    fc.asyncProperty(
      anyRequest,
      fc.constantFrom('get', 'post', 'put', 'patch', 'delete', 'options'),
      async (sent, method) => {
        const path = sent.route.path.replace(/:\w+/, 'some');
        fc.pre(!restRoutes.some((route) => route.method === method && isAt(route, path)));
        const response = await request({ ...sent, id: 'some', method }, sent.body);
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toMatch(/[A-Z]/);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
      },
    ),
    { numRuns: RUNS ?? 200 },
  );
});

const isAt = ({ path }: Route, address: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

async function expectDescribed(route: Route, response: Response) {
  expect(response.status).not.toBe(500);
  expect(response.headers.get('content-type') ?? '').not.toContain('html');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await undescribedIn(route, response)).toEqual([]);
}
