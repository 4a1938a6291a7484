import { expect, test } from 'vitest';
import { shorten } from './head';

test.each([
  ['is unchanged if it fits', 'A cold store.', 13, 'A cold store.'],
  ['ends with a complete word', 'A cold store in Zarqa', 16, 'A cold store…'],
  ['drops punctuation before the cut', 'A cold store, in Zarqa', 17, 'A cold store…'],
  ['is cut anywhere if it has no spaces', 'https://mail.example/a', 10, 'https://m…'],
])('a shortened text %s', (_what, text, length, shortened) => {
  expect(shorten(text, length)).toBe(shortened);
});
