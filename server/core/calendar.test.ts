import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../test/clock';
import { addDays, calendarOf } from './calendar';

/** Days on which the clock changes, and their length in hours. */
const CHANGES = [
  // Jordan stopped changing the clock in October 2022.
  ['Asia/Amman', '2022-02-25', 23],
  ['Asia/Amman', '2022-10-28', 24],
  ['Asia/Amman', '2026-03-27', 24],
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Asia/Kathmandu', '2026-06-01', 24],
] as const;

describe.each(CHANGES)('in %s, %s', (zone, day, hours) => {
  const calendar = calendarOf(zone);
  const start = calendar.startOf(day);
  const end = calendar.startOf(addDays(day, 1));

  test(`has ${hours} different hours`, () => {
    const starts = calendar.hoursOf(day);
    expect(starts).toHaveLength(hours);
    expect(new Set(starts).size).toBe(hours);
    expect(end - start).toBe(hours * HOUR_MS);
    expect(starts.every((hour, index) => hour === start + index * HOUR_MS)).toBe(true);
  });

  test('has every minute in exactly one hour, and on no other day', () => {
    const known = new Set(calendar.hoursOf(day));
    for (let at = start; at < end; at += MINUTE_MS) {
      expect(calendar.dayOf(at)).toBe(day);
      const hour = calendar.hourOf(at);
      expect(known.has(hour)).toBe(true);
      expect(at - hour).toBeGreaterThanOrEqual(0);
      expect(at - hour).toBeLessThan(HOUR_MS);
    }
    expect(calendar.dayOf(start - 1)).toBe(addDays(day, -1));
    expect(calendar.dayOf(end)).toBe(addDays(day, 1));
  });
});

test('days are added on the calendar, whatever the clock does', () => {
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
});
