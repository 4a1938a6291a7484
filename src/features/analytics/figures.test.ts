import { describe, expect, test } from 'vitest';
import { describeData, shortSession } from './describe-event';
import { changeOf, formatRate, statCards } from './figures';

test('an empty site has zeros, one decimal, and None', () => {
  const cards = statCards(
    {
      totalEvents: 0,
      totalConversions: 0,
      conversionRate: 0,
      sessions: 0,
      topEvents: [],
      recentActivity: [],
      before: null,
      since: null,
    },
    'all',
  );
  expect(cards.map(({ label, value }) => [label, value])).toEqual([
    ['Total Events', '0'],
    ['Conversions', '0'],
    ['Conversion Rate', '0.0%'],
    ['Top Event', 'None'],
  ]);
});

test.each([
  [5, '5.0%'],
  [4.3333, '4.3%'],
  [100, '100.0%'],
])('a rate of %d shows as %s', (rate, text) => expect(formatRate(rate)).toBe(text));

describe('the change against the previous period', () => {
  test.each([
    [110, 100, '+10% against the 7 days before'],
    [90, 100, '\u221210% against the 7 days before'],
    [100, 100, '0% against the 7 days before'],
    [5, 0, 'none in the 7 days before'],
    [0, 0, 'none in the 7 days before either'],
  ])('from %d to %d', (now, before, text) => expect(changeOf(now, before, '7d')).toBe(text));

  test('is empty for all time', () => expect(changeOf(5, undefined, 'all')).toBe(''));
});

test.each([
  [null, ''],
  [{}, ''],
  [{ section: 'hero' }, 'section: hero'],
  [{ interest: null, note: '' }, 'interest: null, note: '],
  [{ path: '/contact', referrer: '/about' }, '/contact, from /about'],
  [{ path: '/', referrer: '' }, '/'],
  [{ path: '/', deep: { a: [1] } }, 'path: /, deep: {"a":[1]}'],
])('the data %j reads as "%s"', (data, text) => expect(describeData(data)).toBe(text));

test('a session shows its first eight characters', () => {
  expect(shortSession('abcdefghijkl')).toBe('abcdefgh');
  expect(shortSession(null)).toBe('–');
});
