import { describe, expect, test } from 'vitest';
import { createTestApp, STAFF } from '../../../test/test-app';
import { problemOf } from '../../../test/responses';
import { aPage } from '../../pages/pages.examples';
import { anInsight } from '../../insights/insights.examples';
import { findFigureMistakes } from './figures.schema';

const fenced = (info: string, ...lines: string[]) =>
  ['Text.', '', `\`\`\`${info}`, ...lines, '```'].join('\n');

const line = (...lines: string[]) => fenced('chart line', 'title: T', 'x: A B C', ...lines);
const rows = (...lines: string[]) => fenced('chart bar', 'title: T', ...lines);

const MISTAKES: [string, string, string][] = [
  [
    'an unknown chart',
    fenced('chart pie'),
    'Line 3: a chart is bar, line, area, dots or steps, not “pie”',
  ],
  ['a chart without a kind', fenced('chart'), 'Line 3: a chart is bar, line, area, dots or steps'],
  ['no title', fenced('chart line', 'x: A', 'S: 1'), 'Line 3: the chart needs a title'],
  ['no x', fenced('chart area', 'title: T', 'S: 1'), 'Line 3: an area chart needs a line with x'],
  ['an empty title', fenced('chart bar', 'title:', 'S: 1'), 'Line 4: title has no text'],
  ['two titles', rows('title: U', 'S: 1'), 'Line 5: title is given twice'],
  [
    'a long title',
    fenced('chart bar', `title: ${'a'.repeat(151)}`),
    'Line 4: title must have at most 150 characters',
  ],
  ['a line without a colon', rows('S 1'), 'Line 5: “S 1” lacks a name and a colon'],
  ['a misspelt option', rows('souce: The gate'), 'Line 5: “The” is not a number'],
  ['a word for a number', line('S: 1 2 x3x'), 'Line 6: “x3x” is not a number'],
  ['no numbers', rows(), 'Line 3: the chart has no numbers'],
  ['nothing but gaps', line('S: - - -'), 'Line 3: the chart has no numbers'],
  ['numbers without a name', line(': 1 2 3'), 'Line 6: the numbers have no name'],
  ['too few numbers', line('S: 1 2'), 'Line 6: “S” has 2 numbers; x has 3 places'],
  [
    'too many numbers in a row',
    rows('S: 1 2'),
    'Line 5: “S” has 2 numbers; a row without x has one',
  ],
  ['a name twice', line('S: 1 2 3', 'S: 1 2 3'), 'Line 7: “S” is given twice'],
  [
    'a place twice',
    fenced('chart line', 'title: T', 'x: A A', 'S: 1 2'),
    'Line 5: x has “A” twice',
  ],
  [
    'an empty place',
    fenced('chart line', 'title: T', 'x: A,,B', 'S: 1 2 3'),
    'Line 5: x has an empty place between two commas',
  ],
  ['a range on x', line('S: 1..2 3 4'), 'Line 6: ranges need a bar chart without x'],
  ['half a range', rows('S: 1..'), 'Line 5: “1..” is not a range such as 10..20'],
  ['a range that ends before it begins', rows('S: 3..1'), 'Line 5: “3..1” ends before it begins'],
  [
    'a day that does not exist',
    rows('S: 02-30..03-01'),
    'Line 5: “02-30..03-01” is not a range such as 10..20',
  ],
  [
    'days and numbers',
    rows('S: 1..2', 'T: 02-01..03-01'),
    'Line 3: days, ranges and numbers do not mix in one chart',
  ],
  [
    'ranges and numbers',
    rows('S: 1..2', 'T: 3'),
    'Line 3: days, ranges and numbers do not mix in one chart',
  ],
  ['an unknown highlight', rows('S: 1', 'highlight: U'), 'Line 6: nothing is called “U”'],
  [
    'a scale of one number',
    rows('S: 1', 'scale: 9'),
    'Line 6: scale is a range such as 0 to 35, not “9”',
  ],
  [
    'a scale that falls',
    rows('S: 1', 'scale: 9 to 1'),
    'Line 6: scale is a range such as 0 to 35, not “9 to 1”',
  ],
  ['a mark at no place', line('S: 1 2 3', 'mark: D, here'), 'Line 7: x has no “D”'],
  ['a mark to no place', line('S: 1 2 3', 'mark: A to D, here'), 'Line 7: x has no “D”'],
  [
    'a mark without a text',
    line('S: 1 2 3', 'mark: A'),
    'Line 7: mark is a place of x, a comma and a text',
  ],
  ['a mark without x', rows('S: 1', 'mark: A, here'), 'Line 6: a mark needs a chart with x'],
  [
    'four marks',
    line('S: 1 2 3', ...Array<string>(4).fill('mark: A, here')),
    'Line 10: a chart has at most 3 marks',
  ],
  [
    'a limit without a number',
    line('S: 1 2 3', 'limit: high, here'),
    'Line 7: limit is a number, a comma and a text',
  ],
  [
    'six series',
    line(...['S', 'T', 'U', 'V', 'W', 'X'].map((name) => `${name}: 1 2 3`)),
    'Line 11: a chart has at most 5 lines of numbers',
  ],
  [
    '21 rows',
    rows(...Array.from({ length: 21 }, (_, row) => `R${row}: 1`)),
    'Line 25: a chart has at most 20 rows',
  ],
  [
    '101 places',
    fenced(
      'chart line',
      'title: T',
      `x: ${Array.from({ length: 101 }, (_, place) => place).join(' ')}`,
    ),
    'Line 5: x has 101 places; a chart has at most 100',
  ],
  [
    'a number of many digits',
    rows(`S: ${'9'.repeat(30)}`),
    `Line 5: “${'9'.repeat(30)}” is not a number`,
  ],
  ['an empty callout', fenced('callout', 'title: A'), 'Line 3: the callout has no text'],
  [
    'words behind a callout',
    fenced('callout big', 'A'),
    'Line 3: nothing follows “callout” on its line',
  ],
  ['no steps', fenced('steps'), 'Line 3: there are no steps'],
  [
    'a text before the first step',
    fenced('steps', 'First', '1. Second'),
    'Line 4: a step begins with its number, such as “1. Count”',
  ],
  ['a step without a title', fenced('steps', '1.  '), 'Line 4: the step has no text'],
  [
    'a figure without a caption',
    fenced('figure', '![A](/a.png)'),
    'Line 3: the figure needs a caption',
  ],
  [
    'a figure of unknown width',
    fenced('figure', 'caption: A', 'width: huge', 'B'),
    'Line 5: width is text, wide or small',
  ],
  ['an empty figure', fenced('figure', 'caption: A'), 'Line 3: the figure has no text'],
];

const DAYS = 'days: Days sooner, 1 to 20 by 1, 4';
const calculation = (...lines: string[]) => fenced('calculation', 'title: T', ...lines);
const result = (formula: string) =>
  calculation(DAYS, 'table: days 1 2', `result: Cash = ${formula}`);

const WRONG_CALCULATIONS: [string, string, string][] = [
  ['no title', fenced('calculation', DAYS), 'Line 3: the calculation needs a title'],
  ['no inputs', calculation('result: A = 1'), 'Line 3: the calculation has no inputs'],
  ['no result', calculation(DAYS), 'Line 3: the calculation has no result'],
  [
    'no table',
    calculation(DAYS, 'result: A = 1'),
    'Line 3: the calculation needs a line with table',
  ],
  ['a line without a colon', calculation('days'), 'Line 5: “days” lacks a name and a colon'],
  ['two tables', calculation('table: a 1', 'table: a 1'), 'Line 6: table is given twice'],
  [
    'a name with a blank',
    calculation('no days: Days, 1 to 2 by 1, 1'),
    'Line 5: “no days” must be a name of Latin letters',
  ],
  ['a name twice', calculation(DAYS, DAYS), 'Line 6: “days” is given twice'],
  [
    'an input without a step',
    calculation('days: Days, 1 to 20, 4'),
    'Line 5: an input is a label, a range and a start: Days, 1 to 20 by 1, 4',
  ],
  [
    'a start outside of the range',
    calculation('days: Days, 1 to 20 by 1, 40'),
    'Line 5: the range must rise and hold the start',
  ],
  [
    'six inputs',
    calculation(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}: A, 1 to 2 by 1, 1`)),
    'Line 10: a calculation has at most 5 inputs',
  ],
  [
    'five results',
    calculation(DAYS, 'table: days 1', ...Array<string>(5).fill('result: A = 1')),
    'Line 3: a calculation has at most 4 results',
  ],
  [
    'a table of nothing',
    calculation(DAYS, 'result: A = 1', 'table: days'),
    'Line 7: the table has no numbers',
  ],
  [
    'a table of an unknown input',
    calculation(DAYS, 'result: A = 1', 'table: weeks 1'),
    'Line 7: nothing is called “weeks”',
  ],
  [
    'a word in the table',
    calculation(DAYS, 'result: A = 1', 'table: days few'),
    'Line 7: “few” is not a number',
  ],
  [
    '13 rows',
    calculation(DAYS, 'result: A = 1', `table: days ${'1 '.repeat(13).trim()}`),
    'Line 7: the table has at most 12 rows',
  ],
  [
    'a result without a formula',
    calculation(DAYS, 'table: days 1', 'result: Cash'),
    'Line 7: result is a label, = and a formula',
  ],
  ['an unknown name', result('weeks * 2'), 'Line 7: in the formula, nothing is called “weeks”'],
  ['a missing number', result('days *'), 'Line 7: in the formula, it ends too early'],
  ['an open bracket', result('(days + 1'), 'Line 7: in the formula, a bracket is not closed'],
  ['two signs', result('days * / 2'), 'Line 7: in the formula, “/” has no place there'],
  ['two numbers', result('days 2'), 'Line 7: in the formula, “2” has no place there'],
  [
    'a name of objects as a sign',
    result('days constructor 2'),
    'Line 7: in the formula, “constructor” has no place there',
  ],
  ['a foreign sign', result('days ^ 2'), 'Line 7: in the formula, “^ 2” is no part'],
  ['a call', result('alert(1)'), 'Line 7: in the formula, nothing is called “alert”'],
  [
    'a name of objects',
    result('constructor'),
    'Line 7: in the formula, nothing is called “constructor”',
  ],
  [
    'a division by zero in the table',
    result('1 / (days - 2)'),
    'Line 7: the result has no value where days is 2',
  ],
];

test.each(WRONG_CALCULATIONS)(
  'a calculation with %s is a mistake with its line',
  (_, text, message) => {
    expect(findFigureMistakes(text)).toEqual([message]);
  },
);

test.each(MISTAKES)('%s is a mistake with its line', (_, text, message) => {
  expect(findFigureMistakes(text)).toEqual([message]);
});

test.each([
  ['code', '```\nchart\n```\n\n```ts chart\nx\n```'],
  ['a block in a longer code block', '````\n```chart pie\n```\n````'],
  ['a block in code of the other mark', '~~~\n```chart pie\n```\n~~~'],
  ['words with marks on one line', '```chart pie``` is code'],
  ['indented code', '    ```chart pie'],
])('%s is no figure', (_, text) => {
  expect(findFigureMistakes(text)).toEqual([]);
});

test('each figure has at most one mistake, and the lines count through the text', () => {
  const text = `${fenced('chart pie')}\r\n${fenced('callout')}\n~~~steps`;
  expect(findFigureMistakes(text)).toEqual([
    'Line 3: a chart is bar, line, area, dots or steps, not “pie”',
    'Line 7: the callout has no text',
    'Line 9: there are no steps',
  ]);
});

test('a text has at most 30 figures', () => {
  const text = '```callout\nA\n```\n'.repeat(31);
  expect(findFigureMistakes(text)).toEqual(['Line 91: a text has at most 30 figures']);
});

describe('a text with a wrong figure', () => {
  const wrong = line('S: 1 2');
  const message = 'Line 6: “S” has 2 numbers; x has 3 places';
  const post = async (path: string, body: unknown) => {
    const response = await createTestApp().send('POST', path, body, STAFF);
    expect(response.status).toBe(400);
    return (await problemOf(response)).errors;
  };

  test('is refused at its field when an insight is saved', async () => {
    const errors = await post('/api/admin/insights', { ...anInsight(), content: wrong });
    expect(errors).toEqual([{ path: 'content', message }]);
  });

  test('is refused at its block when a page is saved', async () => {
    const content = [
      { type: 'richText', markdown: 'Fine' },
      { type: 'richText', markdown: wrong },
    ];
    const errors = await post('/api/admin/pages', { ...aPage(), content });
    expect(errors).toEqual([{ path: 'content.1.markdown', message }]);
    const ofText = await post('/api/admin/pages', { ...aPage(), content: wrong });
    expect(ofText).toEqual([{ path: 'content', message }]);
  });
});
