import type { Chart } from './chart.schema';
import type { Mark } from './chart-marks.schema';
import type { Scale, Tick } from './chart-scale';
import { element, percent, round } from './html';
import { type Label, placeLabels, type Segment } from './label-places';
import { styleOf } from './series-style';
import { shorten, textWidth } from './text-width';
import { NARROW, thinLabels } from './x-labels';

/** The height of the coordinates of a picture; its width is 1000. */
export const HEIGHT = 400;

export const yOf = (scale: Scale, value: number) => round((1 - scale.shareOf(value)) * HEIGHT);

export interface PlotParts {
  /** Where a place of x lies from left to right; places between two have fractions. */
  shareOf: (place: number) => number;
  /** What is drawn over the grid. */
  paths: string;
  /** What labels may not cover. */
  lines: Segment[];
  /** Names of the series beside what they name. */
  labels: Label[];
  /** Text in the picture that is always there. */
  texts?: string;
  /** Names below the picture, if they wrap. */
  names?: { html: string; lines: number };
  swatch: 'line' | 'dot' | 'box';
}

const REM = 16;
const MARK_ROW = 1.75;

/** A picture with two axes: drawn to any width, with texts that keep their size. */
export function plot(chart: Chart, scale: Scale, parts: PlotParts): string {
  const start = Math.max(...scale.ticks.map(({ text }) => textWidth(text))) + 10;
  const marks = chart.marks.map((mark, row) => drawMark(chart, scale, parts, mark, row));
  const hasNames = chart.series.length > 1;
  const wanted = [...(hasNames ? parts.labels : []), ...chart.limits.map(limitLabel(scale))];
  const { labels, legend } = placeLabels(wanted, [
    ...parts.lines,
    ...chart.limits.map(({ value }): Segment => [0, scale.shareOf(value), 1, scale.shareOf(value)]),
    ...chart.marks.flatMap((mark) => markLines(chart, scale, parts, mark)),
  ]);
  const wideOnly = legend === 'narrow' ? ' fx-w' : '';
  const style = [
    `--start:${round(start / REM)}rem`,
    `--top:${round(marks.length * MARK_ROW + 0.75)}rem`,
    `--foot:${round((parts.names?.lines ?? 1) * 1.0625 + 0.75)}rem`,
  ].join(';');
  return (
    (legend === 'none' ? '' : drawLegend(chart, parts, legend === 'narrow')) +
    `<div class="fx-in" style="${style}" aria-hidden="true">` +
    `<svg viewBox="0 0 1000 ${HEIGHT}" preserveAspectRatio="none">${drawGrid(scale)}` +
    parts.paths +
    `${chart.limits.map(({ value }) => `<path class="fx-limit" d="M0 ${yOf(scale, value)}H1000"/>`).join('')}</svg>` +
    scale.ticks
      .map(({ at, text }) =>
        element('span', `class="fx-t fx-y" style="--y:${percent(1 - at)}"`, text),
      )
      .join('') +
    (parts.names?.html ?? drawPlaces(chart, parts)) +
    labels.map((label) => drawLabel(label, wideOnly)).join('') +
    `${parts.texts ?? ''}${marks.join('')}</div>`
  );
}

function drawGrid(scale: Scale): string {
  const lines = scale.ticks.map(({ at }) => `M0 ${round((1 - at) * HEIGHT)}H1000`).join('');
  const base = yOf(scale, Math.min(Math.max(0, scale.from), scale.to));
  return `<path class="fx-grid" d="${lines}"/><path class="fx-axis" d="M0 ${base}H1000"/>`;
}

function drawPlaces({ xs }: Chart, { shareOf }: PlotParts): string {
  const ticks = xs.map((text, index): Tick => ({ at: shareOf(index), text }));
  return thinLabels(ticks)
    .map(({ at, text, classes }) =>
      element('span', `class="fx-t fx-x${classes}" style="--x:${percent(at)}"`, text),
    )
    .join('');
}

const SHIFT = { start: '0', middle: '-50%', end: '-100%' };

function drawLabel({ text, classes, place }: Label & { place: Label['places'][0] }, more: string) {
  const offset = place.anchor === 'start' ? 5 : place.anchor === 'end' ? -5 : 0;
  const left = `calc(${percent(place.x)} + ${offset}px)`;
  const down = { above: 'calc(-100% - 5px)', below: '5px', level: '-50%' }[place.side];
  const style = `left:${left};top:${percent(1 - place.y)};translate:${SHIFT[place.anchor]} ${down}`;
  return element('span', `class="fx-t fx-label ${classes}${more}" style="${style}"`, text);
}

/** At either end of its line, above or below it. */
const limitLabel =
  (scale: Scale) =>
  ({ value, text }: Chart['limits'][0]): Label => {
    const y = scale.shareOf(value);
    const at = (x: 0 | 1, side: 'above' | 'below') =>
      ({ x, y, anchor: x === 0 ? 'start' : 'end', side }) as const;
    const places = [at(1, 'above'), at(0, 'above'), at(1, 'below'), at(0, 'below')];
    return { text: shorten(text, NARROW.width - 20), classes: 'fx-c5', places };
  };

/** The highest value at a place: a bracket comes down to what it compares. */
function topAt({ series }: Chart, scale: Scale, place: number): number {
  const values = series.flatMap(({ values: list }) => list[Math.round(place)] ?? []);
  return Math.max(0, ...values.map(({ to }) => scale.shareOf(to)));
}

function markLines(chart: Chart, scale: Scale, { shareOf }: PlotParts, { from, to }: Mark) {
  return (from === to ? [from] : [from, to]).map((place): Segment => {
    const x = shareOf(place);
    return [x, from === to ? 0 : topAt(chart, scale, place) + 0.02, x, 1];
  });
}

/** A text above the picture, with a line down to its place or a bracket over two. */
function drawMark(chart: Chart, scale: Scale, { shareOf }: PlotParts, mark: Mark, row: number) {
  const [a, b] = [shareOf(mark.from), shareOf(mark.to)];
  const text = shorten(mark.text, NARROW.width);
  const half = round((textWidth(text) / 2 - 12) / REM);
  const rise = round((row + 1) * MARK_ROW);
  const middle = percent((a + b) / 2);
  const left = `clamp(${half}rem,${middle},100% - ${half}rem)`;
  const label = element('span', `class="fx-t fx-mark" style="left:${left};top:-${rise}rem"`, text);
  if (mark.from === mark.to) {
    return `${label}<i class="fx-rule" style="left:${percent(a)};top:calc(1.25rem - ${rise}rem)"></i>`;
  }
  const leg = (place: number, x: number) => {
    const end = percent(topAt(chart, scale, place));
    return `<i class="fx-leg" style="left:${percent(x)};top:calc(1.25rem - ${rise}rem);bottom:calc(${end} + .375rem)"></i>`;
  };
  const bar = `<i class="fx-span" style="left:${percent(a)};width:${percent(b - a)};top:calc(1.25rem - ${rise}rem)"></i>`;
  return label + bar + leg(mark.from, a) + leg(mark.to, b);
}

const SWATCHES = {
  line: 'M0 6H30',
  dot: 'M15 6h0',
  box: 'M9 0H21V12H9z',
};

function drawLegend(chart: Chart, { swatch }: PlotParts, isNarrowOnly: boolean): string {
  const entries = chart.series.length > 1 ? chart.series : [];
  const paths = { line: 'fx-line', dot: 'fx-dot', box: 'fx-fill' };
  const keys = entries.map(
    ({ name }, index) =>
      `<span class="fx-k"><svg viewBox="0 0 30 12" aria-hidden="true"><path class="${paths[swatch]} ${styleOf(chart, index)}" d="${SWATCHES[swatch]}"/></svg>${element('span', '', name)}</span>`,
  );
  const limits = chart.limits.map(
    ({ text }) =>
      `<span class="fx-k"><svg viewBox="0 0 30 12" aria-hidden="true"><path class="fx-limit" d="M0 6H30"/></svg>${element('span', '', text)}</span>`,
  );
  if (keys.length + limits.length === 0) return '';
  return `<p class="fx-key${isNarrowOnly ? ' fx-n' : ''}" aria-hidden="true">${keys.join('')}${limits.join('')}</p>`;
}
