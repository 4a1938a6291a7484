import { expect, test } from 'vitest';
import { splitLead } from './split-lead';

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
