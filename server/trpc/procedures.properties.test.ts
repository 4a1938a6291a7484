import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRateLimits } from '../core/rate-limits';
import { procedures } from '../test/procedures';
import { anyHeaders, anyJson, anyText, RUNS } from '../test/arbitraries';
import { processorMs, SLOWEST_MS } from '../test/processor-time';
import { examples, exampleWorld, type Input } from '../test/rest-calls';
import { textOf } from '../test/responses';
import { createTestApp, STAFF } from '../test/test-app';

const paths = procedures.map(({ path }) => path);

/** One call of a batch: the name of a procedure, and its input as JSON text. */
interface GeneratedCall {
  name: string;
  /** The input that is accepted, with other fields; otherwise `input` as it is. */
  changes: [string, string][] | null;
  input: string;
}

const fieldsOf = (path: string) => Object.keys(examples[path]?.bad ?? {});
const fieldNames = [...new Set([...paths.flatMap(fieldsOf), 'id', 'slug', 'limit', 'cursor'])];

const anyCall: fc.Arbitrary<GeneratedCall> = fc.record({
  name: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...paths) },
    {
      weight: 1,
      arbitrary: fc.oneof(anyText, fc.constantFrom('__proto__', 'leads', 'leads.__proto__')),
    },
  ),
  changes: fc.option(
    fc.array(fc.tuple(fc.constantFrom(...fieldNames), anyJson), { maxLength: 3 }),
    { freq: 2 },
  ),
  input: anyJson,
});

const anyRequest = fc.record({
  calls: fc.array(anyCall, { minLength: 1, maxLength: 12 }),
  isBatch: fc.boolean(),
  /** Null for the method of the first procedure. */
  method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD'), {
    nil: null,
    freq: 3,
  }),
  isStaff: fc.boolean(),
  headers: anyHeaders,
  /** Sent instead of the body, or in the place of the inputs in the address. */
  malformed: fc.option(anyText, { nil: null, freq: 8 }),
});

interface TrpcAnswer {
  error?: { data?: { httpStatus?: number; code?: string } };
}

const inputOf = ({ changes, input }: GeneratedCall, good: Input | undefined): string => {
  if (!changes) return input;
  const fields = [
    ...Object.entries(good ?? {}).map(([name, value]) => [name, JSON.stringify(value)]),
    ...changes,
  ];
  return `{${fields.map(([name = '', json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
};

test('every procedure answers any call in JSON, without a 500 and within a second', async () => {
  const { app, deps } = createTestApp({ deps: { limits: noRateLimits } });
  const world = exampleWorld(deps.database);
  const goodInputs = new Map<string, Input | undefined>();
  for (const path of paths) goodInputs.set(path, await examples[path]?.good?.(world));

  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ calls, isBatch, isStaff, headers, ...sent }) => {
      const all = isBatch ? calls : calls.slice(0, 1);
      const inputs = all.map((call) => inputOf(call, goodInputs.get(call.name)));
      const whole = isBatch
        ? `{${inputs.map((input, index) => `"${index}":${input}`).join(',')}}`
        : (inputs[0] ?? '');
      const payload = sent.malformed ?? whole;
      const names = all.map(({ name }) => encodeURIComponent(name)).join(',');
      const type = procedures.find(({ path }) => path === all[0]?.name)?.type;
      const method = sent.method ?? (type === 'mutation' ? 'POST' : 'GET');
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const query = [
        isBatch ? 'batch=1' : '',
        hasBody ? '' : `input=${encodeURIComponent(payload)}`,
      ].filter(Boolean);
      const startedAt = processorMs();
      const response = await app.request(
        `/trpc/${names}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        {
          method,
          headers: {
            ...headers,
            ...(isStaff && STAFF),
            ...(hasBody && { 'Content-Type': 'application/json' }),
          },
          ...(hasBody && { body: payload }),
        },
        {},
      );
      const text = await textOf(response);
      expect(processorMs() - startedAt).toBeLessThan(SLOWEST_MS);
      expect(response.status).not.toBe(500);
      expect(response.headers.get('content-type') ?? '').not.toContain('html');
      if (method === 'HEAD' || text === '') return;
      const answers = [JSON.parse(text) as TrpcAnswer | TrpcAnswer[]].flat();
      for (const { error } of answers) expect(error?.data?.httpStatus).not.toBe(500);
    }),
    { numRuns: RUNS ?? 300 },
  );
});
