import { expect, test } from 'vitest';
import { typedNumber } from './typed-number';

test.each([
  ['250', 250],
  ['1,250.5', 1250.5],
  ['٢٥٠', 250],
  ['١٬٢٥٠٫٥', 1250.5],
  [' 7 ', 7],
  ['1,5', 1.5],
  ['1,250', 1250],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['1e9', Number.NaN],
  ['ten', Number.NaN],
])('%j is typed for %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});
