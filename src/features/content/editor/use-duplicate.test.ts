import { expect, test } from 'vitest';
import { duplicateOf } from './use-duplicate';

const item = (slug: string, title = 'Title') => ({ id: slug, slug, title });

test('a duplicate is a draft with a free slug', () => {
  const one = item('one');
  expect(duplicateOf(one, [one])).toEqual({
    title: 'Title (copy)',
    slug: 'one-copy',
    status: 'draft',
    publishedAt: null,
    translationOf: null,
  });
  expect(duplicateOf(one, [one, item('one-copy'), item('one-copy-2')]).slug).toBe('one-copy-3');
});

test('a duplicate of a long title and a long slug keeps within the limits', () => {
  const { title, slug } = duplicateOf(item('a'.repeat(100), 'b'.repeat(300)), []);
  expect([title.length, slug.length]).toEqual([300, 100]);
  expect(duplicateOf(item(`${'a'.repeat(94)}-bcdef`), []).slug).toBe(`${'a'.repeat(94)}-copy`);
});
