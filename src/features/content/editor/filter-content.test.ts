import { expect, test } from 'vitest';
import { filterContent, type ListedItem } from './filter-content';

const item = (id: string, values: Partial<ListedItem>): ListedItem => ({
  id,
  slug: id,
  title: id,
  status: 'published',
  publishedAt: null,
  language: 'en',
  authorId: null,
  translationOf: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...values,
});

const rows = [
  item('b', { status: 'draft', category: 'ERP' }),
  item('a', { language: 'ar', authorId: 'yara', publishedAt: '2026-11-20T00:00:00.000Z' }),
  item('c', { authorId: 'yara', updatedAt: '2026-11-10T00:00:00.000Z' }),
];
const changes = new Map([['b', { id: 'b', name: 'Lina', createdAt: '2026-11-24T00:00:00.000Z' }]]);

test.each([
  [{}, 'bac'],
  [{ status: 'draft' }, 'b'],
  [{ status: 'scheduled' }, ''],
  [{ language: 'ar' }, 'a'],
  [{ author: 'yara' }, 'ac'],
  [{ author: 'none' }, 'b'],
  [{ category: 'ERP' }, 'b'],
  [{ author: 'yara', language: 'en' }, 'c'],
  [{ sort: 'title' }, 'abc'],
  [{ sort: '-title' }, 'cba'],
  [{ sort: '-date' }, 'abc'],
  [{ sort: '-changed' }, 'bca'],
  [{ sort: '__proto__' }, 'bac'],
])('%j lists %s', (filters, ids) => {
  expect(
    filterContent(rows, filters, changes, ({ publishedAt }) => publishedAt)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});
