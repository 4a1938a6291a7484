import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { leads } from '../../../db/schema/leads';
import { leadsOf, problemOf, trpcProblemOf } from '../../test/responses';
import { anInquiry, storeLeads } from './leads.examples';
import { LEAD_DETAILS, sourceName } from './leads.schema';
import { countDue } from './leads.service';
import { createTestApp, STAFF } from '../../test/test-app';

const PATH = '/api/admin/leads';

function createListApp() {
  const app = createTestApp();
  const list = async (query = '') => leadsOf(await app.get(`${PATH}${query}`, STAFF));
  return {
    ...app,
    list,
    store: (...rest: StoreArguments) => storeLeads(app.deps.database, ...rest),
  };
}

type StoreArguments = Parameters<typeof storeLeads> extends [unknown, ...infer Rest] ? Rest : never;

/** The pages of a list, as a tool follows their links. */
async function pagesOf({ get }: Pick<ReturnType<typeof createListApp>, 'get'>, start: string) {
  const pages: string[][] = [];
  let next: string | undefined = start;
  while (next) {
    const response: Response = await get(next, STAFF);
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    pages.push((await leadsOf(response)).leads.map((lead) => lead.id));
  }
  return pages;
}

describe('the list of leads', () => {
  test('is empty without leads', async () => {
    const { list } = createListApp();
    expect(await list()).toEqual({ leads: [], count: 0 });
  });

  test('is newest first, by time and then by id', async () => {
    const { list, store } = createListApp();
    const sameTime = '2026-11-03T00:00:00.000Z';
    const ids = store(4, (index) => (index > 1 ? { createdAt: sameTime } : {}));
    expect((await list()).leads.map((lead) => lead.id)).toEqual(ids.toReversed());
  });

  test('shows every field, null where it is empty, and no internal columns', async () => {
    const { list, store, deps } = createListApp();
    const noDetails = Object.fromEntries(Object.keys(LEAD_DETAILS).map((name) => [name, null]));
    store(2, (index) => (index === 0 ? noDetails : {}));
    const rows = deps.database.select().from(leads).orderBy(desc(leads.createdAt)).all();
    const shown = (await list()).leads;
    expect(shown).toEqual(rows.map(({ isSpam, searchText, ...row }) => row));
    expect(shown).toMatchObject([{ company: 'Northgate Foods' }, noDetails]);
  });

  test('is complete without a limit, however long it is', async () => {
    const { list, store, get } = createListApp();
    const ids = store(2_500);
    const { leads, count } = await list();
    expect(count).toBe(2_500);
    expect(leads.map((lead) => lead.id)).toEqual(ids.toReversed());
    const complete = await get(PATH, STAFF);
    expect(complete.headers.get('content-type')).toBe('application/json');
    expect(complete.headers.get('link')).toBeNull();
  });
});

describe('a page of leads', () => {
  test.each([
    ['of one minute each', 7, () => ({})],
    ['of one millisecond', 7, () => ({ createdAt: '2026-11-02T00:00:00.000Z' })],
    ['that end with a full page', 6, () => ({})],
  ])(
    'links to the next through rows %s, without loss or repetition',
    async (_case, amount, vary) => {
      const app = createListApp();
      const ids = app.store(amount, vary);
      const pages = await pagesOf(app, `${PATH}?limit=3`);
      expect(pages.flat()).toEqual(ids.toReversed());
      expect(Math.max(...pages.map((page) => page.length))).toBe(3);
    },
  );

  test('keeps the search in its link, and counts all matches', async () => {
    const app = createListApp();
    app.store(10, (index) => ({ company: index % 2 === 0 ? 'Cedar Clinics' : 'Petra Steel' }));
    const pages = await pagesOf(app, `${PATH}?limit=2&search=cedar`);
    expect(pages.flat()).toHaveLength(5);
    expect(await app.list('?limit=2&search=cedar')).toMatchObject({ count: 5 });
  });

  test('is not shifted by a new lead', async () => {
    const { staff, caller, store } = createListApp();
    const ids = store(4);
    const first = await staff().leads.list({ limit: 2 });
    await caller().leads.create(anInquiry());
    const second = await staff().leads.list({ limit: 2, cursor: first.nextCursor });
    expect([...first.leads, ...second.leads].map((lead) => lead.id)).toEqual(ids.toReversed());
  });

  test.each(['1', '1000'])('may have a limit of %s', async (limit) => {
    const { list, store } = createListApp();
    store(2);
    expect((await list(`?limit=${limit}`)).leads).toHaveLength(Math.min(2, Number(limit)));
  });

  test.each([
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['limit', 'many'],
    ['limit', ''],
    ['cursor', 'behind'],
    ['cursor', ''],
    ['cursor', '1_'],
    ['cursor', '999999999999999999_a'],
  ])('with %s=%s is refused', async (name, value) => {
    const { get } = createListApp();
    const response = await get(`${PATH}?${name}=${value}`, STAFF);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toMatchObject([{ path: name }]);

    const input = { [name]: name === 'limit' ? Number(value || Number.NaN) : value };
    const query = encodeURIComponent(JSON.stringify(input));
    const byTrpc = await get(`/trpc/leads.list?input=${query}`, STAFF);
    expect(byTrpc.status).toBe(400);
    expect((await trpcProblemOf(byTrpc)).errors).toMatchObject([{ path: name }]);
  });
});

describe('a search', () => {
  const FOUND: [string, string][] = [
    ['the name', 'yousef'],
    ['the name, across words', 'sef al-am'],
    ['the e-mail', 'PORT@AQABA'],
    ['the company', 'école'],
    ['the company in other letters', 'ÉCOLE'],
    ['the interest by its value', 'ai-analytics'],
    ['the interest by its label', 'ai & analytics'],
    ['Arabic', 'مرحبا'],
    ['blanks around it', '%20%20yousef%20'],
  ];

  test.each(FOUND)('finds by %s', async (_what, search) => {
    const { list, store } = createListApp();
    store(2, (index) =>
      index === 0
        ? {
            name: 'Yousef Al-Amri مرحبا',
            email: 'port@aqaba.example',
            company: 'École Nouvelle',
            interest: 'ai-analytics',
          }
        : { name: 'Somebody Else', email: 'else@mail.example', company: null, interest: null },
    );
    const query = search.startsWith('%20') ? search : encodeURIComponent(search);
    const { leads, count } = await list(`?search=${query}`);
    expect(leads.map((lead) => lead.email)).toEqual(['port@aqaba.example']);
    expect(count).toBe(1);
  });

  test.each(['%', '_', 'Ce_ar', 'Ce%ar', 'message text', '555 0142'])(
    'for %s finds nothing in texts without these characters',
    async (search) => {
      const { list, store } = createListApp();
      store(1, () => ({ company: 'Cedar', message: 'message text' }));
      expect(await list(`?search=${encodeURIComponent(search)}`)).toEqual({ leads: [], count: 0 });
    },
  );

  test.each(['100%', 'a_b'])('takes %s literally', async (search) => {
    const { list, store } = createListApp();
    store(2, (index) => ({ company: index === 0 ? '100% a_b' : '1000 axb' }));
    expect((await list(`?search=${encodeURIComponent(search)}`)).count).toBe(1);
  });

  test('for an empty text returns the complete list', async () => {
    const { list, store } = createListApp();
    store(3);
    expect((await list('?search=')).count).toBe(3);
    expect((await list('?search=%20')).count).toBe(3);
  });

  test('for a text longer than a name can be is refused', async () => {
    const { get } = createListApp();
    const response = await get(`${PATH}?search=${'x'.repeat(301)}`, STAFF);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).errors).toMatchObject([{ path: 'search' }]);
  });
});

test('due leads of one person or of nobody are counted, without spam and up to a hundred', () => {
  const { deps, store } = createListApp();
  const now = '2026-11-23T07:00:00.000Z';
  const count = () => countDue(deps.database, 'me', { now, deadlines: deps.settings });
  const dueAt = '2026-11-24T07:00:00.000Z';
  const varied = [
    { dueAt },
    { dueAt, ownerId: 'me' },
    { dueAt, ownerId: 'a colleague' },
    { dueAt, isSpam: true },
    { dueAt: null, ownerId: 'me' },
  ];
  store(varied.length, (index) => varied[index] ?? {});
  expect(count()).toBe(2);
  store(150, () => ({ dueAt }));
  expect(count()).toBe(100);
});

test('leads are listed by what sent their visitors', async () => {
  const { deps, get } = createTestApp();
  const sources = [
    null,
    { referrer: null, landingPage: '/', utm: null },
    { referrer: 'news.example', landingPage: '/', utm: null },
    { referrer: 'news.example', landingPage: '/', utm: { campaign: 'spring' } },
    { referrer: 'news.example', landingPage: '/', utm: { source: 'letter' } },
  ];
  storeLeads(deps.database, sources.length, (index) => ({
    source: sources[index] ?? null,
    message: sourceName(sources[index] ?? null) ?? 'unknown',
  }));
  for (const [source, count] of [
    ['direct', 1],
    ['news.example', 2],
    ['letter', 1],
    ['unknown', 0],
  ] as const) {
    const response = await get(`/api/admin/leads?source=${source}`, STAFF);
    const found = (await response.json()) as { leads: { message: string }[]; count: number };
    expect(found.leads.map(({ message }) => message)).toEqual(Array(count).fill(source));
    expect(found.count).toBe(count);
  }
});
