import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { conversions } from '../../../db/schema/analytics';
import { leads } from '../../../db/schema/leads';
import { mailOutbox } from '../../../db/schema/mail';
import { problemOf, trpcProblemOf } from '../../test/responses';
import { anInquiry } from './leads.examples';
import { LEAD_DETAILS } from './leads.schema';
import { submitLeadSchema } from './submit-lead.schema';
import { createTestApp, STAFF } from '../../test/test-app';

interface Refused {
  path: string;
  /** What is wrong with the value. */
  what: string;
  value: unknown;
  message: string;
}

interface Lead {
  id: string;
  name: string;
  message: string;
}

interface Described {
  maxLength?: number;
  enum?: string[];
}

const DETAILS: Partial<Record<string, { label: string }>> = LEAD_DETAILS;

/** The contract's fields, each with its label and its longest value or its closed list. */
const FIELDS = Object.entries(
  z.toJSONSchema(submitLeadSchema, { io: 'input', unrepresentable: 'any' }).properties ?? {},
).map(([path, field]) => ({
  path,
  label: DETAILS[path]?.label ?? capitalised(path),
  ...((field as { anyOf?: Described[] }).anyOf?.[0] ?? (field as Described)),
}));

const TEXTS = FIELDS.filter(({ path, maxLength }) => path !== 'email' && maxLength);

const REFUSED: Refused[] = [
  ...['name', 'email', 'message'].flatMap((path) => {
    const message =
      path === 'email' ? 'Valid email is required' : `${capitalised(path)} is required`;
    return [
      { path, what: 'missing', value: undefined, message },
      { path, what: 'null', value: null, message },
      { path, what: 'empty', value: '', message },
      { path, what: 'blank', value: '   ', message },
      { path, what: 'of line breaks', value: '\r\n\u2028', message },
    ];
  }),
  ...TEXTS.flatMap(({ path, label, maxLength = 0 }) => [
    { path, what: 'a number', value: 7, message: `${label} must be text` },
    { path, what: 'an object', value: {}, message: `${label} must be text` },
    {
      path,
      what: 'too long',
      value: 'x'.repeat(maxLength + 1),
      message: `${label} must be at most ${maxLength.toLocaleString('en-US')} characters`,
    },
  ]),
  { path: 'email', what: 'a list', value: ['a@b.example'], message: 'Valid email is required' },
  ...['dana', 'dana@', 'dana haddad@mail.example', `${'e'.repeat(243)}@mail.example`].map(
    (value) => ({ path: 'email', what: 'no address', value, message: 'Valid email is required' }),
  ),
  ...FIELDS.flatMap(({ path, label, enum: values }) => {
    if (!values) return [];
    const message = `${label} must be one of ${values.join(', ')}`;
    return [
      { path, what: 'unknown', value: 'no-such', message },
      { path, what: 'empty', value: '', message },
      { path, what: 'a number', value: 1, message },
    ];
  }),
];

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

describe('an inquiry is refused', () => {
  test.each(REFUSED)('with $path $what: $message', async ({ path, value, message }) => {
    const { send, count } = createTestApp();
    const body = { ...anInquiry(), [path]: value };
    const byRest = await send('POST', '/api/contact', body);
    expect(byRest.status).toBe(400);
    const problem = await problemOf(byRest);
    expect(problem.errors).toEqual([{ path, message }]);
    expect(problem.detail).toBe(`${message}.`);

    const byTrpc = await send('POST', '/trpc/leads.create', body);
    expect(byTrpc.status).toBe(400);
    expect((await trpcProblemOf(byTrpc)).errors).toEqual([{ path, message }]);
    expect(count(leads)).toBe(0);
  });

  test.each([[[]], ['text'], [null], [7]])('when it is %j instead of an object', async (body) => {
    const { send } = createTestApp();
    const response = await send('POST', '/api/contact', JSON.stringify(body));
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).toBe('A JSON object is expected.');
  });
});

describe('an inquiry is stored', () => {
  test.each(['ai-analytics', 'saas-platforms', 'supply-chain', 'other', null, undefined] as const)(
    'with the interest %s',
    async (interest) => {
      const { send, deps } = createTestApp();
      const response = await send('POST', '/api/contact', anInquiry({ interest }));
      expect(response.status).toBe(201);
      expect(deps.database.select().from(leads).get()?.interest).toBe(interest ?? null);
      expect(deps.database.select().from(conversions).get()?.value).toBe(interest ?? null);
    },
  );

  test.each([null, undefined, '', '  '])(
    'with null for each optional field that is %j',
    async (none) => {
      const { send, staff } = createTestApp();
      const response = await send('POST', '/api/contact', {
        ...anInquiry({ interest: null }),
        company: none,
        phone: none,
      });
      expect(response.status).toBe(201);
      const [lead] = (await staff().leads.list({})).leads;
      expect(lead).toMatchObject({ company: null, phone: null, interest: null });
    },
  );

  test('with every value at its longest', async () => {
    const { send, staff } = createTestApp();
    const longest = {
      name: 'n'.repeat(300),
      email: `${'e'.repeat(60)}@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example`,
      company: 'c'.repeat(300),
      phone: '1'.repeat(300),
      message: 'm'.repeat(10_000),
    };
    expect((await send('POST', '/api/contact', longest)).status).toBe(201);
    expect((await staff().leads.list({})).leads[0]).toMatchObject(longest);
  });

  test('trimmed, with single-line fields in one line', async () => {
    const { caller, staff } = createTestApp();
    await caller().leads.create({
      name: '  Dana\r\nHaddad ',
      email: ' dana@mail.example\n',
      company: 'North\u200bgate\n\u202eFoods',
      phone: '+962\u20286',
      message: '  First line\r\nsecond line\n ',
    });
    expect((await staff().leads.list({})).leads[0]).toMatchObject({
      name: 'Dana Haddad',
      email: 'dana@mail.example',
      company: 'Northgate Foods',
      phone: '+962 6',
      message: 'First line\nsecond line',
    });
  });

  test('with a phone number that can be called, whatever its digits', async () => {
    const { caller, staff } = createTestApp();
    await caller().leads.create(anInquiry({ phone: '٠٧٩ ١٢٣ ۴۵۶۷' }));
    expect((await staff().leads.list({})).leads[0]?.phone).toBe('079 123 4567');
  });

  test.each(['\u200b', '\u202e \u2066\ufeff'])(
    'never with a name that nobody sees',
    async (name) => {
      const { send } = createTestApp();
      const inquiry = { name, email: 'dana@mail.example', message: 'Hello' };
      const refused = await send('POST', '/api/contact', inquiry);
      expect((await problemOf(refused)).errors).toEqual([
        { path: 'name', message: 'Name is required' },
      ]);
    },
  );

  test('without unknown fields, with an id and a time of the server', async () => {
    const { send, deps } = createTestApp({
      deps: { clock: () => new Date('2026-11-21T09:00:00Z') },
    });
    const response = await send('POST', '/api/contact', {
      ...anInquiry(),
      id: 'mine',
      createdAt: '1999-01-01T00:00:00.000Z',
      isSpam: true,
      searchText: 'everything',
      color: 'red',
    });
    expect(response.status).toBe(201);
    const lead = deps.database.select().from(leads).get();
    expect(lead).toMatchObject({ isSpam: false, createdAt: '2026-11-21T09:00:00.000Z' });
    expect(lead?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/);
    expect(lead?.searchText).not.toContain('everything');
  });
});

const LINK = 'https://cheap.example/pills ';

const SPAM: [string, Record<string, unknown>][] = [
  ['a filled hidden field', { faxNumber: '555' }],
  ['a hidden field that is not text', { faxNumber: 7 }],
  ['six links', { message: LINK.repeat(6) }],
  ['six links without a scheme', { message: 'www.cheap.example '.repeat(6) }],
];

describe('suspected spam', () => {
  test.each(SPAM)(
    'by %s is stored and flagged, and gets the same response',
    async (_why, trait) => {
      const { send, get, deps, count } = createTestApp({
        env: { NOTIFY_EMAIL: 'sales@masar.example' },
      });
      const genuine = await send('POST', '/api/contact', anInquiry({ name: 'Genuine' }));
      const spam = await send('POST', '/api/contact', { ...anInquiry({ name: 'Spam' }), ...trait });
      expect(spam.status).toBe(genuine.status);
      expect(Object.keys((await spam.json()) as object)).toEqual(
        Object.keys((await genuine.json()) as object),
      );

      expect(count(leads)).toBe(2);
      expect(count(conversions)).toBe(1);
      expect(deps.database.select().from(mailOutbox).all()).toMatchObject([
        { subject: 'New inquiry from Genuine' },
      ]);
      const list = await get('/api/admin/leads', STAFF);
      expect(await list.json()).toMatchObject({ leads: [{ name: 'Genuine' }], count: 1 });
    },
  );

  test('is in a list of its own, where staff can unflag it', async () => {
    const { caller, staff } = createTestApp();
    await caller().leads.create({ ...anInquiry({ name: 'Not so bad' }), faxNumber: '555' });
    const { leads: flagged, count } = await staff().leads.list({ isSpam: true });
    expect(count).toBe(1);
    await staff().leads.markSpam({ id: flagged[0]?.id ?? '', isSpam: false });
    expect(await staff().leads.list({ isSpam: true })).toMatchObject({ leads: [], count: 0 });
    expect(await staff().leads.list({})).toMatchObject({
      leads: [{ name: 'Not so bad' }],
      count: 1,
    });
  });

  test.each([
    ['five links', { message: LINK.repeat(5) }],
    ['an empty hidden field', { faxNumber: '' }],
    ['a hidden field that is null', { faxNumber: null }],
  ])('is not assumed for %s', async (_why, trait) => {
    const { caller, deps } = createTestApp();
    await caller().leads.create({ ...anInquiry(), ...trait });
    expect(deps.database.select().from(leads).get()?.isSpam).toBe(false);
  });
});

test('NUL is removed from every text, and many links of a caller with a token are no spam', async () => {
  const { send, deps, get } = createTestApp();
  const links = 'https://masar.example '.repeat(6);
  const post = (message: string, headers = {}) =>
    send('POST', '/api/contact', anInquiry({ name: 'Da\0na', message }), headers);
  await post(`One\0 ${links}`);
  await post(links, STAFF);
  const read = async (query: string) =>
    ((await (await get(`/api/admin/leads${query}`, STAFF)).json()) as { leads: Lead[] }).leads;
  expect(await read('')).toMatchObject([{ name: 'Dana', message: links.trim() }]);
  const [spam] = await read('?isSpam=true');
  expect(spam).toMatchObject({ name: 'Dana', message: `One ${links.trim()}` });
  const one = await get(`/api/admin/leads/${spam?.id}`, STAFF);
  expect(await one.json()).toMatchObject({ id: spam?.id, name: 'Dana' });
  expect(deps.database.select().from(leads).all()).toHaveLength(2);
});
