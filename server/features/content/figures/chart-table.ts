import type { Chart, Series } from './chart.schema';
import { formatDay } from './chart-scale';
import { wordsOf } from './chart-words';
import type { Value } from './chart-values.schema';
import { element, escape } from './html';

const valueCell = (value: Value | null | undefined) =>
  `<td><bdi>${escape(value?.text ?? '–')}</bdi></td>`;
const rowHead = (text: string) => element('th', 'scope="row"', text);
const columnHead = (text: string) => element('th', 'scope="col"', text);
const row = (cells: string[]) => `<tr>${cells.join('')}</tr>`;

/** The two ends of a range as texts. */
export function rangeTexts(chart: Chart, { text, from = 0, to }: Value): [string, string] {
  if (chart.isDays) return [formatDay(chart, from), formatDay(chart, to)];
  const [first = '', last = ''] = text.split('..');
  return [first, last];
}

function rowsOf(chart: Chart): { heads: string[]; rows: string[] } {
  const { xs, series, unit } = chart;
  const words = wordsOf(chart);
  if (xs.length > 0) {
    const heads = series.map(({ name }) => name);
    const rows = xs.map((x, index) =>
      row([rowHead(x), ...series.map(({ values }) => valueCell(values[index]))]),
    );
    return { heads, rows };
  }
  const isRange = series.some(({ values: [value] }) => value?.from !== undefined);
  const cells = ({ values: [value] }: Series) =>
    isRange && value
      ? rangeTexts(chart, value).map((text) => `<td><bdi>${escape(text)}</bdi></td>`)
      : [valueCell(value)];
  return {
    heads: isRange ? [words.from, words.until] : [unit],
    rows: series.map((each) => row([rowHead(each.name), ...cells(each)])),
  };
}

/** The numbers of a chart as text, with its title for screen readers. */
export const chartTable = (chart: Chart): string =>
  element('caption', 'class="fx-sr"', chart.title) + plainTable(chart);

/** The numbers alone, for places without styles, where the title stands above them. */
export function plainTable(chart: Chart): string {
  const { heads, rows } = rowsOf(chart);
  return [
    `<thead>${row([chart.rows || wordsOf(chart).item, ...heads].map(columnHead))}</thead>`,
    `<tbody>${rows.join('')}</tbody>`,
  ].join('');
}

/** Marks and limits, whose texts may be shortened in the picture. */
export function chartNotes(chart: Chart): string[] {
  return [
    ...chart.marks.map(({ at, text }) => `${at}: ${text}`),
    ...chart.limits.map(({ value, text }) => `${value.toLocaleString('en-US')}: ${text}`),
  ];
}

/** What the picture shows, in a sentence or two. Its title and unit are read above it. */
export function describeChart(chart: Chart): string {
  const { alt, kind, series, xs } = chart;
  if (alt) return alt;
  const words = wordsOf(chart);
  const parts = series.map(({ name, values }) => `${name}: ${describeValues(chart, values)}`);
  const places = xs.length > 1 ? ` (${xs[0]} – ${xs.at(-1)})` : '';
  return `${words.kinds[kind]}${places}. ${parts.join(words.semicolon)}.`;
}

function describeValues(chart: Chart, values: (Value | null)[]): string {
  const words = wordsOf(chart);
  const given = values.filter((value) => value !== null);
  const [first] = given;
  if (!first) return '–';
  if (first.from !== undefined) return rangeTexts(chart, first).join(` ${words.to} `);
  if (given.length === 1) return first.text;
  const low = given.reduce((a, b) => (b.to < a.to ? b : a));
  const high = given.reduce((a, b) => (b.to > a.to ? b : a));
  const at = (value: Value) => `${value.text} ${words.at} ${chart.xs[values.indexOf(value)]}`;
  return `${words.lowest} ${at(low)}${words.comma}${words.highest} ${at(high)}`;
}
