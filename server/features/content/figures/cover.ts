import {
  type Cover,
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverLabel,
} from '../../../../src/components/art/cover';
import { textLanguage } from '../../../../src/lib/text-language';
import { type Calculation, resultsAt } from './calculation.schema';
import type { Chart, Series } from './chart.schema';
import { dayRange, valueRange } from './chart-scale';
import { isArabic } from './chart-words';
import {
  barLabel,
  columnLabel,
  columnNames,
  countLabel,
  NAMES_HEIGHT,
  placesLabel,
  rangeLabel,
  ROW_NAME_HEIGHT,
  rowName,
} from './cover-labels';
import { type Bar, box, type Drawn, FULL, isLit, levelIn, TOP } from './cover-parts';
import { formatResult } from './formula.schema';
import { FigureMistake } from './figure-lines.schema';
import { type Figure, fencesIn, parseFigure } from './figures.schema';
import { round } from './html';
import { dotsCover, linesCover } from './line-cover';

/** Fewer numbered lines are no checklist. */
const MIN_CHECKS = 10;
const MAX_CHECKS = 40;

/** The picture of a text, as high as is asked: its first chart, calculation or steps, else its checklist. */
export function coverOf(markdown: string, height = COVER_HEIGHT): Cover | null {
  const drawn = drawCover(markdown, height);
  return drawn && isDrawn(drawn) ? { height, ...drawn } : null;
}

function drawCover(markdown: string, height: number): Drawn | null {
  for (const fence of fencesIn(markdown)) {
    const figure = figureOf(fence);
    if (figure?.type === 'chart') {
      return named(figure.chart.title, chartCover(figure.chart, height));
    }
    if (figure?.type === 'calculation') {
      return calculationCover(figure.calculation, height);
    }
    if (figure?.type === 'steps') {
      return named(figure.title, stepsCover(figure.steps.length, { height, at: across(markdown) }));
    }
  }
  const checks = markdown.match(/^\d+[.)] /gm)?.length ?? 0;
  return checks < MIN_CHECKS
    ? null
    : checksCover(Math.min(checks, MAX_CHECKS), { height, at: across(markdown) });
}

type Across = (x: number) => number;

interface Frame {
  height: number;
  at: Across;
}

/** Steps and boxes begin on the side where the text does. Its beginning says which that is. */
const across = (markdown: string): Across =>
  textLanguage(markdown.slice(0, 500)).lang === 'ar' ? (x) => COVER_WIDTH - x : (x) => x;

const named = (title: string, cover: Drawn): Drawn =>
  isDrawn(cover) ? { ...cover, title } : cover;

/** A line of a single value has nothing to draw. */
const isDrawn = ({ labels: _, ...paths }: Drawn) => Object.values(paths).some(Boolean);

/** A figure with a mistake, as old texts may have, is none. */
function figureOf(fence: Parameters<typeof parseFigure>[0]): Figure | undefined {
  try {
    return parseFigure(fence);
  } catch (error) {
    if (error instanceof FigureMistake) return undefined;
    throw error;
  }
}

function chartCover(chart: Chart, height: number): Drawn {
  if (chart.xs.length === 0) return rowsCover(chart, height);
  if (chart.kind === 'bar') return columnChartCover(chart, height);
  return chart.kind === 'dots' ? dotsCover(chart, height) : linesCover(chart, height);
}

/** The share of a row that its bar fills. */
const ROW_FILL = 0.66;
/** At the head of an article, rows of this height have room for their name above the bar. */
const NAMED_PITCH = 88;

/** As in charts of Arabic texts, rows begin on the right, but ranges run from left to right. */
function rowsCover(chart: Chart, height: number): Drawn {
  const { series, highlight } = chart;
  const scale = chart.isDays ? dayRange(chart) : valueRange(chart);
  const pitch = (height - TOP) / series.length;
  const cover = { plain: '', lit: '', labels: [] as CoverLabel[] };
  for (const [index, { name, values }] of series.entries()) {
    const [value] = values;
    if (!value) continue;
    const ends = [scale.shareOf(value.from ?? 0), scale.shareOf(value.to)];
    const left = Math.min(...ends) * FULL * COVER_WIDTH;
    const width = Math.max(...ends) * FULL * COVER_WIDTH - left;
    const isRange = value.from !== undefined;
    const isFromRight = isArabic(chart) && !isRange;
    const isNamed = height > COVER_HEIGHT && pitch >= NAMED_PITCH && !isRange;
    const above = isNamed ? ROW_NAME_HEIGHT : 0;
    const bar = {
      left: isFromRight ? COVER_WIDTH - left - width : left,
      top: TOP + index * pitch + above,
      width,
      height: pitch * (isNamed ? 0.8 : ROW_FILL) - above,
    };
    if (isNamed) cover.labels.push(rowName(name, bar, isFromRight));
    cover[name === highlight ? 'lit' : 'plain'] += box(bar);
    const labels = isRange ? rangeLabel(name, bar) : barLabel(value.text, bar, isFromRight);
    cover.labels.push(...labels);
  }
  return cover;
}

const COLUMN_FILL = 0.72;

function columnChartCover(chart: Chart, height: number): Drawn {
  const { series, xs } = chart;
  const names = series.length === 1 ? columnNames(xs, height) : [];
  const level = levelIn(names.length > 0 ? height - NAMES_HEIGHT : height);
  const scale = valueRange(chart);
  const zero = scale.shareOf(0);
  const pitch = COVER_WIDTH / xs.length;
  // Where at most one series has a value at each place, its column takes the whole width.
  const isShared = xs.some((_, place) => valuesAt(series, place).length > 1);
  const width = (pitch * COLUMN_FILL) / (isShared ? series.length : 1);
  const cover = { plain: '', lit: '', labels: [] as CoverLabel[] };
  const runs: Run[] = [];
  for (const [index, { values }] of series.entries()) {
    for (const [place, value] of values.entries()) {
      if (!value) continue;
      const left = place * pitch + (pitch * (1 - COLUMN_FILL)) / 2 + (isShared ? index * width : 0);
      const ends = [zero, scale.shareOf(value.to)];
      const [low, high] = [Math.min(...ends), Math.max(...ends)];
      const isLast = series.length === 1 && place === xs.length - 1;
      const isMain = series.length > 1 && isLit(chart, index);
      const bar = { left, top: level(high), width, height: level(low) - level(high) };
      cover[isLast || isMain ? 'lit' : 'plain'] += box(bar);
      cover.labels.push(...columnLabel(value.text, bar));
      const run = runs.at(-1);
      if (run?.index === index && run.end === place) {
        run.end = place + 1;
        run.bar = around(run.bar, bar);
      } else runs.push({ index, start: place, end: place + 1, bar });
    }
  }
  cover.labels.push(...names);
  // A few narrow columns among many places.
  const columns = runs.reduce((sum, { start, end }) => sum + end - start, 0);
  if (cover.labels.length === 0 && columns <= xs.length / 4) {
    cover.labels = runs.map(({ start, end, bar }) => placesLabel(xs.slice(start, end), bar));
  }
  return cover;
}

/** Columns of a series beside each other. */
interface Run {
  /** Of the series. */
  index: number;
  /** Of their places; the end is exclusive. */
  start: number;
  end: number;
  bar: Bar;
}

const around = (one: Bar, other: Bar): Bar => ({
  left: one.left,
  top: Math.min(one.top, other.top),
  width: other.left + other.width - one.left,
  height: Math.max(one.height, other.height),
});

const valuesAt = (series: Series[], place: number) =>
  series.flatMap(({ values }) => values[place] ?? []);

/** The last result of a calculation for each row of its table. */
function calculationCover(calculation: Calculation, height: number): Drawn {
  const { results, table } = calculation;
  const values = table.values.map((value) => resultsAt(calculation, value).at(-1) ?? 0);
  const most = Math.max(...values.map(Math.abs), Number.MIN_VALUE);
  const level = levelIn(height);
  const pitch = COVER_WIDTH / values.length;
  const bars = values.map((value, index) => {
    const top = level(Math.abs(value) / most);
    const left = index * pitch + (pitch * (1 - COLUMN_FILL)) / 2;
    return { left, top, width: pitch * COLUMN_FILL, height: height - top };
  });
  const columns = bars.map(box);
  return named(results.at(-1)?.label ?? '', {
    plain: columns.slice(0, -1).join(''),
    lit: columns.slice(-1).join(''),
    labels: bars.flatMap((bar, index) => columnLabel(formatResult(values[index] ?? 0, 'en'), bar)),
  });
}

/** A path that climbs from step to step. */
function stepsCover(count: number, { height, at }: Frame): Drawn {
  const pitch = COVER_WIDTH / count;
  const level = (index: number) => levelIn(height)((index + 0.5) / count);
  const steps = Array.from({ length: count }, (_, index) => index);
  const line = steps.map((index) => `V${round(level(index))}H${round(at((index + 1) * pitch))}`);
  const bars = steps.map((index) => ({
    left: Math.min(at(index * pitch), at((index + 1) * pitch)),
    top: level(index),
    width: pitch,
    height: height - level(index),
  }));
  return {
    plain: bars.map(box).join(''),
    litLines: `M${at(0)} ${round(level(0))}${line.join('')}`,
    labels: bars.flatMap((bar, index) => columnLabel(String(index + 1), bar)),
  };
}

/** Above the boxes, for their number. */
const COUNT_HEIGHT = 110;

/** The fewest columns with which all boxes have room. */
function checkColumns(count: number, height: number): number {
  let columns = 4;
  const heightOf = () => (Math.ceil(count / columns) * COVER_WIDTH) / columns;
  while (heightOf() > height - COUNT_HEIGHT) columns++;
  return columns;
}

/** A box for each check, the last one open. */
function checksCover(count: number, { height, at }: Frame): Drawn {
  const columns = checkColumns(count, height);
  const rows = Math.ceil(count / columns);
  const pitch = COVER_WIDTH / columns;
  const size = pitch * COLUMN_FILL;
  const boxes = Array.from({ length: count }, (_, index) => {
    const start = (index % columns) * pitch + (pitch - size) / 2;
    const left = Math.min(at(start), at(start + size));
    const row = Math.floor(index / columns);
    const top = height - (rows - row) * pitch;
    return box({ left, top, width: size, height: size });
  });
  const labels = countLabel(count, at((pitch - size) / 2), height - rows * pitch);
  return { plain: boxes.slice(0, -1).join(''), lit: boxes.slice(-1).join(''), labels };
}
