import { expect, test } from 'vitest';
import { shorten } from './shorten';

test.each([
  ['is unchanged if it fits', 'A cold store.', 13, 'A cold store.'],
  ['ends with a complete word', 'A cold store in Zarqa', 16, 'A cold store…'],
  ['drops punctuation before the cut', 'A cold store, in Zarqa', 17, 'A cold store…'],
  ['ends with a sentence', 'A cold store. Two trucks wait', 24, 'A cold store.'],
  ['goes on after a short sentence', 'Cold. Two trucks wait outside', 24, 'Cold. Two trucks wait…'],
  ['keeps the number 2.5 whole', 'A store of 2.5 hectares here', 20, 'A store of 2.5…'],
  ['is cut anywhere if it has no spaces', 'https://mail.example/a', 10, 'https://m…'],
])('a shortened text %s', (_what, text, length, shortened) => {
  expect(shorten(text, length)).toBe(shortened);
});
