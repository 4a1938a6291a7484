import { describe, expect, test } from 'vitest';
import { barsOf, lessonsOf, stepsOf } from './study-texts';

describe('the lessons of a study', () => {
  test('are its paragraphs, with the first of several lines as heading', () => {
    expect(
      lessonsOf('We trusted the dates\nThe gate had others.\nNow we compare.\n\nAlone'),
    ).toEqual([
      { heading: 'We trusted the dates', paragraphs: ['The gate had others.', 'Now we compare.'] },
      { heading: '', paragraphs: ['Alone'] },
    ]);
  });

  test.each([null, ''])('are none without a text (%j)', (text) => {
    expect(lessonsOf(text)).toEqual([]);
  });
});

test('a step is a text, or an object of which parts may be missing', () => {
  expect(stepsOf({ steps: ['Read', { title: 'Build', kept: null }] })).toEqual([
    { title: '', period: '', text: 'Read', kept: '' },
    { title: 'Build', period: '', text: '', kept: '' },
  ]);
  expect(stepsOf({ steps: null })).toEqual([]);
});

describe('from and to of a result', () => {
  test.each([
    ['4.2%', '2.9%', { from: 100, to: 69 }],
    ['0%', '94%', { from: 0, to: 94 }],
    ['none', '94%', { from: 0, to: 94 }],
    ['لا شيء', '62%', { from: 0, to: 62 }],
    ['1,900 a week', '800 a week', { from: 100, to: 42 }],
    ['4 h', '9 min', { from: 100, to: 4 }],
    ['11 s', '1.1 s', { from: 100, to: 10 }],
    ['11 ساعة', '5 ساعات', { from: 100, to: 45 }],
    ['14 يومًا', '3 أيام', { from: 100, to: 21 }],
  ])('%s and %s are drawn as bars', (from, to, bars) => {
    expect(barsOf(from, to)).toEqual(bars);
  });

  test.each([
    ['4 h', '9'],
    ['none', 'all'],
    ['-3%', '2%'],
    ['0', '0'],
    ['', '5'],
  ])('%j and %j are not comparable', (from, to) => {
    expect(barsOf(from, to)).toBeNull();
  });
});
