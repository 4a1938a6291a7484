import { expect, test } from 'vitest';
import { formatDuration } from './duration';

test.each([
  [null, '–'],
  [0, '0 s'],
  [400, '0 s'],
  [42_000, '42 s'],
  [119_000, '119 s'],
  [120_000, '2 min'],
  [3_600_000, '60 min'],
  [7_200_000, '2 h'],
  [259_200_000, '3 d'],
])('%s milliseconds are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
