import { expect, test } from 'vitest';
import { findStored, MissingRecord } from './find-stored';

test('a stored record is found by its id', () => {
  expect(findStored([{ id: 'a' }, { id: 'b' }], 'b', 'greeting')).toEqual({ id: 'b' });
});

test('a deleted record is named in the error', () => {
  expect(() => findStored([{ id: 'a' }], 'b', 'greeting')).toThrow(new MissingRecord('greeting'));
});
