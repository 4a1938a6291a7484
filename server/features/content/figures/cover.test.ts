import { describe, expect, test } from 'vitest';
import { insights } from '../../../../db/seed/insights';
import { arabicInsights } from '../../../../db/seed/insights/ar';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  HEAD_COVER_HEIGHT,
  TALL_COVER_HEIGHT,
} from '../../../../src/components/art/cover';
import { coverOf } from './cover';
import { textWidth } from './text-width';

const chart = (kind: string, ...lines: string[]) =>
  coverOf(['Words first.', `~~~chart ${kind}`, 'title: Orders', ...lines, '~~~'].join('\n'));

/** The boxes of a path as left, top, width and height. */
const boxes = (path = '') =>
  [...path.matchAll(/M(\S+) (\S+)h(\S+)v(\S+)h\S+z/g)].map((match) =>
    match.slice(1, 5).map(Number),
  );

describe('the cover of a text', () => {
  test.each(
    [...insights, ...Object.values(arabicInsights)].map(({ title, content }) => [title, content]),
  )('is drawn inside its field: %s', (_, content) => {
    const { labels = [], title, ...drawn } = coverOf(content) ?? {};
    const paths = Object.values(drawn).join('');
    expect(paths).not.toBe('');
    expect(paths).not.toMatch(/NaN|Infinity|undefined/);
    for (const [left = -1, top = -1, width = -1, height = -1] of boxes(paths)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(COVER_WIDTH + 0.1);
      expect(top).toBeGreaterThan(0);
      expect(top + height).toBeLessThanOrEqual(COVER_HEIGHT + 0.2);
    }
    for (const { text, x, y, anchor, size } of labels) {
      const width = textWidth(text, size);
      const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
      expect(left, text).toBeGreaterThanOrEqual(0);
      expect(left + width, text).toBeLessThanOrEqual(COVER_WIDTH);
      // Below the title, if it has one.
      expect(y - size * 0.7, text).toBeGreaterThan(title ? 90 : 10);
      expect(y, text).toBeLessThan(COVER_HEIGHT);
    }
  });

  test('has a row for each number, in proportion, and the highlighted one lit', () => {
    const cover = chart('bar', 'Before: 200', 'After: 50', 'highlight: After');
    const [[left, , before]] = boxes(cover?.plain) as [number[]];
    const [[, , after]] = boxes(cover?.lit) as [number[]];
    expect(left).toBe(0);
    expect(before).toBeCloseTo(4 * (after ?? 0), 0);
  });

  test('names its columns below them, where all names have room', () => {
    const columns = (...xs: string[]) =>
      chart('bar', `x: ${xs.join(', ')}`, 'Open: 0 3 5')?.labels?.map(({ text }) => text);
    expect(columns('Sat', 'Sun', 'Mon')).toEqual(['0', '3', '5', 'Sat', 'Sun', 'Mon']);
    expect(columns('Sat', 'Sun', 'Half of a Monday morning')).toEqual(['0', '3', '5']);
  });

  test('says the value of a row at its end, or beside it if the row is short', () => {
    const labels = chart('bar', 'Before: 200', 'After: 5')?.labels;
    expect(labels).toMatchObject([
      { text: '200', anchor: 'end', isInside: true },
      { text: '5', anchor: 'start', isInside: false },
    ]);
    expect(labels?.[1]?.x).toBeLessThan(COVER_WIDTH / 4);
    const arabic = chart('bar', 'قبل: 200', 'بعد: 5')?.labels;
    expect(arabic).toMatchObject([
      { text: '200', anchor: 'start', isInside: true },
      { text: '5', anchor: 'end', isInside: false },
    ]);
  });

  test('says the values of two places, the last line first and none on another', () => {
    const labels = chart('line', 'x: Before, After', 'scale: 40 to 55', 'A: 51 47', 'B: 52 40');
    expect(labels?.labels?.map(({ text }) => text)).toEqual(['52', '40', '47']);
  });

  test('of a calculation has its last result for each row of the table, with its name', () => {
    const cover = coverOf(
      [
        '~~~calculation',
        'title: Buffer',
        'hold: Cost, 1 to 9 by 1, 2',
        'margin: Margin, 1 to 9 by 1, 2',
        'result: Cost of both = hold + margin',
        'result: Late deliveries = hold / margin',
        'table: margin 1 2 4',
        '~~~',
      ].join('\n'),
    );
    expect(cover?.title).toBe('Late deliveries');
    expect(cover?.labels?.map(({ text }) => text)).toEqual(['2', '1', '0.5']);
  });

  test('leaves out the values of narrow columns and of many rows', () => {
    const narrow = chart('bar', 'x: 1 2 3 4 5 6 7 8 9 10', 'Orders: 10 200 300 4 5 6 7 8 9 1000');
    expect(narrow?.labels?.map(({ text }) => text)).not.toContain('1000');
    const rows = Array.from({ length: 12 }, (_, index) => `Row ${index}: ${index + 1}`);
    expect(chart('bar', ...rows)?.labels).toEqual([]);
  });

  test('says the places of a few narrow columns with gaps between them', () => {
    const places = Array.from({ length: 24 }, (_, index) => index + 8);
    const cover = chart(
      'bar',
      `x: ${places.join(' ')}`,
      `ordinary: - - 6 6 ${'- '.repeat(20)}`,
      `slow: ${'- '.repeat(22)}1 -`,
    );
    expect(cover?.labels).toMatchObject([
      { text: '10–11', anchor: 'start' },
      { text: '30', anchor: 'end' },
    ]);
  });

  test('is drawn as high as the head of an article', () => {
    const text = '~~~chart bar\ntitle: Orders\nBefore: 200\nAfter: 50\n~~~';
    const cover = coverOf(text, HEAD_COVER_HEIGHT);
    expect(cover?.height).toBe(HEAD_COVER_HEIGHT);
    const [[, , , height = 0]] = boxes(cover?.plain) as [number[]];
    const [[, , , low = 0]] = boxes(coverOf(text)?.plain) as [number[]];
    expect(height).toBeGreaterThan(low);
  });

  test('names its rows at the head of an article, where they are high enough', () => {
    const text = '~~~chart bar\ntitle: Orders\nBefore: 200\nAfter: 50\n~~~';
    const wordsAt = (height?: number) =>
      coverOf(text, height)?.labels?.map(({ text: word }) => word);
    expect(wordsAt(TALL_COVER_HEIGHT)).toEqual(['Before', '200', 'After', '50']);
    expect(wordsAt()).toEqual(['200', '50']);
    const arabic = coverOf('~~~chart bar\ntitle: طلبات\nقبل: 200\nبعد: 50\n~~~', TALL_COVER_HEIGHT);
    expect(arabic?.labels?.[0]).toMatchObject({ text: 'قبل', anchor: 'end' });
  });

  test('has rows from the right in an Arabic text', () => {
    const [[left = 0, , width = 0]] = boxes(chart('bar', 'قبل: 200', 'بعد: 50')?.plain) as [
      number[],
    ];
    expect(left + width).toBe(COVER_WIDTH);
  });

  test('has a column for each place, the last one lit', () => {
    const cover = chart('bar', 'x: Jan Feb Mar', 'Orders: 10 20 40');
    expect(boxes(cover?.plain)).toHaveLength(2);
    const [[, , , march = 0]] = boxes(cover?.lit) as [number[]];
    expect(boxes(cover?.plain)[1]?.[3]).toBeCloseTo(march / 2, 0);
  });

  test('has a gap where nothing was measured, and a limit across', () => {
    const cover = chart('line', 'x: 1 2 3 4 5 6 7', 'Degrees: 4 5 - - 6 7 8', 'limit: 8, too warm');
    expect(cover?.litLines?.match(/M/g)).toHaveLength(2);
    expect(cover?.limits).toMatch(new RegExp(`^M0 \\S+H${COVER_WIDTH}$`));
  });

  test('is the first figure that can be drawn', () => {
    const wrong = '~~~chart bar\ntitle: No numbers\n~~~';
    const callout = '~~~callout\nA word.\n~~~';
    const steps = '~~~steps\n1. One\n2. Two\n3. Three\n~~~';
    expect(boxes(coverOf([wrong, callout, steps].join('\n\n'))?.plain)).toHaveLength(3);
  });

  test('has a box for each line of a checklist', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `${index + 1}. Check`).join('\n');
    const cover = coverOf(lines(12));
    expect([boxes(cover?.plain).length, boxes(cover?.lit).length]).toEqual([11, 1]);
    expect(cover?.labels?.map(({ text }) => text)).toEqual(['12', 'points']);
    expect(boxes(coverOf(lines(500))?.plain)).toHaveLength(39);
    expect(coverOf(lines(9))).toBeNull();
  });

  test('has steps and checks from right to left in an Arabic text', () => {
    const steps = '~~~steps\n1. أولًا\n2. ثانيًا\n3. ثالثًا\n~~~';
    const checks = Array.from({ length: 12 }, (_, index) => `${index + 1}. فحص`).join('\n');
    for (const text of [steps, checks]) {
      const [[first = 0]] = boxes(coverOf(text)?.plain) as [number[]];
      expect(first).toBeGreaterThan(COVER_WIDTH / 2);
    }
    expect(coverOf(checks)?.labels?.map(({ text }) => text)).toEqual(['12', 'بندًا']);
  });

  test('is missing for a chart that draws nothing', () => {
    expect(chart('line', 'x: 1 2 3 4 5 6 7', 'Degrees: 4 - - - - - -')).toBeNull();
  });

  test('has ranges from left to right in an Arabic text too', () => {
    const [[left = 0]] = boxes(chart('bar', 'قبل: 10..20', 'بعد: 30..40')?.plain) as [number[]];
    expect(left).toBeLessThan(COVER_WIDTH / 2);
  });

  test('is missing for a text without figures', () => {
    expect(coverOf('## A heading\n\nWords.')).toBeNull();
    expect(coverOf('')).toBeNull();
  });

  test.each(['0', '-5', '1e3', '999999999999'])('has a number for the value %s', (value) => {
    const paths = Object.values(chart('bar', `A: ${value}`, 'B: 0') ?? {}).join('');
    expect(paths).not.toMatch(/NaN|Infinity/);
  });
});
