import type { Chart } from './chart.schema';
import { type Scale, valueScale } from './chart-scale';
import { element, percent, round } from './html';
import type { Label, Segment } from './label-places';
import { plot, yOf } from './plot';
import { styleOf } from './series-style';
import { shorten, textWidth } from './text-width';
import { NARROW } from './x-labels';

interface Column {
  series: number;
  /** Shares of the width. */
  left: number;
  right: number;
  value: number;
  text: string;
}

const SPACE_IN_SLOT = 0.12;
/** The share of its room that a column takes. */
const SPACE_AFTER = 0.95;

/** Columns side by side at each place; a place holds only those that have a value there. */
function columnsOf({ xs, series }: Chart): Column[] {
  const slot = 1 / xs.length;
  return xs.flatMap((_, place) => {
    const present = series.flatMap(({ values }, index) => {
      const value = values[place];
      return value ? [{ series: index, value: value.to, text: value.text }] : [];
    });
    const width = (slot * (1 - SPACE_IN_SLOT)) / Math.max(1, present.length);
    const start = slot * (place + SPACE_IN_SLOT / 2);
    return present.map((column, order) => ({
      ...column,
      left: start + order * width,
      right: start + (order + SPACE_AFTER) * width,
    }));
  });
}

export function columnChart(chart: Chart): string {
  const scale = valueScale(chart);
  const columns = columnsOf(chart);
  const zero = yOf(scale, 0);
  const paths = chart.series.map((_, index) => {
    const own = columns.filter(({ series }) => series === index);
    const d = own.map(({ left, right, value }) => {
      const [x1, x2] = [round(left * 1000), round(right * 1000)];
      return `M${x1} ${zero}V${yOf(scale, value)}H${x2}V${zero}z`;
    });
    return `<path class="fx-fill ${styleOf(chart, index)}" d="${d.join('')}"/>`;
  });
  return plot(chart, scale, {
    shareOf: (place) => (place + 0.5) / chart.xs.length,
    paths: paths.join(''),
    lines: columns.flatMap((column) => edgesOf(scale, column)),
    labels: chart.series.map((_, index) => nameLabel(chart, scale, columns, index)),
    texts: valueTexts(chart, scale, columns),
    ...wrappedNames(chart),
    swatch: 'box',
  });
}

function edgesOf(scale: Scale, { left, right, value }: Column): Segment[] {
  const [top, zero] = [scale.shareOf(value), scale.shareOf(0)];
  return [
    [left, zero, left, top],
    [left, top, right, top],
    [right, top, right, zero],
  ];
}

/** Above the highest of its columns. */
function nameLabel(chart: Chart, scale: Scale, columns: Column[], index: number): Label {
  const own = columns.filter(({ series }) => series === index);
  const text = shorten(chart.series[index]?.name ?? '', 120);
  const isMixed = chart.xs.length * 1.5 < columns.length;
  // Where several stand side by side, a name over one of them would seem to name it alone.
  const places = isMixed
    ? []
    : [...own]
        .sort((one, other) => other.value - one.value)
        .slice(0, 3)
        .flatMap(({ left, right, value }) =>
          (['middle', 'start', 'end'] as const).map((anchor) => ({
            x: (left + right) / 2,
            y: scale.shareOf(value),
            anchor,
            side: 'above' as const,
          })),
        );
  return { text, classes: styleOf(chart, index), places };
}

const MOST_VALUES = 8;

/** The numbers above few columns, if they fit and no name is there. */
function valueTexts(chart: Chart, scale: Scale, columns: Column[]): string {
  const fits = columns.every(
    ({ left, right, text }) => textWidth(text) < (right - left) * NARROW.width + 4,
  );
  if (chart.series.length > 1 || columns.length > MOST_VALUES || !fits) return '';
  return columns
    .map(({ left, right, value, text }) => {
      const y = scale.shareOf(Math.max(value, 0));
      const style = `left:${percent((left + right) / 2)};top:${percent(1 - y)};translate:-50% calc(-100% - 3px)`;
      return element('span', `class="fx-t fx-label" style="${style}"`, text);
    })
    .join('');
}

const MOST_WRAPPED = 12;
const MOST_LINES = 3;

/** Names of few columns wrap below them; more of them are thinned out as on other charts. */
function wrappedNames({ xs }: Chart) {
  const room = NARROW.width / xs.length;
  const needed = Math.max(...xs.map((x) => Math.ceil((textWidth(x) * 1.15) / (room - 4))));
  if (needed <= 1 || xs.length > MOST_WRAPPED || xs.every((x) => /^\d+$/.test(x))) return {};
  const width = percent(1 / xs.length);
  const html = xs.map((x, index) => {
    const style = `--x:${percent((index + 0.5) / xs.length)};width:${width}`;
    return element('span', `class="fx-t fx-x fx-wrap" style="${style}"`, x);
  });
  return { names: { html: html.join(''), lines: Math.min(needed, MOST_LINES) } };
}
