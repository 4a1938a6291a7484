import { describe, expect, test } from 'vitest';
import { compareTexts, countWords } from './compare-texts';

/** `-removed-`, `+added+`. */
const show = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, change }) => (change === 'same' ? text : SIGNS[change] + text + SIGNS[change]))
    .join('');
const SIGNS = { added: '+', removed: '-' };

describe('what an edit changed', () => {
  test('is words that were added and removed', () => {
    expect(show('The rise begins two weeks earlier.', 'The rise begins eleven days earlier.')).toBe(
      'The rise begins- two weeks-+ eleven days+ earlier.',
    );
  });

  test('leaves the lines alone that are the same', () => {
    expect(show('One\n\nTwo three\n\nFour', 'One\n\nTwo 3\n\nFour')).toBe(
      'One\n\nTwo- three-+ 3+\n\nFour',
    );
  });

  test('is words of Arabic too, with their marks', () => {
    expect(show('يبدأ الارتفاع قبل أسبوعين', 'يبدأ الارتفاعُ قبل أسبوعين')).toBe(
      'يبدأ- الارتفاع-+ الارتفاعُ+ قبل أسبوعين',
    );
  });

  test('is nothing where only spaces differ', () => {
    expect(compareTexts('One  two\n', 'One two')).toEqual([{ text: 'One two', change: 'same' }]);
  });

  test('has all of both texts', () => {
    const before = 'Alpha beta.\nGamma\n\n- delta\n';
    const after = 'Gamma\nAlpha, beta!\n- epsilon';
    const parts = compareTexts(before, after);
    const textOf = (gone: string) =>
      parts.flatMap(({ text, change }) => (change === gone ? [] : [text])).join('');
    expect(textOf('removed')).toBe(after);
    expect(textOf('added').replaceAll(/\s+/g, '')).toBe(before.replaceAll(/\s+/g, ''));
  });

  test('counts words, and no signs', () => {
    const parts = compareTexts('One, two.', 'One, two; three - four!');
    expect(countWords(parts, 'added')).toBe(2);
    expect(countWords(parts, 'removed')).toBe(0);
  });
});

test.each([
  ['lines', '\n'],
  ['words', ' '],
])('two texts of the greatest length without common %s are replaced as one', (_, between) => {
  const text = (word: string) =>
    Array.from({ length: 25_000 }, (_, index) => `${word}${index}`).join(between);
  const [before, after] = [text('a'), text('b')];
  const parts = compareTexts(before, after);
  expect(parts.map(({ change }) => change)).toEqual(['removed', 'added']);
});
