import type { Cover } from '../../../../src/components/art/cover';
import { COVER_HEIGHT, COVER_WIDTH } from '../../../../src/components/art/cover';
import { textLanguage } from '../../../../src/lib/text-language';
import { type Calculation, resultsAt } from './calculation.schema';
import type { Chart, Series } from './chart.schema';
import { dayRange, type Range, valueRange } from './chart-scale';
import { isArabic } from './chart-words';
import { FigureMistake } from './figure-lines.schema';
import { type Figure, fencesIn, parseFigure } from './figures.schema';
import { round } from './html';
import type { Step } from './text-blocks.schema';
import { placesOf } from './line-chart';
import { styleOf } from './series-style';

/** The room above the picture, where a card has a label. */
const TOP = 104;
/** The share of the highest value. */
const FULL = 0.96;
/** Fewer numbered lines are no checklist. */
const MIN_CHECKS = 10;
const MAX_CHECKS = 40;
const MAX_TITLES = 80;

/** The picture of a text: its first chart, calculation or steps, else its checklist. */
export function coverOf(markdown: string): Cover | null {
  const cover = drawCover(markdown);
  // A line of a single value has nothing to draw.
  return cover && Object.values(cover).some(Boolean) ? cover : null;
}

function drawCover(markdown: string): Cover | null {
  for (const fence of fencesIn(markdown)) {
    const figure = figureOf(fence);
    if (figure?.type === 'chart') {
      return named(figure.chart.title, chartCover(figure.chart));
    }
    if (figure?.type === 'calculation') {
      return named(figure.calculation.title, columnsCover(lastResults(figure.calculation)));
    }
    if (figure?.type === 'steps') {
      return named(titlesOf(figure.steps), stepsCover(figure.steps.length, across(markdown)));
    }
  }
  const checks = markdown.match(/^\d+[.)] /gm)?.length ?? 0;
  return checks < MIN_CHECKS ? null : checksCover(Math.min(checks, MAX_CHECKS), across(markdown));
}

/** All of them in a line, if it is short enough for a card. */
function titlesOf(steps: Step[]): string {
  const titles = steps.map(({ title }) => title);
  const comma = textLanguage(titles.join(' ')).lang ? '، ' : ', ';
  const line = titles.join(comma);
  return line.length <= MAX_TITLES ? line : '';
}

type Across = (x: number) => number;

/** Steps and boxes begin on the side where the text does. Its beginning says which that is. */
const across = (markdown: string): Across =>
  textLanguage(markdown.slice(0, 500)).lang === 'ar' ? (x) => COVER_WIDTH - x : (x) => x;

const named = (title: string, cover: Cover): Cover =>
  Object.values(cover).some(Boolean) ? { ...cover, title } : cover;

/** A figure with a mistake, as old texts may have, is none. */
function figureOf(fence: Parameters<typeof parseFigure>[0]): Figure | undefined {
  try {
    return parseFigure(fence);
  } catch (error) {
    if (error instanceof FigureMistake) return undefined;
    throw error;
  }
}

function chartCover(chart: Chart): Cover {
  if (chart.xs.length === 0) return rowsCover(chart);
  if (chart.kind === 'bar') return columnChartCover(chart);
  return chart.kind === 'dots' ? dotsCover(chart) : linesCover(chart);
}

const y = (share: number) => COVER_HEIGHT - share * FULL * (COVER_HEIGHT - TOP);
const box = (left: number, top: number, width: number, height: number) =>
  `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`;
const isLit = (chart: Chart, index: number) => /c[16]$/.test(styleOf(chart, index));

/** The share of a row that its bar fills. */
const ROW_FILL = 0.66;

/** As in charts of Arabic texts, rows begin on the right, but ranges run from left to right. */
function rowsCover(chart: Chart): Cover {
  const { series, highlight } = chart;
  const scale = chart.isDays ? dayRange(chart) : valueRange(chart);
  const pitch = (COVER_HEIGHT - TOP) / series.length;
  const cover: Required<Pick<Cover, 'plain' | 'lit'>> = { plain: '', lit: '' };
  for (const [index, { name, values }] of series.entries()) {
    const [value] = values;
    if (!value) continue;
    const ends = [scale.shareOf(value.from ?? 0), scale.shareOf(value.to)];
    const left = Math.min(...ends) * FULL * COVER_WIDTH;
    const width = Math.max(...ends) * FULL * COVER_WIDTH - left;
    const start = isArabic(chart) && value.from === undefined ? COVER_WIDTH - left - width : left;
    const top = TOP + index * pitch;
    cover[name === highlight ? 'lit' : 'plain'] += box(start, top, width, pitch * ROW_FILL);
  }
  return cover;
}

const COLUMN_FILL = 0.72;

function columnChartCover(chart: Chart): Cover {
  const { series, xs } = chart;
  const scale = valueRange(chart);
  const zero = scale.shareOf(0);
  const pitch = COVER_WIDTH / xs.length;
  // Where at most one series has a value at each place, its column takes the whole width.
  const isShared = xs.some((_, place) => valuesAt(series, place).length > 1);
  const width = (pitch * COLUMN_FILL) / (isShared ? series.length : 1);
  const cover = { plain: '', lit: '' };
  for (const [index, { values }] of series.entries()) {
    for (const [place, value] of values.entries()) {
      if (!value) continue;
      const left = place * pitch + (pitch * (1 - COLUMN_FILL)) / 2 + (isShared ? index * width : 0);
      const ends = [zero, scale.shareOf(value.to)];
      const [low, high] = [Math.min(...ends), Math.max(...ends)];
      const isLast = series.length === 1 && place === xs.length - 1;
      const isMain = series.length > 1 && isLit(chart, index);
      cover[isLast || isMain ? 'lit' : 'plain'] += box(left, y(high), width, y(low) - y(high));
    }
  }
  return cover;
}

const valuesAt = (series: Series[], place: number) =>
  series.flatMap(({ values }) => values[place] ?? []);

function linesCover(chart: Chart): Cover {
  const scale = valueRange(chart);
  const shareOf = placesOf(chart);
  const cover = { lines: '', litLines: '', plain: '', lit: '' };
  for (const [index, series] of chart.series.entries()) {
    const path = runsOf(chart, series, { scale, shareOf });
    cover[isLit(chart, index) ? 'litLines' : 'lines'] += path.map(({ line }) => line).join('');
    if (chart.kind === 'area' || chart.kind === 'steps') {
      cover.plain += path.map(({ area }) => area).join('');
    }
    if (chart.xs.length <= FEW) {
      cover[isLit(chart, index) ? 'lit' : 'plain'] += path.map(({ points }) => points).join('');
    }
  }
  return { ...cover, limits: limitsOf(chart, scale) };
}

const limitsOf = ({ limits }: Chart, scale: Range) =>
  limits.map(({ value }) => `M0 ${round(y(scale.shareOf(value)))}H${COVER_WIDTH}`).join('');

/** With so few places, each value has a dot. */
const FEW = 6;
const DOT = 11;
const dot = (cx: number, cy: number) =>
  `M${round(cx - DOT)} ${round(cy)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`;

interface Axes {
  scale: Range;
  shareOf: (place: number) => number;
}

/** The values without gaps between them, as lines, areas down to the lower edge, and dots. */
function runsOf({ xs, kind }: Chart, { values }: Series, { scale, shareOf }: Axes) {
  const runs: [number, number][][] = [[]];
  const half = kind === 'steps' ? COVER_WIDTH / xs.length / 2 : 0;
  const [first, last] = half > 0 ? [0, 1] : [shareOf(0), shareOf(xs.length - 1)];
  for (const [place, value] of values.entries()) {
    const share = (shareOf(place) - first) / (last - first || 1);
    const x = inset(share, xs.length) * COVER_WIDTH;
    if (!value) runs.push([]);
    else if (half === 0) runs.at(-1)?.push([x, y(scale.shareOf(value.to))]);
    else {
      const level = y(scale.shareOf(value.to));
      runs.at(-1)?.push([x - half, level], [x + half, level]);
    }
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const line = `M${run.map((point) => point.map(round).join(' ')).join('L')}`;
      const [[left] = [0], [right] = [0]] = [run[0], run.at(-1)];
      return {
        line,
        area: `${line}L${round(right)} ${COVER_HEIGHT}H${round(left)}z`,
        points: half === 0 ? run.map(([cx, cy]) => dot(cx, cy)).join('') : '',
      };
    });
}

/** A line of two points does not reach the edges. */
const inset = (share: number, places: number) => (places === 2 ? 0.14 + share * 0.72 : share);

function dotsCover(chart: Chart): Cover {
  const scale = valueRange(chart);
  const shareOf = placesOf(chart);
  const cover = { plain: '', lit: '' };
  for (const [index, { values }] of chart.series.entries()) {
    for (const [place, value] of values.entries()) {
      if (!value) continue;
      const point = dot(shareOf(place) * COVER_WIDTH, y(scale.shareOf(value.to)));
      cover[isLit(chart, index) ? 'lit' : 'plain'] += point;
    }
  }
  return { ...cover, limits: limitsOf(chart, scale) };
}

const lastResults = (calculation: Calculation) =>
  calculation.table.values.map((value) => resultsAt(calculation, value).at(-1) ?? 0);

function columnsCover(values: number[]): Cover {
  const most = Math.max(...values.map(Math.abs), Number.MIN_VALUE);
  const pitch = COVER_WIDTH / values.length;
  const columns = values.map((value, index) => {
    const top = y(Math.abs(value) / most);
    const left = index * pitch + (pitch * (1 - COLUMN_FILL)) / 2;
    return box(left, top, pitch * COLUMN_FILL, COVER_HEIGHT - top);
  });
  return { plain: columns.slice(0, -1).join(''), lit: columns.slice(-1).join('') };
}

/** A path that climbs from step to step. */
function stepsCover(count: number, at: Across): Cover {
  const pitch = COVER_WIDTH / count;
  const level = (index: number) => y((index + 0.5) / count);
  const steps = Array.from({ length: count }, (_, index) => index);
  const line = steps.map((index) => `V${round(level(index))}H${round(at((index + 1) * pitch))}`);
  const area = steps.map((index) =>
    box(
      Math.min(at(index * pitch), at((index + 1) * pitch)),
      level(index),
      pitch,
      COVER_HEIGHT - level(index),
    ),
  );
  return { plain: area.join(''), litLines: `M${at(0)} ${round(level(0))}${line.join('')}` };
}

const CHECKS_IN_ROW = 10;

/** A box for each check, the last one open. */
function checksCover(count: number, at: Across): Cover {
  const rows = Math.ceil(count / CHECKS_IN_ROW);
  const pitch = COVER_WIDTH / CHECKS_IN_ROW;
  const size = pitch * COLUMN_FILL;
  const boxes = Array.from({ length: count }, (_, index) => {
    const start = (index % CHECKS_IN_ROW) * pitch + (pitch - size) / 2;
    const left = Math.min(at(start), at(start + size));
    const row = Math.floor(index / CHECKS_IN_ROW);
    return box(left, COVER_HEIGHT - (rows - row) * pitch, size, size);
  });
  return { plain: boxes.slice(0, -1).join(''), lit: boxes.slice(-1).join('') };
}
