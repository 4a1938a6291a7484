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

test('without a period before it that was recorded, a period says since when it is', () => {
  const stats = {
    totalEvents: 5,
    totalConversions: 0,
    conversionRate: 0,
    sessions: 1,
    topEvents: [],
    recentActivity: [],
    before: null,
    since: '2026-08-31',
  };
  expect(statCards(stats, 'custom')[0]?.caption).toBe('recorded since Aug 31, 2026');
  expect(statCards(stats, 'all')[0]?.caption).toBe('since Aug 31, 2026');
});

test.each([
  [5, '5.0%'],
  [4.3333, '4.3%'],
  [100, '100.0%'],
])('a rate of %d shows as %s', (rate, text) => expect(formatRate(rate)).toBe(text));

describe('the change against the previous period', () => {
  test.each([
    [110, 100, '+10% against the 30 days before'],
    [90, 100, '\u221210% against the 30 days before'],
    [100, 100, '0% against the 30 days before'],
    [5, 0, 'none in the 30 days before'],
    [0, 0, 'none in the 30 days before either'],
  ])('from %d to %d', (now, before, text) => expect(changeOf(now, before, '30d')).toBe(text));

  test('of today says yesterday, without more words than needed', () => {
    expect(changeOf(5, 0, 'today')).toBe('none yesterday up to this hour');
    expect(changeOf(0, 0, 'today')).toBe('none yesterday up to this hour either');
    expect(changeOf(1, 2, 'today')).toBe('\u221250% against yesterday up to this hour');
  });

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
