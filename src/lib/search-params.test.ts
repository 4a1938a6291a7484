import { expect, test } from 'vitest';
import { flag, oneOf, text } from './search-params';

test.each([
  ['cold store', 'cold store'],
  ['', undefined],
  [2026, '2026'],
  [true, 'true'],
  [['a', 'b'], undefined],
  [{ a: 1 }, undefined],
  [undefined, undefined],
  [null, undefined],
])('%j as a text is %j', (value, words) => expect(text(value)).toBe(words));

test('a text has any length', () => {
  expect(text('x'.repeat(10_000))).toHaveLength(10_000);
});

test.each([
  ['events', 'events'],
  ['Events', undefined],
  [['events'], undefined],
  [undefined, undefined],
])('%j as one of the words is %j', (value, word) => {
  expect(oneOf(['overview', 'events'], value)).toBe(word);
});

test.each([
  [true, true],
  [false, undefined],
  ['true', undefined],
  [1, undefined],
  [undefined, undefined],
])('%j as a flag is %j', (value, isSet) => expect(flag(value)).toBe(isSet));
