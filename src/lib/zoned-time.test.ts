import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './zoned-time';

test.each([
  ['2026-11-26T09:00', 'Asia/Amman', '2026-11-26T06:00:00.000Z'],
  ['2026-11-26T00:15', 'Asia/Amman', '2026-11-25T21:15:00.000Z'],
  ['2026-11-26T09:00', 'Asia/Kathmandu', '2026-11-26T03:15:00.000Z'],
  ['2026-11-26T09:00', 'America/Los_Angeles', '2026-11-26T17:00:00.000Z'],
  ['2026-03-28T12:00', 'Europe/Berlin', '2026-03-28T11:00:00.000Z'],
  ['2026-03-29T12:00', 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
])('%s in %s is %s, and back', (local, timeZone, iso) => {
  expect(fromLocalTime(local, timeZone)).toBe(iso);
  expect(toLocalTime(iso, timeZone)).toBe(local);
});

test('a time that a change of the clock skips is the one as much later', () => {
  expect(fromLocalTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

test('of a time that comes twice it is the first', () => {
  expect(fromLocalTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});
