import { expect, test } from 'vitest';
import { dayAfter } from './days';

test.each([
  ['2026-11-21', 7, '2026-11-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
])('%s and %i days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});
