import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldSpelling } from '../../../db/spelling';
import { STAFF } from '../../test/test-app';
import { anInquiry } from './leads.examples';
import { LEAD_FILTERS, leadSearchText } from './leads.schema';
import { type ListLeads } from './list-leads';
import { searchTimelines } from './timeline-search';
import { createSearchApp } from '../../test/lead-search';

const LETTERS = ['a', 'b', 'É', 'ß', 'ب', 'أ', 'ة', 'م', '"', '%', '_', "'", ' ', '🙂', '-', '*'];

test('a search finds exactly the leads with the text, of any length and in any script', async () => {
  const { list, store } = createSearchApp();
  const texts = fc.sample(
    fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 }),
    400,
  );
  const rows = texts.map((letters, index) => ({ name: letters.join(''), email: `p${index}@x.y` }));
  const details = { company: null, interest: null };
  const ids = store(rows.length, (index) => ({ ...rows[index], ...details })).toReversed();
  const haystacks = rows.map((row) => leadSearchText({ ...row, ...details })).toReversed();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(rows.length - 1),
      fc.nat(10),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(3, 1000),
      async (row, start, length, limit) => {
        const search = (texts[row] ?? [])
          .slice(start, start + length)
          .join('')
          .toUpperCase();
        const wanted = foldSpelling(search.trim());
        fc.pre(wanted !== '');
        const expected = ids.filter((_, index) => haystacks[index]?.includes(wanted));
        const { leads, count } = await list({ search, limit });
        expect(leads.map(({ id }) => id)).toEqual(expected.slice(0, limit));
        expect(count).toBe(expected.length);
      },
    ),
    { numRuns: 150 },
  );
});

describe('among more leads than one slice has', () => {
  const WON_BY_ME = { status: 'won', ownerId: 'me' } as const;
  const START = Date.UTC(2026, 10, 1);
  const minute = (index: number) => new Date(START + index * 60_000).toISOString();
  const vary = (index: number) => ({
    name: `Person ${index}`,
    company: index % 3_000 === 7 ? 'Wadi Vaccines' : 'Petra Steel',
    status: index % 2 === 0 ? ('won' as const) : ('answered' as const),
    interest: index % 5 === 0 ? ('other' as const) : null,
    ownerId: index % 400 === 0 ? 'me' : index % 401 === 0 ? null : 'a colleague',
    dueAt: index % 2_000 < 3 ? (index % 2 === 0 ? minute(0) : '2027-01-01T00:00:00.000Z') : null,
    source: index % 700 === 3 ? { referrer: 'petra.example', landingPage: '/', utm: null } : null,
    isSpam: index % 1_000 === 999,
    createdAt: minute(index),
  });
  type Row = ReturnType<typeof vary>;

  const CASES: [string, Partial<ListLeads>, (row: Row, index: number) => boolean][] = [
    ['of an owner', { ownerId: 'me' }, (row) => row.ownerId === 'me'],
    ['of nobody', { ownerId: 'none' }, (row) => row.ownerId === null],
    ['that are overdue', { overdue: true }, (row) => row.dueAt === minute(0)],
    ['due before a time', { dueBefore: minute(1) }, (row) => row.dueAt === minute(0)],
    ['due within long', { dueBefore: '2027-01-02T00:00:00.000Z' }, (row) => row.dueAt !== null],
    ['that are not', { overdue: false, limit: 700 }, (row) => row.dueAt !== minute(0)],
    [
      'of an interest, status and owner',
      { ...WON_BY_ME, interest: 'other' },
      (row) => row.ownerId === 'me' && row.interest === 'other',
    ],
    [
      'of a period',
      { from: minute(2_000), to: minute(9_000), limit: 500 },
      (_, index) => index >= 2_000 && index < 9_000,
    ],
    [
      'of a period and an owner',
      { from: minute(2_000), to: minute(9_000), ownerId: 'me' },
      (row, index) => row.ownerId === 'me' && index >= 2_000 && index < 9_000,
    ],
    ['from a site', { source: 'petra.example' }, (row) => row.source !== null],
    ['with a rare text', { search: 'vaccines' }, (row) => row.company === 'Wadi Vaccines'],
    [
      'with a frequent text',
      { search: 'petra', limit: 900 },
      ({ company }) => company.startsWith('P'),
    ],
    ['with two letters', { search: 'WA' }, (row) => row.company === 'Wadi Vaccines'],
    ['with a text of old ones', { search: 'person 2', limit: 60 }, ({ name }) => name[7] === '2'],
    [
      'with a rare text, of a period',
      { search: 'vaccines', from: minute(3_007), to: minute(6_007) },
      (_, index) => index === 3_007,
    ],
    [
      'with a frequent text, of an owner',
      { search: 'petra', ownerId: 'me' },
      (row) => row.ownerId === 'me',
    ],
    ['that are spam', { isSpam: true, status: 'answered' }, () => true],
  ];

  test('each filter pages through exactly its leads, newest first, and counts them', async () => {
    const { store, list } = createSearchApp();
    const rows = Array.from({ length: 12_500 }, (_, index) => vary(index));
    const ids = store(rows.length, (index) => rows[index] ?? {});
    const tried = CASES.flatMap(([, input]) => Object.keys(input));
    // Searches of timelines have a test of their own.
    expect(LEAD_FILTERS.filter((filter) => !tried.includes(filter))).toEqual(['timeline']);
    for (const [name, input, isWanted] of CASES) {
      const expected = ids.filter((_, index) => {
        const row = rows[index];
        return row?.isSpam === (input.isSpam ?? false) && isWanted(row, index);
      });
      const newest = await list({ limit: 4, ...input, isCounted: false });
      expect(
        newest.leads.map(({ id }) => id),
        name,
      ).toEqual(expected.toReversed().slice(0, input.limit ?? 4));
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ limit: 4, ...input, cursor });
        expect(page.count, name).toBe(expected.length);
        found.push(...page.leads.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor && found.length < 2_000);
      expect(found, name).toEqual(expected.toReversed().slice(0, found.length));
      expect(found.length, name).toBeGreaterThanOrEqual(Math.min(expected.length, 2_000));
    }
  });

  test('others are served while a search compares all texts, and see what it does not', async () => {
    const { store, list, caller } = createSearchApp();
    store(4_999, () => ({}));
    // The first call loads the procedures.
    await caller().leads.create(anInquiry({ name: 'Lina' }));
    let isFound = false;
    const searching = list({ search: 'q' }).then((result) => {
      isFound = true;
      return result;
    });
    await caller().leads.create(anInquiry({ name: 'Qasim' }));
    expect((await list({})).count).toBe(5_001);
    expect(isFound).toBe(false);
    expect(await searching).toMatchObject({ leads: [], count: 0 });
  });
});

test('leads of each sort are counted through every change', async () => {
  const { store, staff, caller, list, found, database } = createSearchApp();
  const ids = store(6, (index) => ({
    isSpam: index === 5,
    interest: index === 0 ? null : 'other',
  }));
  await caller().leads.create(anInquiry({ interest: 'saas-platforms' }));
  await staff().leads.update({ id: ids[0] ?? '', status: 'qualified', interest: 'other' });
  await staff().leads.markSpam({ id: ids[1] ?? '', isSpam: true });
  await staff().leads.remove({ id: ids[5] ?? '' });
  await staff().people.erase({
    email: (await list({ status: 'new', limit: 1 })).leads[0]?.email ?? '',
  });
  const counted = database.$client
    .prepare('select is_spam, status, interest, owner_id, count from lead_counts where count > 0')
    .all();
  const stored = database.$client
    .prepare(
      `select is_spam, status, coalesce(interest, '') as interest, coalesce(owner_id, '') as owner_id,
        count(*) as count from leads group by 1, 2, 3, 4`,
    )
    .all();
  expect(new Set(counted)).toEqual(new Set(stored));
  expect((await list({})).count).toBe((await found({})).length);
});

describe('a search of timelines', () => {
  async function createTimelines() {
    const app = createSearchApp();
    const [spam = '', one = '', two = '', three = ''] = app.store(4, (index) => ({
      isSpam: index === 0,
      status: index === 1 ? 'won' : 'new',
    }));
    const note = (id: string, text: string, kind: 'note' | 'call' = 'note') =>
      app.staff().leads.addNote({ id, text, kind });
    await note(spam, 'Vaccines as well');
    await note(one, 'They keep VACCINES cold.');
    await note(one, 'The vaccines again');
    await note(
      two,
      `${'Much more. '.repeat(30)}Vaccine\nstock 100% fresh. ${'And more. '.repeat(30)}`,
      'call',
    );
    await app
      .staff()
      .leadReplies.create({ leadId: three, subject: 'Prices for vaccines', message: 'Soon.' });
    return { ...app, spam, one, two, three };
  }

  test.each([
    ['vaccine', ['three', 'two', 'one']],
    ['VACCINES', ['three', 'one']],
    ['prices for', ['three']],
    ['100%', ['two']],
    ['1%', []],
    ['xx', []],
    ['co', ['one']],
    ['"vaccine"', []],
  ] as const)('for %s finds the leads whose timeline has it', async (timeline, names) => {
    const app = await createTimelines();
    const { leads, count } = await app.list({ timeline });
    expect(leads.map(({ id }) => id)).toEqual(names.map((name) => app[name]));
    expect(count).toBe(names.length);
    const uncounted = await app.list({ timeline, isCounted: false });
    expect(uncounted.leads).toEqual(leads);
    const response = await app.get(
      `/api/admin/leads?timeline=${encodeURIComponent(timeline)}&status=won`,
      STAFF,
    );
    const isOneFound = (names as readonly string[]).includes('one');
    expect(await response.json()).toMatchObject({ count: isOneFound ? 1 : 0 });
  });

  test('shows the words around what was found, the latest first', async () => {
    const { database, two, three, ...app } = await createTimelines();
    const { texts, hasMore } = await searchTimelines(database, ' Vaccine ');
    expect(hasMore).toBe(false);
    expect(texts.map(({ kind, leadId }) => [kind, leadId])).toEqual([
      ['reply', three],
      ['call', two],
      ['note', app.one],
      ['note', app.one],
    ]);
    expect(texts[1]).toMatchObject({
      match: 'Vaccine',
      leadName: expect.stringMatching('Dana') as string,
    });
    expect(texts[1]?.before).toMatch(/^….{40}$/);
    expect(texts[1]?.after).toMatch(/^ stock 100% fresh\. .*…$/);
    expect(texts[0]).toMatchObject({ before: 'Prices for ', after: 's Soon.' });
  });

  test('finds each spelling, and shows the words as they were written', async () => {
    const { database, staff, store, found } = createSearchApp();
    const [id = ''] = store(1, () => ({}));
    await staff().leads.addNote({ id, text: 'مكالمة مع أحمد الحدّاد عن إربد' });
    await staff().leadReplies.create({ leadId: id, subject: 'Café', message: 'Soon.' });
    for (const timeline of ['احمد الحداد', 'حد', 'اربد', 'cafe']) {
      expect(await found({ timeline }), timeline).toEqual([id]);
    }
    const { texts } = await searchTimelines(database, 'احمد الحداد');
    expect(texts).toMatchObject([
      { before: 'مكالمة مع ', match: 'أحمد الحدّاد', after: ' عن إربد' },
    ]);
  });

  test('shows the latest twenty', async () => {
    const { database, staff, store } = createSearchApp();
    const [id = ''] = store(1, () => ({}));
    for (let index = 0; index < 25; index += 1) {
      await staff().leads.addNote({ id, text: `Visit ${index}` });
    }
    const { texts, hasMore } = await searchTimelines(database, 'visit');
    expect(hasMore).toBe(true);
    expect(texts.map(({ after }) => after)).toEqual(
      Array.from({ length: 20 }, (_, index) => ` ${24 - index}`),
    );
  });

  test('forgets undone replies, and what was deleted with its lead', async () => {
    const { list, staff, three, one, found } = await createTimelines();
    const { replies } = await staff().leadReplies.list({ leadId: three });
    await staff().leadReplies.undo({ leadId: three, replyId: replies[0]?.id ?? '' });
    expect(await found({ timeline: 'prices' })).toEqual([]);
    await staff().leads.markSpam({ id: one, isSpam: true });
    expect((await list({ timeline: 'again', isSpam: true })).count).toBe(1);
    await staff().leads.remove({ id: one });
    expect((await list({ timeline: 'again', isSpam: true })).count).toBe(0);
  });
});
