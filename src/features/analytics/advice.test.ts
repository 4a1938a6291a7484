import { describe, expect, test } from 'vitest';
import { adviceFor, TIPS } from './advice';

const stats = { totalEvents: 0, sessions: 0, conversionRate: 0, topEvents: [] };
const textOf = (title: string, changes: Partial<Parameters<typeof adviceFor>[0]>) =>
  adviceFor({ ...stats, ...changes }).find((advice) => advice.title === title)?.text;

test('the three boxes are in a fixed order', () => {
  expect(adviceFor(stats).map(({ title }) => title)).toEqual([
    'Traffic Pattern',
    'Conversion Health',
    'User Behavior',
  ]);
});

test('the four tips are fixed', () => {
  expect(TIPS.map(({ title }) => title)).toEqual([
    'Improve Conversion Rate',
    'Increase Engagement',
    'Track More Goals',
    'Data-Driven Decisions',
  ]);
});

describe('Traffic Pattern', () => {
  test.each([
    [0, false],
    [1, false],
    [99, false],
    [100, false],
    [101, true],
    [10_000_000, true],
  ])('with %d events says high engagement: %s', (totalEvents, isHigh) => {
    expect(textOf('Traffic Pattern', { totalEvents })?.includes('high engagement')).toBe(isHigh);
  });
});

describe('Conversion Health', () => {
  test.each([
    [0, false],
    [4.99, false],
    [5, false],
    [5.01, true],
    [100, true],
  ])('with a rate of %d says excellent: %s', (conversionRate, isExcellent) => {
    const text = textOf('Conversion Health', { conversionRate, sessions: 100, totalEvents: 200 });
    expect(text?.includes('excellent')).toBe(isExcellent);
  });

  test.each([
    [1, '1 session is too few'],
    [2, '2 sessions are too few'],
    [99, '99 sessions are too few'],
  ])('with %d sessions judges nothing', (sessions, start) => {
    const text = textOf('Conversion Health', { conversionRate: 50, sessions, totalEvents: 200 });
    expect(text).toBe(`${start} to judge the conversion rate by. Look again when there are 100.`);
  });
});

test('User Behavior names the top event with its share of all events', () => {
  const topEvents = [{ type: 'page_view', count: 3 }];
  expect(textOf('User Behavior', { totalEvents: 4, topEvents })).toContain(
    'page_view: 3 times, 75%',
  );
});
