import { COVER_WIDTH, type CoverLabel } from '../../../../src/components/art/cover';
import type { Chart, Series } from './chart.schema';
import { valueRange } from './chart-scale';
import { areaLabel, endLabels } from './cover-labels';
import { type Drawn, isLit, levelIn } from './cover-parts';
import { round } from './html';
import { placesOf } from './line-chart';

/** Lines with the areas below them. */
export function linesCover(chart: Chart, height: number): Drawn {
  const axes = axesOf(chart, height);
  const cover = { lines: '', litLines: '', plain: '', lit: '' };
  for (const [index, series] of chart.series.entries()) {
    const path = runsOf(chart, series, axes);
    cover[isLit(chart, index) ? 'litLines' : 'lines'] += path.map(({ line }) => line).join('');
    if (chart.kind === 'area' || chart.kind === 'steps') {
      cover.plain += path.map(({ area }) => area).join('');
    }
    if (chart.xs.length <= FEW) {
      cover[isLit(chart, index) ? 'lit' : 'plain'] += path.map(({ points }) => points).join('');
    }
  }
  return { ...cover, limits: limitsOf(chart, axes), labels: labelsOf(chart, axes) };
}

const limitsOf = ({ limits }: Chart, { yOf }: Axes) =>
  limits.map(({ value }) => `M0 ${round(yOf(value))}H${COVER_WIDTH}`).join('');

/** With so few places, each value has a dot. */
const FEW = 6;
const DOT = 11;
const dot = (cx: number, cy: number) =>
  `M${round(cx - DOT)} ${round(cy)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`;

/** At the edge there is no room for a dot. */
const dotsOf = (run: [number, number][]) =>
  run
    .filter(([x]) => x >= DOT && x <= COVER_WIDTH - DOT)
    .map(([x, y]) => dot(x, y))
    .join('');

interface Axes {
  /** Of the picture. */
  height: number;
  yOf: (value: number) => number;
  shareOf: (place: number) => number;
}

function axesOf(chart: Chart, height: number): Axes {
  const { shareOf } = valueRange(chart);
  const level = levelIn(height);
  return { height, yOf: (value) => level(shareOf(value)), shareOf: placesOf(chart) };
}

/** The values without gaps between them, as lines, areas down to the lower edge, and dots. */
function runsOf(chart: Chart, { values }: Series, { height, yOf, shareOf }: Axes) {
  const { xs, kind } = chart;
  const runs: [number, number][][] = [[]];
  const half = kind === 'steps' ? COVER_WIDTH / xs.length / 2 : 0;
  for (const [place, value] of values.entries()) {
    const x = xAt(chart, shareOf, place);
    if (!value) runs.push([]);
    else if (half === 0) runs.at(-1)?.push([x, yOf(value.to)]);
    else {
      const level = yOf(value.to);
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
        area: `${line}L${round(right)} ${height}H${round(left)}z`,
        points: half === 0 ? dotsOf(run) : '',
      };
    });
}

function xAt({ kind, xs }: Chart, shareOf: Axes['shareOf'], place: number): number {
  const [first, last] = kind === 'steps' ? [0, 1] : [shareOf(0), shareOf(xs.length - 1)];
  return inset((shareOf(place) - first) / (last - first || 1), xs.length) * COVER_WIDTH;
}

/** Of two places, the values of all lines; of an area, the first and the last one. */
function labelsOf(chart: Chart, { height, yOf, shareOf }: Axes): CoverLabel[] {
  const { kind, xs } = chart;
  const pointsOf = ({ values }: Series) =>
    [0, xs.length - 1].flatMap((place) => {
      const value = values[place];
      const x = xAt(chart, shareOf, place);
      return value ? [{ text: value.text, x, y: yOf(value.to) }] : [];
    });
  // The highlighted line first.
  const series = [...chart.series.entries()]
    .sort(([one], [other]) => Number(isLit(chart, other)) - Number(isLit(chart, one)))
    .map(([, each]) => each);
  if (xs.length === 2) return endLabels(series.flatMap(pointsOf));
  const isFilled = kind === 'area' || kind === 'steps';
  return isFilled && series.length === 1
    ? series.flatMap(pointsOf).flatMap((point) => areaLabel(point, height))
    : [];
}

/** A line of two points does not reach the edges. */
const inset = (share: number, places: number) => (places === 2 ? 0.14 + share * 0.72 : share);

export function dotsCover(chart: Chart, height: number): Drawn {
  const axes = axesOf(chart, height);
  const cover = { plain: '', lit: '' };
  for (const [index, { values }] of chart.series.entries()) {
    for (const [place, value] of values.entries()) {
      if (!value) continue;
      const point = dot(axes.shareOf(place) * COVER_WIDTH, axes.yOf(value.to));
      cover[isLit(chart, index) ? 'lit' : 'plain'] += point;
    }
  }
  return { ...cover, limits: limitsOf(chart, axes) };
}
