import { expect, test } from 'vitest';
import { paramsOf, queryOf } from './saved-views';

test('a view keeps the filters, the order and the search, and not the open lead', () => {
  const query = queryOf({ sort: '-due', owner: 'mine', search: 'a & ب', lead: 'some-id' });
  expect(queryOf(paramsOf(query))).toBe(query);
  expect(paramsOf(query)).toEqual({ sort: '-due', owner: 'mine', search: 'a & ب' });
  expect(Object.keys(paramsOf('owner=mine'))).toContain('lead');
});

test('the order in which filters were chosen makes no other view', () => {
  expect(queryOf({ owner: 'mine', status: 'won' })).toBe(queryOf({ status: 'won', owner: 'mine' }));
  expect(queryOf({ owner: undefined })).toBe('');
});
