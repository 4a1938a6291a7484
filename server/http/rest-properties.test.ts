import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRateLimits } from '../rate-limits';
import { restRows } from '../rest-rows';
import { whatIsNotDescribed } from '../test/described-answers';
import { HOSTILE_STRINGS } from '../test/hostile-strings';
import { nameOf, restExamples } from '../test/rest-examples';
import { ADMIN_TOKEN, createTestApp, STAFF } from '../test/test-app';
import type { RestRow } from './rest';

const RUNS = 700;

/** Anything at all that a caller may send, as seeds that fast-check can make smaller. */
interface Sent {
  row: RestRow;
  method: string;
  /** Undefined for the one that is stored. */
  id: string | undefined;
  query: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Fields and the JSON to put there. */
  changes: [string, string][];
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(...HOSTILE_STRINGS),
);

/** Deeper than a parser that calls itself can follow. */
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Any value, as the JSON that it is sent as. */
const anyJson = fc.oneof(
  fc
    .oneof(fc.jsonValue({ stringUnit: 'binary' }), anyText, fc.double())
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(deep(300), deep(20_000)),
);

const fieldNames = [
  ...new Set(Object.values(restExamples).flatMap(({ bad }) => Object.keys(bad ?? {}))),
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

const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  }),
  fc.constantFrom('*', '"', '""', 'W/"1"', '"2026-11-21T09:00:00.000Z"', 'null', 'Bearer', '-1'),
);

const anyHeaders = fc.record(
  {
    Authorization: fc.oneof(
      { weight: 4, arbitrary: fc.constant(STAFF.Authorization) },
      { weight: 1, arbitrary: fc.oneof(headerText, fc.constant(`Basic ${ADMIN_TOKEN}`)) },
    ),
    'Content-Type': fc.oneof(
      { weight: 5, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.oneof(headerText, fc.constant('multipart/form-data; boundary=x')),
      },
    ),
    'Idempotency-Key': headerText,
    'If-Match': headerText,
    Cookie: fc.oneof(
      headerText,
      headerText.map((value) => `staff_session=${value}; chat_visitor=${value}`),
    ),
    Origin: fc.oneof(headerText, fc.constant('null')),
    'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site', 'none'),
    'User-Agent': headerText,
    Referer: headerText,
    'X-Forwarded-For': headerText,
    'Accept-Encoding': headerText,
  },
  { requiredKeys: [] },
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
  .map((pairs) => pairs.map(([name, value]) => `${name}=${toAddress(value)}`).join('&'));

const anyId = fc.option(
  fc.oneof(
    anyText.map(toAddress),
    fc.uuid(),
    fc.constantFrom('%', '%00', '%ff', '%2e%2e', '..%2f', '%E0%A4%A'),
  ),
  { nil: undefined },
);

const anySent: fc.Arbitrary<Sent> = fc.record({
  row: fc.constantFrom(...restRows),
  method: fc.constant(''),
  id: anyId,
  query: fc.oneof(fc.constant(''), anyQuery),
  headers: anyHeaders,
  body: anyBody,
  changes: fc.array(fc.tuple(fc.constantFrom(...fieldNames), anyJson), { maxLength: 3 }),
});

function toAddress(text: string): string {
  return encodeURIComponent(text);
}

/** One application for all runs: what one call leaves behind is what the next one meets. */
function startApp() {
  const { app, deps, logged } = createTestApp({ deps: { limits: noRateLimits } });
  const ids = new Map(
    restRows.map((row) => [row, restExamples[nameOf(row)]?.prepare?.(deps.database) ?? '']),
  );
  const request = (sent: Sent, body: string | undefined) => {
    const { row, headers, id = ids.get(row) ?? '' } = sent;
    const path = row.path.replace(/:\w+/, id) + (sent.query && `?${sent.query}`);
    const method = (sent.method || row.method).toUpperCase();
    const takesBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
    return app.request(path, { method, headers, ...(takesBody && { body }) }, {});
  };
  return { request, database: deps.database, logged };
}

const options = { numRuns: RUNS };

test('whatever is sent, every path answers as it is described, and never with a 500', async () => {
  const { request } = startApp();
  await fc.assert(
    fc.asyncProperty(anySent, async (sent) => {
      const response = await request(sent, sent.body);
      await expectDescribed(sent.row, response);
    }),
    options,
  );
});

test('so it does for good bodies with a few fields of anything', async () => {
  const { request, database } = startApp();
  const writes = restRows.filter((row) => restExamples[nameOf(row)]?.good && !row.isUpload);
  const anyChanged = anySent.map((sent) => ({
    ...sent,
    headers: { ...sent.headers, ...STAFF, 'Content-Type': 'application/json' },
  }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), anyChanged, async (row, sent) => {
      const good = restExamples[nameOf(row)]?.good?.(database);
      const changed = Object.entries(good ?? {}).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]);
      const fields = [...changed, ...sent.changes].map(
        ([name = '', json]) => `${JSON.stringify(name)}:${json}`,
      );
      const body = `{${fields.join(',')}}`;
      await expectDescribed(row, await request({ ...sent, row }, body));
    }),
    options,
  );
});

test('with another method it is a 405 that names the right ones', async () => {
  const { request } = startApp();
  await fc.assert(
    fc.asyncProperty(
      anySent,
      fc.constantFrom('get', 'post', 'put', 'patch', 'delete', 'options'),
      async (sent, method) => {
        const path = sent.row.path.replace(/:\w+/, 'some');
        fc.pre(!restRows.some((row) => row.method === method && isAt(row, path)));
        const response = await request({ ...sent, id: 'some', method }, sent.body);
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toMatch(/[A-Z]/);
        expect(response.headers.get('content-type')).toBe('application/problem+json');
      },
    ),
    { numRuns: 200 },
  );
});

const isAt = ({ path }: RestRow, address: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

async function expectDescribed(row: RestRow, response: Response) {
  expect(response.status).not.toBe(500);
  expect(response.headers.get('content-type') ?? '').not.toContain('html');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await whatIsNotDescribed(row, response)).toEqual([]);
}
