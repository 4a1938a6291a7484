import { addMark, type Mark } from './chart-marks.schema';
import { clip, hasArabicDigits, readRange, readValue, toNumber } from './chart-values.schema';
import type { Value } from './chart-values.schema';
import {
  FigureMistake,
  isBlank,
  readPair,
  readWords,
  type SourceLine,
} from './figure-lines.schema';

const CHART_KINDS = ['bar', 'line', 'area', 'dots', 'steps'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export interface Series {
  name: string;
  /** One for each place of x, null where there is none. Without x there is exactly one. */
  values: (Value | null)[];
}

interface Limit {
  value: number;
  text: string;
}

export interface Chart {
  kind: ChartKind;
  title: string;
  unit: string;
  source: string;
  /** What the picture says, for those who do not see it. Empty: the numbers are described. */
  alt: string;
  /** What a row of its table is, such as `Week`. Empty: the table says `Item`. */
  rows: string;
  /** The places from left to right. Empty: bars lie in rows, one for each series. */
  xs: string[];
  series: Series[];
  marks: Mark[];
  limits: Limit[];
  highlight: string;
  scale: { from: number; to: number } | null;
  /** Whether the values are ranges of days. */
  isDays: boolean;
  hasArabicDigits: boolean;
}

const MAX_SERIES = 5;
const MAX_ROWS = 20;
const MAX_PLACES = 100;
const MAX_NAME = 80;
const TEXTS = ['title', 'unit', 'source', 'alt', 'rows', 'highlight', 'x', 'scale'] as const;
type Texts = Partial<Record<(typeof TEXTS)[number], { line: SourceLine; value: string }>>;

/** Reads the block of a chart. Its first line is that of the fence. */
export function parseChart(kindText: string, fence: number, lines: SourceLine[]): Chart {
  const kind = CHART_KINDS.find((known) => known === kindText);
  if (!kind) {
    const given = kindText ? `, not “${clip(kindText)}”` : '';
    throw new FigureMistake(fence, `a chart is bar, line, area, dots or steps${given}`);
  }
  const { texts, marks, limits, data } = sortLines(lines);
  if (!texts.title) throw new FigureMistake(fence, 'the chart needs a title');
  const xs = texts.x ? splitPlaces(texts.x.line, texts.x.value) : [];
  if (kind !== 'bar' && xs.length === 0) {
    throw new FigureMistake(
      fence,
      `${kind === 'area' ? 'an' : 'a'} ${kind} chart needs a line with x`,
    );
  }
  const { series, isDays } = readSeries(fence, data, xs.length);
  const { highlight } = texts;
  if (highlight && !series.some(({ name }) => name === highlight.value)) {
    throw new FigureMistake(highlight.line.number, `nothing is called “${clip(highlight.value)}”`);
  }
  return {
    kind,
    title: texts.title.value,
    unit: texts.unit?.value ?? '',
    source: texts.source?.value ?? '',
    alt: texts.alt?.value ?? '',
    rows: texts.rows?.value ?? '',
    xs,
    series,
    marks: marks.reduce<Mark[]>((known, line) => addMark(known, xs, line), []),
    limits: readLimits(limits, xs),
    highlight: highlight?.value ?? '',
    scale: texts.scale ? readScale(texts.scale.line, texts.scale.value) : null,
    isDays,
    hasArabicDigits: series.some(({ values }) => values.some((v) => v && hasArabicDigits(v.text))),
  };
}

function sortLines(lines: SourceLine[]) {
  const texts: Texts = {};
  const marks: SourceLine[] = [];
  const limits: SourceLine[] = [];
  const data: SourceLine[] = [];
  for (const line of lines.filter((each) => !isBlank(each))) {
    const pair = readPair(line);
    if (!pair) {
      throw new FigureMistake(line.number, `“${clip(line.text.trim())}” lacks a name and a colon`);
    }
    const { key, value } = pair;
    const option = TEXTS.find((known) => known === key);
    if (key === 'mark') marks.push({ number: line.number, text: value });
    else if (key === 'limit') limits.push({ number: line.number, text: value });
    else if (!option) data.push(line);
    else if (texts[option]) throw new FigureMistake(line.number, `${key} is given twice`);
    else texts[option] = { line, value: readWords(line, key, value, maxOf(option)) };
  }
  return { texts, marks, limits, data };
}

const maxOf = (option: (typeof TEXTS)[number]) =>
  option === 'x' ? 3_000 : option === 'title' ? 150 : undefined;

/** Words, or texts between commas if there is a comma. */
function splitPlaces({ number }: SourceLine, value: string): string[] {
  const xs = /[,،]/.test(value) ? value.split(/[,،]/) : value.split(/\s+/);
  const places = xs.map((place) => place.trim());
  if (places.length > MAX_PLACES) {
    throw new FigureMistake(number, `x has ${places.length} places; a chart has at most 100`);
  }
  for (const [index, place] of places.entries()) {
    if (place === '') throw new FigureMistake(number, 'x has an empty place between two commas');
    if (place.length > MAX_NAME) throw new FigureMistake(number, `“${clip(place)}” is too long`);
    if (places.indexOf(place) < index) {
      throw new FigureMistake(number, `x has “${place}” twice`);
    }
  }
  return places;
}

type ValueForm = 'number' | 'range' | 'days';

function readSeries(fence: number, data: SourceLine[], places: number) {
  const max = places > 0 ? MAX_SERIES : MAX_ROWS;
  const series: Series[] = [];
  const forms = new Set<ValueForm>();
  for (const line of data) {
    const { key: name, value } = readPair(line) ?? { key: '', value: '' };
    if (name === '') throw new FigureMistake(line.number, 'the numbers have no name');
    readWords(line, 'the name', name, MAX_NAME);
    if (series.some((other) => other.name === name)) {
      throw new FigureMistake(line.number, `“${clip(name)}” is given twice`);
    }
    if (series.length === max) {
      const what = places > 0 ? 'lines of numbers' : 'rows';
      throw new FigureMistake(line.number, `a chart has at most ${max} ${what}`);
    }
    const words = value.split(/\s+/).filter(Boolean);
    checkCount(line, name, words, places);
    series.push({ name, values: readValues(line, words, places, forms) });
  }
  if (series.length === 0) throw new FigureMistake(fence, 'the chart has no numbers');
  if (forms.size > 1) {
    throw new FigureMistake(fence, 'days, ranges and numbers do not mix in one chart');
  }
  if (series.every(({ values }) => values.every((each) => each === null))) {
    throw new FigureMistake(fence, 'the chart has no numbers');
  }
  return { series, isDays: forms.has('days') };
}

function readValues(line: SourceLine, words: string[], places: number, forms: Set<ValueForm>) {
  return words.map((word) => {
    if (!word.includes('..')) {
      const value = readValue(line, word);
      if (value) forms.add('number');
      return value;
    }
    if (places > 0) throw new FigureMistake(line.number, 'ranges need a bar chart without x');
    const { isDays, ...range } = readRange(line, word);
    forms.add(isDays ? 'days' : 'range');
    return range;
  });
}

function checkCount({ number }: SourceLine, name: string, words: string[], places: number) {
  const wrong = words.find((word) => !/\d|[٠-٩۰-۹]|^[-–]$/.test(word));
  if (wrong !== undefined) throw new FigureMistake(number, `“${clip(wrong)}” is not a number`);
  const expected = Math.max(places, 1);
  if (words.length === expected) return;
  const numbers = words.length === 1 ? '1 number' : `${words.length} numbers`;
  const wanted =
    places > 0
      ? `x has ${places === 1 ? '1 place' : `${places} places`}`
      : 'a row without x has one';
  throw new FigureMistake(number, `“${clip(name)}” has ${numbers}; ${wanted}`);
}

/** `0 to 35`. */
function readScale({ number }: SourceLine, value: string) {
  const [from, to, ...rest] = value.split(' to ').map((end) => toNumber(end.trim()));
  if (from == null || to == null || rest.length > 0 || from >= to) {
    throw new FigureMistake(number, `scale is a range such as 0 to 35, not “${clip(value)}”`);
  }
  return { from, to };
}

/** `8, upper limit`: a line across the picture. */
function readLimits(lines: SourceLine[], xs: string[]): Limit[] {
  return lines.map((line, index) => {
    if (xs.length === 0) throw new FigureMistake(line.number, 'a limit needs a chart with x');
    if (index > 1) throw new FigureMistake(line.number, 'a chart has at most 2 limits');
    const comma = line.text.search(/[,،] /);
    const value = toNumber(line.text.slice(0, comma).trim());
    if (comma === -1 || value === null) {
      throw new FigureMistake(line.number, 'limit is a number, a comma and a text');
    }
    const text = readWords(line, 'limit', line.text.slice(comma + 1).trim(), MAX_NAME);
    return { value, text };
  });
}
