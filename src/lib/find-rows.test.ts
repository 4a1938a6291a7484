import { expect, test } from 'vitest';
import { findRows } from './find-rows';

const ROWS = ['إدارة المُخاطر في الشركات', 'إعـــادة الهيكلة', 'Opening in Zürich'];
const found = (search: string) => findRows(ROWS, search, (row) => row);

test.each([
  ['without hamza and diacritics', 'ادارة المخاطر', [ROWS[0]]],
  ['with diacritics that the text does not have', 'الشَّرِكات', [ROWS[0]]],
  ['without tatweel, and with ه in place of ة', 'اعاده', [ROWS[1]]],
  ['in another case, without accents', ' ZURICH ', [ROWS[2]]],
  ['not at all', 'nothing', []],
])('a text is found %s', (_how, search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('no search finds all rows', () => {
  expect(found('  ')).toBe(ROWS);
});
