import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { dangersIn } from '../../../test/dangers';
import { HOSTILE_STRINGS } from '../../../test/hostile-strings';
import { renderForFeed, renderMarkdown } from '../markdown';

const fenced = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n');

function read(source: string) {
  const { html } = renderMarkdown(source);
  const { document } = new JSDOM(html).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const cells = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  return { html, document, texts, cells, attribute };
}

const LINES = ['x: A B C', '2024: 10 20 30', '2025: 30 20 10'];

describe.each(['line', 'area', 'dots', 'steps', 'bar'])('a %s chart', (kind) => {
  const { texts, cells, attribute, document } = read(
    fenced(`chart ${kind}`, 'title: Orders', 'unit: Cartons', ...LINES, 'source: The log.'),
  );

  test('has its title, unit and source as text', () => {
    expect(texts('.fx-title')).toEqual(['Orders']);
    expect(texts('.fx-unit')).toEqual(['Cartons']);
    expect(texts('figcaption')).toEqual(['The log.']);
  });

  test('has all of its numbers in a table', () => {
    expect(cells).toEqual([
      ['Item', '2024', '2025'],
      ['A', '10', '30'],
      ['B', '20', '20'],
      ['C', '30', '10'],
    ]);
    expect(texts('summary')).toEqual(['View as a table: Orders']);
  });

  test('says what it shows', () => {
    expect(attribute('.fx-plot', 'role')).toBe('img');
    const label = attribute('.fx-plot', 'aria-label') ?? '';
    expect(label).toMatch(/^(\w+ chart|Chart)/);
    expect(label).toContain('2024: lowest 10 at A, highest 30 at C');
  });

  test('names both series in the picture, which do not differ by colour alone', () => {
    const named = [...texts('.fx-label'), ...texts('.fx-k')];
    expect(named.filter((text) => text === '2024' || text === '2025')).toHaveLength(2);
    const drawn = [...document.querySelectorAll('.fx-in path[class*="fx-c"]')];
    const looks = drawn.map((path) => /fx-c\d/.exec(path.getAttribute('class') ?? '')?.[0]);
    expect(new Set(looks)).toEqual(new Set(['fx-c1', 'fx-c2']));
  });
});

test('a missing number is a gap in the line and a dash in the table', () => {
  const { attribute, cells } = read(
    fenced('chart line', 'title: T', 'x: A B C D E', 'S: 1 2 - 3 4'),
  );
  expect(attribute('.fx-line.fx-c6', 'd')?.match(/M/g)).toHaveLength(2);
  expect(cells[3]).toEqual(['C', '–']);
});

test('steps stand until the next place, a line goes straight to it', () => {
  const pathOf = (kind: string) =>
    read(fenced(`chart ${kind}`, 'title: T', 'x: A B', 'S: 0 4')).attribute('.fx-line', 'd');
  expect(pathOf('steps')).toBe('M0 400L500 400L500 0L1000 0');
  expect(pathOf('line')).toBe('M15 400L985 0');
});

test('numbers on x lie at their distances', () => {
  const { attribute } = read(fenced('chart line', 'title: T', 'x: 0 1 10', 'S: 0 4 4'));
  expect(attribute('.fx-line', 'd')).toBe('M15 400L112 0L985 0');
});

test('rows show each number beside its bar, and one of them stands out', () => {
  const { texts, attribute, cells } = read(
    fenced(
      'chart bar',
      'title: T',
      'unit: Error',
      'scale: 0 to 40',
      'Copy: 30%',
      'Model: 10%',
      'highlight: Model',
    ),
  );
  expect(texts('.fx-row')).toEqual(['Copy30%', 'Model10%']);
  expect(texts('.fx-hi')).toEqual(['Model10%']);
  expect(attribute('.fx-hi .fx-bar', 'd')).toBe('M0 0H25V10H0z');
  expect(cells[0]).toEqual(['Item', 'Error']);
});

test('the first column of the table says what a row is', () => {
  const lines = ['title: T', 'rows: Week', 'x: 1 2', 'S: 3 4'];
  expect(read(fenced('chart line', ...lines)).cells[0]).toEqual(['Week', 'S']);
});

test('ranges of days lie on an axis of months and are dates in the table', () => {
  const { texts, cells } = read(
    fenced('chart bar', 'title: T', '2025: 03-01..03-29', '2026: 02-18..03-19'),
  );
  expect(texts('.fx-x')).toEqual(['Feb', 'Mar']);
  expect(cells).toEqual([
    ['Item', 'From', 'To'],
    ['2025', 'Mar 1', 'Mar 29'],
    ['2026', 'Feb 18', 'Mar 19'],
  ]);
});

test('where one range has no room for its whole text on a phone, all rows are short there', () => {
  const rows = (...ranges: string[]) => {
    const { document } = read(fenced('chart bar', 'title: T', ...ranges));
    return [...document.querySelectorAll('.fx-n')].map(({ textContent }) => textContent);
  };
  expect(rows('A: 1..2', 'B: 1..3')).toEqual([]);
  expect(rows('2021: 04-13..05-12', '2023: 03-23..04-20', '2026: 02-18..03-19')).toEqual([
    'From Apr 13',
    'From Mar 23',
    'From Feb 18',
  ]);
});

test('marks and limits are in the picture, and below the table with their places', () => {
  const { texts, document } = read(
    fenced(
      'chart line',
      'title: T',
      'x: 1 2 3',
      'S: 1 2 9',
      'mark: 1 to 2, twice',
      'mark: 2.5, here',
      'limit: 8, too warm',
    ),
  );
  expect(texts('.fx-mark')).toEqual(['twice', 'here']);
  expect(document.querySelectorAll('.fx-span')).toHaveLength(1);
  expect(document.querySelectorAll('.fx-rule')).toHaveLength(1);
  expect([...texts('.fx-label'), ...texts('.fx-k')]).toContain('too warm');
  expect(texts('.fx-note')).toEqual(['1 to 2: twice', '2.5: here', '8: too warm']);
});

test('an Arabic chart reads from right to left around its picture, with the digits as typed', () => {
  const { attribute, texts } = read(
    fenced('chart line', 'title: الطلبات', 'x: أ ب', 'الأول: ٩٨ ١٠٫٥', 'الثاني: ٩٩ ١٠٣'),
  );
  expect(attribute('figure', 'dir')).toBe('rtl');
  expect(attribute('figure', 'lang')).toBe('ar');
  expect(texts('summary')).toEqual(['الأرقام في جدول: الطلبات']);
  expect(texts('.fx-y')).toContain('١٠٠');
  expect(texts('td bdi')).toContain('١٠٫٥');
  const label = attribute('.fx-plot', 'aria-label');
  expect(label).toContain('الأدنى ١٠٫٥ عند ب، والأعلى ٩٨ عند أ؛ الثاني:');
});

test('a long name is short in the picture and whole in the table', () => {
  const name = 'A very long name of a line that nobody can read on a phone';
  const { texts } = read(fenced('chart line', 'title: T', 'x: A B', `${name}: 1 9`, 'S: 9 1'));
  const named = [...texts('.fx-label'), ...texts('.fx-k')];
  expect(named.some((text) => text === name || text.endsWith('…'))).toBe(true);
  expect(texts('th[scope="col"]')).toContain(name);
});

test('a callout, steps and a figure hold Markdown, in which figures are code', () => {
  const source = [
    fenced('callout', 'title: A rule', 'Ask **twice**.', '~~~callout', 'inner', '~~~'),
    fenced('steps', '1. Count', '   The *shelf*.', '2. Compare'),
    fenced('figure', 'caption: The gate', 'width: wide', '', '![A gate](/gate.png)'),
  ].join('\n\n');
  const { texts, document, attribute } = read(source);
  expect(texts('aside.fx-call .fx-title')).toEqual(['A rule']);
  expect(texts('aside strong')).toEqual(['twice']);
  expect(texts('aside pre')).toEqual(['inner\n']);
  expect(texts('ol.fx-steps h3.fx-title')).toEqual(['Count', 'Compare']);
  expect(texts('ol em')).toEqual(['shelf']);
  expect(attribute('figure.fx-wide img', 'alt')).toBe('A gate');
  expect(attribute('figure.fx-wide img', 'loading')).toBe('lazy');
  expect(texts('figcaption')).toEqual(['The gate']);
  expect(document.querySelectorAll('aside')).toHaveLength(1);
});

test('a stored figure with a mistake, and what comes after the thirtieth, is code', () => {
  expect(read(fenced('chart pie', 'S: 1')).texts('pre code')).toEqual(['S: 1\n']);
  const { document } = read(`${fenced('callout', 'A')}\n\n`.repeat(32));
  expect(document.querySelectorAll('aside')).toHaveLength(30);
  expect(document.querySelectorAll('pre')).toHaveLength(2);
});

test('the feed has tables, captions and texts without styles and pictures', () => {
  const html = renderForFeed(
    [
      fenced('chart line', 'title: Orders', ...LINES, 'mark: B, here', 'source: The log.'),
      fenced('callout', 'title: A rule', 'Ask.'),
      fenced('steps', '1. Count', '   Now.'),
      fenced('figure', 'caption: The gate', '![A gate](/gate.png)'),
    ].join('\n\n'),
  );
  expect(html).not.toMatch(/<svg|style=|class="fx-(?!unit|sr)|<details/);
  const { document } = new JSDOM(html).window;
  expect(document.querySelectorAll('td bdi')).toHaveLength(6);
  expect(document.querySelector('figcaption')?.textContent).toBe('B: here · The log.');
  expect(document.body.textContent).toMatch(/A rule[^]*Ask\.[^]*Count[^]*Now\.[^]*The gate/);
});

/** Each text in each place of a figure that takes any text. */
const attacked = (text: string) => {
  const [line = ''] = text.split('\n');
  const place = line.replaceAll(/[,،]/g, '');
  return [
    fenced(
      'chart line',
      `title: ${line}`,
      `unit: ${line}`,
      `x: ${place}, B`,
      `${place}: 1 2`,
      'U: 2 1',
      `mark: B, ${line}`,
      `limit: 1, ${line}`,
      `source: ${line}`,
      `alt: ${line}`,
    ),
    fenced('chart bar', `title: ${line}`, `${place}: 1..2`, 'U: 2..3'),
    fenced('chart bar', `title: ${line}`, `${place}: 1`),
    fenced('chart bar', `title: ${line}`, `x: ${place}, B`, `${place}: 1 2`),
    fenced('callout', `title: ${line}`, text),
    fenced('steps', `1. ${line}`, text),
    fenced('figure', `caption: ${line}`, text),
    fenced(`chart ${line}`, text),
    fenced(`callout ${line}`, text),
  ].join('\n\n');
};

describe.each(HOSTILE_STRINGS.map((text) => [text]))('%j', (text) => {
  test('is only ever text in a figure, on a page and in the feed', () => {
    expect(dangersIn(renderMarkdown(attacked(text)).html)).toEqual([]);
    expect(dangersIn(renderForFeed(attacked(text)))).toEqual([]);
  });
});

test('styles hold nothing but numbers and positions', () => {
  const hostile = 'a;background:url(//evil.example)"onload="pwned=1';
  const { document } = read(attacked(hostile));
  expect(document.querySelectorAll('[style]').length).toBeGreaterThan(20);
  for (const element of document.querySelectorAll('[style]')) {
    expect(element.getAttribute('style')).toMatch(
      /^(?:(?:--(?:x|y|h|start|top|foot)|left|right|top|bottom|width|translate):[-\d.%a-z(), +]+;?)+$/,
    );
  }
});
