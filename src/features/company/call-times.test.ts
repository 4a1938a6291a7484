import { expect, test } from 'vitest';
import { callDays, lateExample } from './call-times';

const WORKING = { days: [0, 1, 2, 3, 4], daysOff: [], opensAt: 540, closesAt: 1_020 };

test('calls are offered on the next eight working days, at full hours that leave half an hour', () => {
  // A Wednesday evening in Amman.
  const days = callDays(WORKING, 'Asia/Amman', new Date('2026-11-25T18:00:00.000Z'), 'Asia/Amman');
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-26',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-06',
    '2026-12-07',
  ]);
  expect(days[0]?.times).toHaveLength(8);
  expect(days[0]?.times.at(0)).toBe('2026-11-26T06:00:00.000Z');
  expect(days[0]?.times.at(-1)).toBe('2026-11-26T13:00:00.000Z');
});

test('no calls are offered on days off', () => {
  const feast = { ...WORKING, daysOff: ['2026-11-26', '2026-11-29'] };
  const days = callDays(feast, 'Asia/Amman', new Date('2026-11-25T18:00:00.000Z'), 'Asia/Amman');
  expect(days[0]?.day).toBe('2026-11-30');
  expect(days).toHaveLength(8);
});

test('tomorrow is that of the office', () => {
  // Already Thursday in Amman.
  const [first] = callDays(
    WORKING,
    'Asia/Amman',
    new Date('2026-11-25T22:30:00.000Z'),
    'Asia/Amman',
  );
  expect(first?.day).toBe('2026-11-29');
});

test('hours after midnight are of the next day of the visitor', () => {
  const now = new Date('2026-11-25T18:00:00.000Z');
  const days = callDays(WORKING, 'Asia/Amman', now, 'America/Los_Angeles');
  const thursday = '2026-11-26T';
  expect(days.slice(0, 3).map(({ day, times }) => [day, times.length])).toEqual([
    ['2026-11-25', 2],
    ['2026-11-26', 6],
    ['2026-11-28', 2],
  ]);
  expect(days[0]?.times[0]).toBe(`${thursday}06:00:00.000Z`);
  expect(days[1]?.times[0]).toBe(`${thursday}08:00:00.000Z`);
});

test('what arrives at the end of the week counts as the first day of the next', () => {
  expect(lateExample(WORKING)).toEqual({ evening: 4, counted: 0, due: 1, time: '09:00' });
  expect(lateExample({ ...WORKING, days: [1, 3] })).toMatchObject({
    evening: 1,
    counted: 3,
    due: 1,
  });
  expect(lateExample({ ...WORKING, days: [0, 1, 2, 3, 4, 5, 6] })).toMatchObject({
    evening: 0,
    counted: 1,
    due: 2,
  });
});
