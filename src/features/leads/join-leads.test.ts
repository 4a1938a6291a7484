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
  ['new ones', page([60, 50, 40]), [60, 50, 40, 30, 20, 10]],
  ['one that is gone', page([40, 20]), [40, 20, 10]],
  ['one that has come back', page([40, 35, 30]), [40, 35, 30, 20, 10]],
  ['the whole list', page([40], false), [40]],
  ['an empty list', page([], false), []],
  ['what reaches into the second page', page([40, 30, 20]), [40, 30, 20, 10]],
])('a refresh brings %s', (_what, newest, expected) => {
  expect(minutesOf(joinLeads(newest, loaded))).toEqual(expected);
});

test('before the first refresh there is what is loaded', () => {
  expect(minutesOf(joinLeads(undefined, loaded))).toEqual([40, 30, 20, 10]);
});

test('a lead is shown as the refresh has it', () => {
  const newest = { ...page([]), leads: [lead(40, 'Omar')] };
  expect(joinLeads(newest, loaded)?.[0]?.[0]?.name).toBe('Omar');
});

test('there is a gap where the refresh does not reach back to what is loaded', () => {
  expect(joinLeads(page([60, 50]), loaded)).toBeUndefined();
  expect(joinLeads(page([60, 50]), [page([])])).toBeUndefined();
});

test('pages behind the refresh stay the same arrays', () => {
  expect(joinLeads(page([60, 40]), loaded)?.at(-1)).toBe(loaded[1]?.leads);
});
