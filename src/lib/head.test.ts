import { expect, test } from 'vitest';
import { shorten } from './head';

test.each([
  ['is left alone where it fits', 'A cold store.', 13, 'A cold store.'],
  ['ends with a whole word', 'A cold store in Zarqa', 16, 'A cold store…'],
  ['ends without the mark before the cut', 'A cold store, in Zarqa', 17, 'A cold store…'],
  ['is cut where it has no spaces', 'https://mail.example/a', 10, 'https://m…'],
])('a text that is shortened %s', (_what, text, length, shortened) => {
  expect(shorten(text, length)).toBe(shortened);
});
