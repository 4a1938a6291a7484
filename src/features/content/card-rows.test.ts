import { describe, expect, test } from 'vitest';
import { cardRows } from './card-rows';

const rowsOf = (count: number) => {
  const rows: number[] = [];
  for (let at = 0; at < count; at += rows.at(-1) ?? 1) rows.push(cardRows(count)[at] ?? 0);
  return rows.join(' ');
};

describe('the rows of a list of cards', () => {
  test.each([
    [0, ''],
    [1, '1'],
    [2, '2'],
    [3, '1 2'],
    [4, '1 3'],
    [5, '1 2 2'],
    [6, '1 2 3'],
    [7, '1 2 2 2'],
    [8, '1 2 3 2'],
    [9, '1 2 3 3'],
    [10, '1 2 3 2 2'],
    [18, '1 2 3 3 1 2 3 3'],
    [31, '1 2 3 3 1 2 3 3 1 2 3 3 1 3'],
  ])('of %i are %s', (count, rows) => {
    expect(rowsOf(count)).toBe(rows);
  });

  test('are full, and no small card stands alone', () => {
    for (let count = 0; count < 80; count++) {
      const sizes = rowsOf(count).split(' ').filter(Boolean).map(Number);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
    }
  });
});
