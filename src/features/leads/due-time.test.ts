import { expect, test } from 'vitest';
import { dueIn, isOverdue, nextDayOf } from './due-time';

const now = new Date('2026-11-23T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

test.each([
  [5 * 24 * 60, 'in 5 d', 'later'],
  [47 * 60, 'in 47 h', 'later'],
  [241, 'in 4 h', 'later'],
  [240, 'in 4 h', 'soon'],
  [38, 'in 38 min', 'soon'],
  [0, 'in 0 min', 'soon'],
  [-32, '32 min late', 'late'],
  [-119, '1 h late', 'late'],
  [-3 * 24 * 60, '3 d late', 'late'],
])('an answer that is due after %d minutes is shown as %s', (minutes, text, urgency) => {
  expect(dueIn(after(minutes), now)).toEqual({ text, urgency });
});

test.each([
  ['2026-11-26', '2026-11-26'],
  ['2026-11-27', '2026-11-29'],
  ['2026-12-31', '2026-12-31'],
  ['2027-01-01', '2027-01-03'],
])('what falls on %s is due on %s where work is from Sunday to Thursday', (day, dueOn) => {
  expect(nextDayOf([0, 1, 2, 3, 4], day)).toBe(dueOn);
});

test('only a due time that has passed is overdue', () => {
  expect(isOverdue(after(-1), now)).toBe(true);
  expect(isOverdue(after(1), now)).toBe(false);
  expect(isOverdue(null, now)).toBe(false);
});
