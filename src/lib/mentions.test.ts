import { expect, test } from 'vitest';
import {
  completeMention,
  matchingMention,
  mentionedIn,
  readMentions,
  withMention,
} from './mentions';

const PEOPLE = ['Sami', 'Samir', 'Lina Haddad', 'Lina', 'Lina', 'أحمد سعيد'].map((name) => ({
  name,
}));
const namesIn = (text: string) => mentionedIn(text, PEOPLE).map(({ name }) => name);

test.each([
  ['@Samir, please call', ['Samir']],
  ['@Sami and @Samir', ['Sami', 'Samir']],
  ['ask @Lina Haddad', ['Lina Haddad']],
  ['ask @Lina', ['Lina', 'Lina']],
  ['Sami, without a sign', []],
  ['@sami and @LINA haddad', ['Sami', 'Lina Haddad']],
  ['@Samira', []],
  ['write to x@Sami.example', []],
  ['(@Sami)', ['Sami']],
  ['@احمد', ['أحمد سعيد']],
])('%j mentions %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('a word that names nobody is reported', () => {
  expect(readMentions('@om and @sami, @ noon @5pm', PEOPLE)).toEqual({
    named: [{ name: 'Sami' }],
    unknown: ['@om'],
  });
  expect(readMentions('@li is @ho', PEOPLE).unknown).toEqual(['@li', '@ho']);
  expect(readMentions('@li', PEOPLE).unknown).toEqual([]);
});

test('a mention is a word of its own', () => {
  expect(withMention('', 'Sami')).toBe('@Sami ');
  expect(withMention('ask', 'Sami')).toBe('ask @Sami ');
  expect(withMention('ask ', 'Sami')).toBe('ask @Sami ');
});

test.each([
  ['ask @sa', ['Sami', 'Samir']],
  ['ask @had', ['Lina Haddad']],
  ['@أحم', ['أحمد سعيد']],
  ['@سع', ['أحمد سعيد']],
  ['@', PEOPLE.map(({ name }) => name)],
  ['@zo', []],
  ['@sa ', []],
  ['sami@sa', []],
  ['', []],
])('%j can become a mention of %j', (text, names) => {
  expect(matchingMention(text, PEOPLE).map(({ name }) => name)).toEqual(names);
});

test('a mention is completed by the whole name', () => {
  expect(completeMention('call @li', 'Lina Haddad')).toBe('call @Lina Haddad ');
  expect(completeMention('@', 'A $& B')).toBe('@A $& B ');
});
