import { expect, test } from 'vitest';
import { paramsOf, queryOf, withoutView, withQuery, withView } from './saved-views';

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

const view = (name: string, isDefault = false) => ({ name, isDefault, query: `search=${name}` });
const [A, B, C] = [view('A'), view('B', true), view('C')];

test('a view is renamed though others have gone or come meanwhile', () => {
  const renamed = view('New', true);
  expect(withView('B', renamed)([B, C])).toEqual([C, renamed]);
  expect(withView('B', renamed)([A, C])).toEqual([A, C, renamed]);
});

test('only one view is the default', () => {
  expect(withView(null, view('D', true))([A, B])).toEqual([A, view('B'), view('D', true)]);
  expect(withView('B', { ...B, isDefault: false })([A, B])).toEqual([A, view('B')]);
});

test('an Undo puts back the deleted view, and leaves those that were saved meanwhile', () => {
  expect(withoutView('A')([A, B])).toEqual([B]);
  expect(withView(null, A)([B, C])).toEqual([B, C, A]);
});

test('an Undo of changed filters finds the view by its name', () => {
  expect(withQuery('A', 'status=won')([C, A])).toEqual([C, { ...A, query: 'status=won' }]);
  expect(withQuery('A', 'status=won')([C])).toEqual([C]);
});
