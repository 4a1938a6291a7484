import { describe, expect, test } from 'vitest';
import { linearScale, linePath } from './scales';

describe('a scale', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [24, [0, 10, 20, 30]],
    [100, [0, 50, 100]],
    [1_234, [0, 500, 1_000, 1_500]],
    [98_765, [0, 50_000, 100_000]],
  ])('up to %d has round ticks and reaches at least that value', (max, ticks) => {
    expect(linearScale(max, 0, 100).ticks).toEqual(ticks);
  });

  test('maps 0 to its start and the last tick to its end', () => {
    const { at } = linearScale(100, 200, 20);
    expect([at(0), at(50), at(100)]).toEqual([200, 110, 20]);
  });
});

test('a path goes through all points', () => {
  expect(linePath([])).toBe('');
  expect(
    linePath([
      [0, 10],
      [5, 2.5],
    ]),
  ).toBe('M0,10L5,2.5');
});
