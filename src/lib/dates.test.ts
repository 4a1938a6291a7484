import { expect, test } from 'vitest';
import { formatAge, formatDate, formatDateTime, formatPublicDate, isoDay } from './dates';

/** A moment in this machine's time zone. */
const local = (...parts: [number, number, number, number?, number?]) => new Date(...parts);

test.each(['2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'])(
  'public pages date %s by UTC, so that server and browser agree',
  (iso) => {
    expect(formatPublicDate(iso)).toBe('Nov 21, 2026');
  },
);

test('the console dates in the time zone of its user', () => {
  expect(formatDate(local(2026, 10, 21, 0, 5).toISOString())).toBe('Nov 21, 2026');
  expect(formatDateTime(local(2026, 10, 21, 9, 17).toISOString()).replace('\u202F', ' ')).toBe(
    'Nov 21, 2026, 9:17 AM',
  );
  expect(isoDay(local(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

const NOW = local(2026, 10, 21, 15, 0);

test.each([
  [local(2026, 10, 21, 15, 0), 'Just now'],
  [local(2026, 10, 21, 14, 59), '1 min ago'],
  [local(2026, 10, 21, 14, 1), '59 min ago'],
  [local(2026, 10, 21, 14, 0), '1 h ago'],
  [local(2026, 10, 21, 0, 0), '15 h ago'],
  [local(2026, 10, 20, 23, 59), 'Yesterday'],
  [local(2026, 10, 20, 0, 0), 'Yesterday'],
  [local(2026, 10, 19, 23, 59), 'Nov 19, 2026'],
  [local(2025, 10, 21, 15, 0), 'Nov 21, 2025'],
])('seen on November 21 at 15:00, %s is "%s"', (moment, age) => {
  expect(formatAge(moment.toISOString(), NOW)).toBe(age);
});

test('an age of two minutes across midnight is not "Yesterday"', () => {
  const midnight = local(2026, 10, 21, 0, 1);
  expect(formatAge(local(2026, 10, 20, 23, 59).toISOString(), midnight)).toBe('2 min ago');
});
