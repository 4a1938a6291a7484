import { expect, test } from 'vitest';
import { dateReader } from './read-dates';

test.each([
  ['31/10/2026', '2026-10-31'],
  ['1.2.2026', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['٣١/١٠/٢٠٢٦', '2026-10-31'],
  ['31/10/2026 9:05', '2026-10-31T09:05:00Z'],
  ['31/10/2026, 14:05:09', '2026-10-31T14:05:09Z'],
  ['2026-10-31', '2026-10-31'],
  ['31/10.2026', '31/10.2026'],
  ['yesterday', 'yesterday'],
  ['', ''],
])('%s is read as %s', (text, iso) => {
  expect(dateReader([text])(text)).toBe(iso);
});

test('the month is first where a date of the column can have it nowhere else', () => {
  const read = dateReader(['01/02/2026', '10/31/2026']);
  expect(['01/02/2026', '10/31/2026'].map(read)).toEqual(['2026-01-02', '2026-10-31']);
});
