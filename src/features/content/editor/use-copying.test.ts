import { expect, test } from 'vitest';
import { duplicateOf, translationOf } from './use-copying';

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

test('a translation is a draft of another language with a slug of that language', () => {
  const one = item('one');
  expect(translationOf(one, 'ar', [one])).toEqual({
    title: 'Title',
    slug: 'one-ar',
    status: 'draft',
    publishedAt: null,
    language: 'ar',
    translationOf: 'one',
  });
  expect(translationOf(one, 'ar', [one, item('one-ar')]).slug).toBe('one-ar-2');
});
