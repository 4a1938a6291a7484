import { expect, test } from 'vitest';
import {
  formatAge,
  formatDate,
  formatDateTime,
  formatFullTime,
  formatNearDay,
  isoDay,
} from './dates';

const ZONE = 'Asia/Amman';

test('the console shows times in the zone that it is given', () => {
  expect(formatDate('2026-11-20T21:05:00.000Z', ZONE)).toBe('Nov 21, 2026');
  expect(formatDateTime('2026-11-21T06:17:00.000Z', ZONE).replace('\u202F', ' ')).toBe(
    'Nov 21, 2026, 9:17 AM',
  );
  expect(formatFullTime('2026-11-21T06:17:05.000Z', ZONE).replace('\u202F', ' ')).toBe(
    'November 21, 2026 at 9:17:05 AM GMT+3',
  );
  expect(isoDay('2026-01-05T21:30:00.000Z', ZONE)).toBe('2026-01-06');
});

test('the name of a file has the day of this machine', () => {
  expect(isoDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

/** A moment in Amman, three hours ahead of UTC. */
const inAmman = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`);
const NOW = inAmman('2026-11-21', '15:00');

test.each([
  [inAmman('2026-11-21', '15:00'), 'Just now'],
  [inAmman('2026-11-21', '14:59'), '1 min ago'],
  [inAmman('2026-11-21', '14:01'), '59 min ago'],
  [inAmman('2026-11-21', '14:00'), '1 h ago'],
  [inAmman('2026-11-21', '00:00'), '15 h ago'],
  [inAmman('2026-11-20', '23:59'), 'Yesterday'],
  [inAmman('2026-11-20', '00:00'), 'Yesterday'],
  [inAmman('2026-11-19', '23:59'), null],
  [inAmman('2025-11-21', '15:00'), null],
])('seen on November 21 at 15:00 in Amman, the age of %s is %s', (moment, age) => {
  expect(formatAge(moment.toISOString(), NOW, ZONE)).toBe(age);
});

test('an age of two minutes across midnight is not "Yesterday"', () => {
  const midnight = inAmman('2026-11-21', '00:01');
  const before = inAmman('2026-11-20', '23:59').toISOString();
  expect(formatAge(before, midnight, ZONE)).toBe('2 min ago');
  expect(formatNearDay(before, midnight, ZONE)).toBe('Yesterday');
});

test('the day before the first of a month is yesterday', () => {
  const first = inAmman('2026-03-01', '08:00');
  expect(formatNearDay(inAmman('2026-02-28', '08:00').toISOString(), first, ZONE)).toBe(
    'Yesterday',
  );
});

test('a moment to come has no age, but for the seconds that two clocks differ', () => {
  const now = inAmman('2026-11-21', '08:00');
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  expect(formatAge(inMinutes(0.5), now, ZONE)).toBe('Just now');
  expect(formatAge(inMinutes(90), now, ZONE)).toBeNull();
});
