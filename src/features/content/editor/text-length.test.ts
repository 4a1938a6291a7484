import { expect, test } from 'vitest';
import { altFromName } from './alt-from-name';
import { lengthOf } from './text-length';

test.each([
  ['an empty text', '', 0],
  ['English words', "It’s a well-known warehouse, isn't it?", 6],
  ['Arabic words, with vowel signs', 'المُستودَع في عمّان يعمل', 4],
  ['Arabic and English words beside each other', 'The مستودع of Amman', 4],
  ['numbers', '1,240 orders in 2025, or 3.5 a day', 8],
  ['no marks of Markdown', '## **One** - two\n\n> 1. three\n\n| four | five |\n| --- | --- |', 6],
  ['no addresses', '[one](https://masar.example/two-three "x") ![four](/media/5/6.jpg)', 2],
  ['no fenced blocks', 'one\n\n```chart line\nx: W1 W2\n```\n\ntwo', 2],
])('the words of %s are counted', (_what, text, words) => {
  expect(lengthOf(text).words).toBe(words);
});

test('reading takes a minute for 200 words, and at least one', () => {
  expect(lengthOf('one').minutes).toBe(1);
  expect(lengthOf('word '.repeat(1_240))).toEqual({ words: 1_240, minutes: 6 });
});

test('200,000 characters are counted at once', () => {
  const startedAt = performance.now();
  for (const text of ['['.repeat(200_000), '](('.repeat(66_000), '```\n'.repeat(50_000)]) {
    lengthOf(text);
  }
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test.each([
  ['yard-in-the_morning.jpg', 'yard in the morning'],
  ['صورة المستودع.png', 'صورة المستودع'],
  ['a [big] yard.png', 'a big yard'],
  ['IMG_2031.jpeg', ''],
  ['image (3).png', ''],
  ['2025-11-24 10.22.33.png', ''],
  ['image of a yard.png', 'image of a yard'],
])('the first alt text of %s is %j', (name, alt) => {
  expect(altFromName(name)).toBe(alt);
});
