import { expect, test } from 'vitest';
import { LANGUAGES } from '../../db/public-enums';
import { plural, pluralRule } from './copy';

test.each(LANGUAGES)('the form of a plural is the one that Intl selects: %s', (language) => {
  const intl = new Intl.PluralRules(language);
  for (let count = 0; count <= 1_250; count += 1) {
    expect({ count, rule: pluralRule(language, count) }).toEqual({
      count,
      rule: intl.select(count),
    });
  }
});

test('a count is written in its text, with Latin digits', () => {
  const arabic = { one: 'مقال واحد', two: 'مقالان', few: '{count} مقالات', other: '{count} مقال' };
  expect(plural('ar', 2, arabic)).toBe('مقالان');
  expect(plural('ar', 31, { ...arabic, many: '{count} مقالًا' })).toBe('31 مقالًا');
  expect(plural('en', 31, { one: '{count} article', other: '{count} articles' })).toBe(
    '31 articles',
  );
});
