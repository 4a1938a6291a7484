import { describe, expect, test } from 'vitest';
import {
  closingOn,
  describeHours,
  dueAtOf,
  opensAt,
  readDaysOff,
  readHours,
  readWorkingDays,
  type WorkingHours,
} from './working-hours';

const HOURS = hoursOf('sun-thu', '09:00-17:00');

function hoursOf(days: string, hours: string, off = ''): WorkingHours {
  const [read, times] = [readWorkingDays(days), readHours(hours)];
  const daysOff = off ? readDaysOff(off) : new Set<string>();
  if (!read || !times || !daysOff) throw new Error(`${days} ${hours} ${off}`);
  return { days: read, daysOff, ...times };
}

/** The offset of Amman is three hours all year. */
const inAmman = (local: string) => new Date(`${local}:00+03:00`).toISOString();

describe('an inquiry is due', () => {
  test.each([
    ['2026-11-23T10:00', '2026-11-24T10:00', 'at the same time of the next day'],
    ['2026-11-23T22:00', '2026-11-25T09:00', 'in the evening: a day after the next opening'],
    ['2026-11-24T05:00', '2026-11-25T09:00', 'in the early morning: a day after the opening'],
    ['2026-11-26T16:00', '2026-11-29T16:00', 'on Thursday: days off do not count'],
    ['2026-11-26T17:00', '2026-11-30T09:00', 'at closing time: counted from Sunday'],
    ['2026-11-27T12:00', '2026-11-30T09:00', 'on a day off: counted from Sunday'],
    ['2026-11-23T09:00', '2026-11-24T09:00', 'at the opening'],
    ['2026-11-23T16:59', '2026-11-24T16:59', 'just before the closing'],
  ])('%s by %s (%s)', (received, due) => {
    expect(dueAtOf(inAmman(received), HOURS, 'Asia/Amman')).toBe(inAmman(due));
  });

  test('at the same time on the clock when the clock changes', () => {
    const monToFri = hoursOf('mon-fri', '09:00-17:00');
    const berlin = (received: string) => dueAtOf(received, monToFri, 'Europe/Berlin');
    // Friday 10:00 in winter time, Monday 10:00 in summer time.
    expect(berlin('2026-03-27T09:00:00.000Z')).toBe('2026-03-30T08:00:00.000Z');
    expect(berlin('2026-10-23T08:00:00.000Z')).toBe('2026-10-26T09:00:00.000Z');
    // On the very day of the change, in a firm that works on Sundays.
    expect(
      dueAtOf('2026-03-28T09:30:00.000Z', hoursOf('sat-sun', '09:00-17:00'), 'Europe/Berlin'),
    ).toBe('2026-03-29T08:30:00.000Z');
  });

  test('after the days off of a feast, which begin in the middle of a week', () => {
    const feast = hoursOf('sun-thu', '09:00-17:00', '2026-11-24/2026-11-26,2026-11-30');
    const due = (received: string) => dueAtOf(inAmman(received), feast, 'Asia/Amman');
    expect(due('2026-11-23T10:00')).toBe(inAmman('2026-11-29T10:00'));
    expect(due('2026-11-24T10:00'), 'counted from Sunday').toBe(inAmman('2026-12-01T09:00'));
    expect(opensAt(inAmman('2026-11-25T10:00'), feast, 'Asia/Amman')).toBe(
      inAmman('2026-11-29T09:00'),
    );
    expect(closingOn('2026-11-30', feast, 'Asia/Amman')).toBe(inAmman('2026-12-01T17:00'));
  });

  test('to the millisecond', () => {
    expect(dueAtOf('2026-11-23T07:00:12.345Z', HOURS, 'Asia/Amman')).toBe(
      '2026-11-24T07:00:12.345Z',
    );
  });
});

test('days off are days and ranges', () => {
  const daysOf = (text: string) => readDaysOff(text) && [...(readDaysOff(text) ?? [])];
  expect(daysOf('2026-12-25, 2026-12-31/2027-01-02')).toEqual([
    '2026-12-25',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  for (const text of [
    '2026-02-30',
    '25.12.2026',
    '2026-12-25/2026-12-24',
    '2026-12-25/2026-12-26/2026-12-27',
    '2026-12-01/2027-12-01',
    '2026-12-25,',
  ]) {
    expect(daysOf(text), text).toBeUndefined();
  }
});

test('days are ranges and lists, also over the end of the week', () => {
  expect([...(readWorkingDays('sat-wed') ?? [])]).toEqual([6, 0, 1, 2, 3]);
  expect([...(readWorkingDays('mon, wed,FRI') ?? [])]).toEqual([1, 3, 5]);
  expect([...(readWorkingDays('tue') ?? [])]).toEqual([2]);
});

test.each(['', 'sunday', 'sun-', 'sun-mon-tue', 'sun thu', 'sun,,mon'])(
  'refuses the days "%s"',
  (text) => {
    expect(readWorkingDays(text)).toBeUndefined();
  },
);

test.each(['', '9-17', '09:00', '17:00-09:00', '09:00-09:00', '09:60-17:00', '00:00-24:01'])(
  'refuses the hours "%s"',
  (text) => {
    expect(readHours(text)).toBeUndefined();
  },
);

test('hours may end at midnight', () => {
  expect(readHours('00:00-24:00')).toEqual({ opensAt: 0, closesAt: 1_440 });
});

test.each([
  ['sun-thu', '09:00-17:00', 'Sunday to Thursday, 09:00–17:00, Amman time'],
  ['sat-wed', '08:30-24:00', 'Saturday to Wednesday, 08:30–24:00, Amman time'],
  ['mon,wed,fri', '09:00-17:00', 'Monday, Wednesday, and Friday, 09:00–17:00, Amman time'],
  ['thu-fri', '09:00-17:00', 'Thursday and Friday, 09:00–17:00, Amman time'],
  ['sun-sat', '09:00-17:00', 'every day, 09:00–17:00, Amman time'],
])('%s, %s in words', (days, hours, words) => {
  expect(describeHours(hoursOf(days, hours), 'Asia/Amman')).toBe(words);
});

describe('the next opening', () => {
  test.each([
    ['2026-11-24T05:00', '2026-11-24T09:00', 'in the early morning'],
    ['2026-11-23T17:00', '2026-11-24T09:00', 'at closing time'],
    ['2026-11-27T12:00', '2026-11-29T09:00', 'on a day off'],
  ])('%s is %s: %s', (at, opening) => {
    expect(opensAt(inAmman(at), HOURS, 'Asia/Amman')).toBe(inAmman(opening));
  });

  test.each(['2026-11-23T09:00', '2026-11-23T16:59'])('is not needed at %s', (at) => {
    expect(opensAt(inAmman(at), HOURS, 'Asia/Amman')).toBeNull();
  });
});
