import fc from 'fast-check';
import { HOSTILE_STRINGS } from './hostile-strings';
import { ADMIN_TOKEN, STAFF } from './test-app';

/** Set by `npm run bench:fuzz`; undefined in the unit tests, which run a few hundred of each. */
export const RUNS = process.env.FUZZ_RUNS ? Number(process.env.FUZZ_RUNS) : undefined;

export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(...HOSTILE_STRINGS),
);

/** Too deep for a recursive parser. */
export const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Any value, as JSON text. */
export const anyJson = fc.oneof(
  fc
    .oneof(fc.jsonValue({ stringUnit: 'binary' }), anyText, fc.double())
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(deep(300), deep(20_000)),
);

const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  }),
  fc.constantFrom('*', '"', '""', 'W/"1"', '"2026-11-21T09:00:00.000Z"', 'null', 'Bearer', '-1'),
);

export const anyHeaders = fc.record(
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
