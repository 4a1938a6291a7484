import { expect, test } from 'vitest';
import { withHead } from './message-head';

const CALL = 'I would like a call.';
const [ONE, TWO] = ['Time 1: Monday', 'Time 2: Tuesday'];

test.each([
  ['an empty message', '', [], [CALL], `${CALL}\n\n`],
  ['a text', 'Hello', [], [CALL], `${CALL}\n\nHello`],
  ['a head with another line', `${CALL}\n\nHello`, [CALL], [CALL, ONE], `${CALL}\n${ONE}\n\nHello`],
  ['a head of which a line goes', `${CALL}\n${ONE}\n\nHi`, [CALL, ONE], [CALL], `${CALL}\n\nHi`],
  ['a head that goes', `${CALL}\n\nHello\n\nBye`, [CALL], [], 'Hello\n\nBye'],
  ['a text in place of the head', 'Hello', [CALL], [CALL, ONE], `${ONE}\n\nHello`],
  [
    'a line that was changed',
    `${CALL}\n${ONE}, or later\n\nHello`,
    [CALL, ONE],
    [CALL, ONE, TWO],
    `${CALL}\n${TWO}\n\n${ONE}, or later\n\nHello`,
  ],
])('%s', (_name, message, before, lines, expected) => {
  expect(withHead(message, before, lines)).toBe(expected);
});
