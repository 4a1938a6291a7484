import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderForFeed, renderMarkdown } from '../markdown';
import { parseFormula } from './formula.schema';

const SOURCE = [
  '```calculation',
  'title: What faster payment is worth',
  'unit: Dinars',
  'sales: Sales in a year, before tax, 1,000,000 to 50,000,000 by 500,000, 10,000,000',
  'days: Days sooner, 1 to 20 by 1, 4',
  'rate: Percent <a year>, 1 to 15 by 0.5, 8',
  'table: days 1 4',
  'result: Released once = sales / 365 * days',
  'result: Worth each year = sales / 365 * days * rate / 100',
  'source: Invented.',
  '```',
].join('\n');

const documentOf = (html: string) => new JSDOM(html).window.document;
const cellsOf = (document: Document) =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

const TABLE = [
  ['Days sooner', 'Released once', 'Worth each year'],
  ['1', '27,397', '2,192'],
  ['4', '109,589', '8,767'],
];

test('a calculation has a table of worked values, and says what the other inputs are', () => {
  const document = documentOf(renderMarkdown(SOURCE).html);
  expect(cellsOf(document)).toEqual(TABLE);
  expect(document.querySelector('.fx-note')?.textContent).toBe(
    'In the table: Sales in a year, before tax: 10,000,000; Percent <a year>: 8.',
  );
  expect(document.querySelector('figcaption')?.textContent).toBe('Invented.');
});

test('a calculation carries its inputs and formulas for the script as data', () => {
  const figure = documentOf(renderMarkdown(SOURCE).html).querySelector<HTMLElement>('.fx-calc');
  const data = JSON.parse(figure?.dataset.calculation ?? '') as Record<string, unknown[]>;
  expect(data.inputs?.[2]).toEqual({
    name: 'rate',
    label: 'Percent <a year>',
    from: 1,
    to: 15,
    step: 0.5,
    start: 8,
  });
  expect(data.results?.[0]).toEqual({ label: 'Released once', formula: 'sales / 365 * days' });
});

test('the feed has the table without the data for the script', () => {
  const html = renderForFeed(SOURCE);
  expect(cellsOf(documentOf(html))).toEqual(TABLE);
  expect(html).not.toContain('data-calculation');
});

test('an Arabic calculation runs from right to left, with Latin digits', () => {
  const source = SOURCE.replace('What faster payment is worth', 'قيمة الدفع الأبكر').replace(
    'Days sooner, 1 to 20 by 1, 4',
    'أيام أبكر، 1 إلى 20 بخطوة 1، 4',
  );
  const document = documentOf(renderMarkdown(source).html);
  expect(document.querySelector('.fx-calc')?.getAttribute('dir')).toBe('rtl');
  expect(cellsOf(document)[2]).toEqual(['4', '109,589', '8,767']);
  expect(document.querySelector('.fx-note')?.textContent).toMatch(/^في الجدول: .*؛ /);
});

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['8 / 4 / 2', 1],
  ['a*(a+0.5)', 5],
])('%s is %d', (text, expected) => {
  expect(parseFormula(text, ['a'])({ a: 2 })).toBe(expected);
});
