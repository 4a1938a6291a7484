import { expect, test } from 'vitest';
import { aLead } from './a-lead';
import { joinLeads } from './join-leads';
import type { LeadsPage } from './leads-cache';

const lead = (minute: number, name = 'Dana') =>
  aLead({ id: `lead-${minute}`, name, createdAt: new Date(2026, 0, 1, 9, minute).toISOString() });

const page = (minutes: number[], hasMore = true): LeadsPage => ({
  leads: minutes.map((minute) => lead(minute)),
  count: 99,
  nextCursor: hasMore ? 'more' : null,
});

const minutesOf = (pages: ReturnType<typeof joinLeads>) =>
  pages?.flat().map(({ id }) => Number(id.slice(5)));

const loaded = [page([40, 30]), page([20, 10], false)];

test.each([
  ['nothing new', page([40, 30]), [40, 30, 20, 10]],
  ['new leads', page([60, 50, 40]), [60, 50, 40, 30, 20, 10]],
  ['a removal', page([40, 20]), [40, 20, 10]],
  ['a restored lead', page([40, 35, 30]), [40, 35, 30, 20, 10]],
  ['the whole list', page([40], false), [40]],
  ['an empty list', page([], false), []],
  ['leads that reach into the second page', page([40, 30, 20]), [40, 30, 20, 10]],
])('a refresh brings %s', (_what, newest, expected) => {
  expect(minutesOf(joinLeads(newest, loaded))).toEqual(expected);
});

test('before the first refresh the result is the loaded pages', () => {
  expect(minutesOf(joinLeads(undefined, loaded))).toEqual([40, 30, 20, 10]);
});

test('the refresh replaces a loaded lead', () => {
  const newest = { ...page([]), leads: [lead(40, 'Omar')] };
  expect(joinLeads(newest, loaded)?.[0]?.[0]?.name).toBe('Omar');
});

test('the result is undefined if there is a gap between the refresh and the loaded pages', () => {
  expect(joinLeads(page([60, 50]), loaded)).toBeUndefined();
  expect(joinLeads(page([60, 50]), [page([])])).toBeUndefined();
});

test('pages after the refreshed leads stay the same arrays', () => {
  expect(joinLeads(page([60, 40]), loaded)?.at(-1)).toBe(loaded[1]?.leads);
});
