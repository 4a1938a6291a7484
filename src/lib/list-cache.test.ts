import { describe, expect, test } from 'vitest';
import { createListCache } from './list-cache';

interface Row {
  id: string;
  at: string;
  name?: string;
}
interface Page {
  rows: Row[];
  count: number;
  nextCursor: string | null;
}

const cache = createListCache<Page, Row>({
  rowsOf: (page) => page.rows,
  withRows: (page, rows, added) => ({ ...page, rows, count: page.count + added }),
  timeOf: ({ at }) => at,
  hasMore: ({ nextCursor }) => nextCursor !== null,
});

const row = (id: string, name?: string): Row => ({ id, at: `2026-01-0${id}`, name });

/** Two pages, newest first, of a list of five; `end` is the cursor after the second page. */
const pages = (end: string | null = null) => ({
  pages: [
    { rows: [row('8'), row('6')], count: 5, nextCursor: 'six' },
    { rows: [row('4'), row('3')], count: 5, nextCursor: end },
  ],
  pageParams: [null, 'six'],
});

const ids = (list: { pages: Page[] } | undefined) =>
  list?.pages.map(({ rows }) => rows.map(({ id }) => id).join(''));
const counts = (list: { pages: Page[] } | undefined) => list?.pages.map(({ count }) => count);

describe('putting a row', () => {
  test.each([
    ['first', '9', ['986', '43']],
    ['inside a page', '7', ['876', '43']],
    ['at the beginning of a page', '5', ['86', '543']],
    ['last, if all pages are loaded', '1', ['86', '431']],
  ])('inserts a new row %s, and counts it', (_where, id, expected) => {
    const list = cache.put(row(id)).paged<string | null>(pages());
    expect(ids(list)).toEqual(expected);
    expect(counts(list)).toEqual([6, 6]);
  });

  test('replaces a row of the list, and counts it once', () => {
    const list = cache.put(row('4', 'new')).paged<string | null>(pages());
    expect(ids(list)).toEqual(['86', '43']);
    expect(list?.pages[1]?.rows[0]?.name).toBe('new');
    expect(counts(list)).toEqual([5, 5]);
  });

  test('moves a row whose time has changed', () => {
    const list = cache.put({ id: '3', at: '2026-01-09' }).paged<string | null>(pages());
    expect(ids(list)).toEqual(['386', '4']);
  });

  test('leaves out a row of a page that is not loaded yet, so that it does not appear twice', () => {
    const list = cache.put(row('1')).paged<string | null>(pages('three'));
    expect(ids(list)).toEqual(['86', '43']);
    expect(counts(list)).toEqual([5, 5]);
  });

  test('sorts rows of the same time by id', () => {
    const at = row('6').at;
    expect(ids(cache.put({ id: '7', at }).paged<string | null>(pages()))).toEqual(['876', '43']);
    expect(ids(cache.put({ id: '5', at }).paged<string | null>(pages()))).toEqual(['86', '543']);
  });
});

test('replacing changes only lists that have the row', () => {
  const before = pages();
  expect(cache.replace(row('9')).paged<string | null>(before)).toEqual(before);
  const list = cache.replace(row('8', 'new')).paged<string | null>(before);
  expect(list?.pages[0]?.rows[0]?.name).toBe('new');
});

test('removing takes a row out, and lowers the count only if the list had the row', () => {
  const list = cache.remove('6').paged<string | null>(pages());
  expect(ids(list)).toEqual(['8', '43']);
  expect(counts(list)).toEqual([4, 4]);
  expect(counts(cache.remove('1').paged<string | null>(pages()))).toEqual([5, 5]);
});

test('an unpaged list changes in the same way', () => {
  const page = { rows: [row('8'), row('6')], count: 2, nextCursor: null };
  expect(cache.put(row('7')).unpaged(page)).toMatchObject({
    rows: [{ id: '8' }, { id: '7' }, {}],
    count: 3,
  });
  expect(cache.remove('8').unpaged(page)).toMatchObject({ rows: [{ id: '6' }], count: 1 });
});

test('a list that is not loaded stays undefined', () => {
  expect(cache.put(row('7')).unpaged(undefined)).toBeUndefined();
  expect(cache.put(row('7')).paged(undefined)).toBeUndefined();
});

test('the previous list is not mutated', () => {
  const before = pages();
  cache.put(row('5')).paged<string | null>(before);
  cache.remove('8').paged<string | null>(before);
  expect(before).toEqual(pages());
});

test('many rows change at once, and pages without one of them keep their rows', () => {
  const before = pages();
  const list = cache.change([row('4', 'new'), row('5')], ['3']).paged<string | null>(before);
  expect(ids(list)).toEqual(['86', '54']);
  expect(counts(list)).toEqual([5, 5]);
  expect(list?.pages[1]?.rows[1]?.name).toBe('new');
  expect(cache.put(row('4')).paged<string | null>(before)?.pages[0]?.rows).toBe(
    before.pages[0]?.rows,
  );
});
