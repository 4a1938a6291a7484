import { expect, test } from 'vitest';
import { splitLead, splitOpening } from './split-lead';

test.each([
  ['One sentence.', 'One sentence.', []],
  ['First. Second, of 3.5 days. Third.', 'First.', ['Second, of 3.5 days. Third.']],
  ['First.\n\nSecond. Third.', 'First.', ['Second. Third.']],
  ['It took 3.5 days? Yes.\n\nThird.', 'It took 3.5 days?', ['Yes.', 'Third.']],
  ['لماذا؟ لأن السجل يتغير.', 'لماذا؟', ['لأن السجل يتغير.']],
  ['', '', []],
])('%j begins with %j', (text, lead, paragraphs) => {
  expect(splitLead(text)).toEqual({ lead, paragraphs });
});

test('a short first paragraph is the opening, of a long one its first sentence', () => {
  expect(splitOpening('One. Two.\n\nThree.')).toEqual({
    lead: 'One. Two.',
    paragraphs: ['Three.'],
  });
  const long = `One. ${'Two words. '.repeat(20).trim()}`;
  expect(splitOpening(long).lead).toBe('One.');
});
