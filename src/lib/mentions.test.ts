import { expect, test } from 'vitest';
import { mentionedIn, withMention } from './mentions';

const PEOPLE = ['Sami', 'Samir', 'Lina Haddad', 'Lina', 'Lina'].map((name) => ({ name }));
const namesIn = (text: string) => mentionedIn(text, PEOPLE).map(({ name }) => name);

test.each([
  ['@Samir, please call', ['Samir']],
  ['@Sami and @Samir', ['Sami', 'Samir']],
  ['ask @Lina Haddad', ['Lina Haddad']],
  ['ask @Lina', ['Lina', 'Lina']],
  ['Sami, without a sign', []],
])('%j mentions %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('a mention is a word of its own', () => {
  expect(withMention('', 'Sami')).toBe('@Sami ');
  expect(withMention('ask', 'Sami')).toBe('ask @Sami ');
  expect(withMention('ask ', 'Sami')).toBe('ask @Sami ');
});
