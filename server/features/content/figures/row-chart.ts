import type { Chart, Series } from './chart.schema';
import { dayScale, type Scale, valueScale } from './chart-scale';
import { rangeTexts } from './chart-table';
import { element, escape, percent, round } from './html';
import { shorten, textWidth } from './text-width';
import { thinLabels } from './x-labels';
import { wordsOf } from './chart-words';

const isRange = ({ values: [value] }: Series) => value?.from !== undefined;

/** Bars in rows: a label, a number and a bar each, or ranges along an axis. */
export function rowChart(chart: Chart): string {
  return chart.series.some(isRange) ? rangeRows(chart) : valueRows(chart);
}

const STYLE_OF_HIGHLIGHT = 'fx-hi';

function valueRows(chart: Chart): string {
  const scale = valueScale(chart);
  const zero = scale.shareOf(0) * 100;
  const hasOwnColour = chart.highlight === '' ? ' fx-plain' : '';
  const rows = chart.series.map(({ name, values: [value] }) => {
    const end = value ? scale.shareOf(value.to) * 100 : zero;
    const bar = `M${round(Math.min(zero, end))} 0H${round(Math.max(zero, end))}V10H${round(Math.min(zero, end))}z`;
    return (
      `<div class="fx-row${name === chart.highlight ? ` ${STYLE_OF_HIGHLIGHT}` : ''}">` +
      element('span', '', name) +
      `<b><bdi>${escape(value?.text ?? '–')}</bdi></b>` +
      '<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">' +
      `<path class="fx-track" d="M0 0H100V10H0z"/><path class="fx-bar" d="${bar}"/></svg></div>`
    );
  });
  return `<div class="fx-rows${hasOwnColour}">${rows.join('')}</div>`;
}

const ROW = 40;
const LONGEST_LABEL = 84;
/** The room for names and ranges on the narrowest screen, in pixels. */
const NARROWEST = 280;

interface Frame {
  chart: Chart;
  scale: Scale;
  /** The width of the ranges on the narrowest screen, in pixels. */
  room: number;
  /** Whether all ranges have room for their whole text there. */
  hasRoom: boolean;
}

function rangeRows(chart: Chart): string {
  const scale = chart.isDays ? dayScale(chart) : valueScale(chart);
  const { series } = chart;
  const height = series.length * ROW;
  const names = series.map(({ name }) => shorten(name, LONGEST_LABEL));
  const start = Math.max(...names.map((name) => textWidth(name))) + 10;
  const room = NARROWEST - start;
  // Rows read alike: all have their whole text on a narrow screen, or none.
  const hasRoom = series.every(({ values: [value] }) => {
    const place = value && placeOf({ chart, scale }, value);
    return !place || besideText(wholeText(chart, place), place, room).fits;
  });
  const frame: Frame = { chart, scale, room, hasRoom };
  const grid = scale.ticks.map(({ at }) => `M${round(at * 1000)} 0V${height}`).join('');
  const bars = series.map((each, index) => rangeBar(frame, each, index));
  const labels = names.map((name, index) => {
    const isHigh = series[index]?.name === chart.highlight;
    const top = percent((index + 0.5) / series.length);
    return element('span', `class="fx-t fx-y${isHigh ? ' fx-on' : ''}" style="--y:${top}"`, name);
  });
  return (
    `<div class="fx-in fx-top" style="--h:${round(height / 16)}rem;--start:${round(start / 16)}rem" aria-hidden="true">` +
    `<svg viewBox="0 0 1000 ${height}" preserveAspectRatio="none"><path class="fx-grid" d="${grid}"/>` +
    bars.map(({ path }) => path).join('') +
    '</svg>' +
    axisLabels(frame) +
    labels.join('') +
    bars.map(({ text }) => text).join('') +
    '</div>'
  );
}

/** Months begin at their line; numbers are centred on it. */
function axisLabels({ chart, scale, room }: Frame): string {
  const labels = thinLabels(scale.ticks, room, chart.isDays ? 'start' : 'middle');
  return labels
    .map(({ at, text, classes }) =>
      element(
        'span',
        `class="fx-t fx-x${chart.isDays ? ' fx-s' : ''}${classes}" style="--x:${percent(at)}"`,
        text,
      ),
    )
    .join('');
}

type Value = NonNullable<Series['values'][number]>;

interface Place {
  from: number;
  to: number;
  /** The texts of both ends. */
  ends: readonly [string, string];
}

function placeOf({ chart, scale }: Pick<Frame, 'chart' | 'scale'>, value: Value): Place {
  return {
    from: scale.shareOf(value.from ?? value.to),
    // The last day of a range belongs to it.
    to: scale.shareOf(value.to + (chart.isDays ? 1 : 0)),
    ends: rangeTexts(chart, value),
  };
}

const wholeText = (chart: Chart, { ends: [first, last] }: Place) =>
  `${first} ${wordsOf(chart).to} ${last}`;

function rangeBar(frame: Frame, { name, values: [value] }: Series, index: number) {
  if (!value) return { path: '', text: '' };
  const { chart, room } = frame;
  const place = placeOf(frame, value);
  const { from, to, ends } = place;
  const style = name === chart.highlight ? 'fx-c1' : 'fx-c2';
  const top = index * ROW + 8;
  const d = `M${round(from * 1000)} ${top}H${round(Math.max(to * 1000, from * 1000 + 4))}V${top + ROW - 16}H${round(from * 1000)}z`;
  const path = `<path class="fx-fill ${style}" d="${d}"/>`;
  const y = percent((index + 0.5) / chart.series.length);
  const whole = besideText(wholeText(chart, place), place, room);
  const short = besideText(`${wordsOf(chart).from} ${ends[0]}`, place, room);
  const span = ({ text, at }: Beside, more: string) =>
    element('span', `class="fx-t fx-beside ${style}${more}" style="${at};--y:${y}"`, text);
  if (frame.hasRoom) return { path, text: span(whole, '') };
  // Where neither has room on a narrow screen, the table has the text.
  return { path, text: span(whole, ' fx-w') + (short.fits ? span(short, ' fx-n') : '') };
}

interface Beside {
  text: string;
  at: string;
  fits: boolean;
}

/** A text on the side of a bar that has room for it. */
function besideText(text: string, { from, to }: Place, room: number): Beside {
  const needed = textWidth(text) + 12;
  const isRight = (1 - to) * room >= needed;
  const isLeft = from * room >= needed;
  const isAtEnd = isRight || (!isLeft && to < 0.5);
  const at = isAtEnd
    ? `left:calc(${percent(to)} + .5rem)`
    : `right:calc(${percent(1 - from)} + .5rem)`;
  return { text, at, fits: isRight || isLeft };
}
