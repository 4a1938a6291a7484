import type { Chart, Series } from './chart.schema';
import { type Scale, valueScale } from './chart-scale';
import { toNumber } from './chart-values.schema';
import { round } from './html';
import type { Label, Place, Segment } from './label-places';
import { HEIGHT, plot, yOf } from './plot';
import { styleOf } from './series-style';
import { shorten } from './text-width';

interface Point {
  /** Shares of the width and the height, from the left and from the bottom. */
  x: number;
  y: number;
}

/** Values without a gap between them. */
type Run = Point[];

/** Numbers on x lie at their distances; other places at equal ones. */
export function placesOf({ xs, kind }: Chart): (place: number) => number {
  if (kind === 'steps') return (place) => (place + 0.5) / xs.length;
  const numbers = xs.map(toNumber);
  const isAscending = numbers.every(
    (number, index) => number !== null && (index === 0 || number > (numbers[index - 1] ?? number)),
  );
  const inset = kind === 'dots' ? 0.04 : 0.015;
  const inside = (share: number) => inset + share * (1 - 2 * inset);
  if (xs.length === 1) return () => 0.5;
  if (!isAscending) return (place) => inside(place / (xs.length - 1));
  const valueAt = (place: number) => {
    const low = numbers[Math.floor(place)] ?? 0;
    const high = numbers[Math.ceil(place)] ?? low;
    return low + (high - low) * (place % 1);
  };
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 1;
  return (place) => inside((valueAt(place) - first) / (last - first));
}

function runsOf({ values }: Series, scale: Scale, shareOf: (place: number) => number): Run[] {
  const runs: Run[] = [[]];
  for (const [index, value] of values.entries()) {
    if (value) runs.at(-1)?.push({ x: shareOf(index), y: scale.shareOf(value.to) });
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** A value stands until the next place. */
function asSteps(run: Run, width: number): Run {
  return run.flatMap(({ x, y }) => [
    { x: x - width / 2, y },
    { x: x + width / 2, y },
  ]);
}

const at = ({ x, y }: Point) => `${round(x * 1000)} ${round((1 - y) * HEIGHT)}`;
const pathOf = (run: Run) => `M${run.map(at).join('L')}`;

/** A line, an area, dots or steps. */
export function lineChart(chart: Chart): string {
  const scale = valueScale(chart);
  const shareOf = placesOf(chart);
  const width = 1 / chart.xs.length;
  const all = chart.series.map((series) => {
    const runs = runsOf(series, scale, shareOf);
    return chart.kind === 'steps' ? runs.map((run) => asSteps(run, width)) : runs;
  });
  // The one to look at lies over the others.
  const drawn = all
    .map((runs, index) => ({ runs, style: styleOf(chart, index) }))
    .sort((one, other) => other.style.localeCompare(one.style));
  const base = yOf(scale, Math.max(0, scale.from));
  const paths = drawn.map(({ runs, style }) =>
    chart.kind === 'dots' ? drawDots(runs, style) : drawLines(chart, runs, style, base),
  );
  const labels = all.map((runs, index): Label => {
    const text = shorten(chart.series[index]?.name ?? '', 120);
    const others = all.filter((_, other) => other !== index).flat(2);
    const places = chart.kind === 'dots' ? [] : labelPlaces(runs.flat(), others);
    return { text, classes: styleOf(chart, index), places };
  });
  return plot(chart, scale, {
    shareOf,
    paths: paths.join(''),
    lines: all.flat().flatMap(segmentsOf),
    labels,
    swatch: chart.kind === 'dots' ? 'dot' : 'line',
  });
}

function drawDots(runs: Run[], style: string): string {
  const points = runs.flat().map((point) => `M${at(point)}h0`);
  const d = points.join('');
  // A hollow dot is a smaller one of the ground over a full one.
  return `<path class="fx-dot ${style}" d="${d}"/><path class="fx-hole ${style}" d="${d}"/>`;
}

function drawLines({ kind }: Chart, runs: Run[], style: string, base: string): string {
  const lines = runs.filter((run) => run.length > 1);
  const single = runs.filter((run) => run.length === 1).flat();
  const area = lines.map((run) => {
    const [first, last] = [run[0]?.x ?? 0, run.at(-1)?.x ?? 0];
    return `${pathOf(run)}L${round(last * 1000)} ${base}H${round(first * 1000)}z`;
  });
  return (
    (kind === 'area' ? `<path class="fx-area ${style}" d="${area.join('')}"/>` : '') +
    `<path class="fx-line ${style}" d="${lines.map(pathOf).join('')}"/>` +
    (single.length > 0
      ? `<path class="fx-dot ${style}" d="${single.map((point) => `M${at(point)}h0`).join('')}"/>`
      : '')
  );
}

const segmentsOf = (run: Run): Segment[] =>
  run.slice(1).map(({ x, y }, index) => [run[index]?.x ?? x, run[index]?.y ?? y, x, y]);

const LABELLED_POINTS = 12;
/** As shares of the width and the height: a label nearer to another line would seem to name it. */
const NEAR = { x: 0.04, y: 0.05 };

/** Beside the peak, then the ends, then a few points between. */
function labelPlaces(points: Point[], others: Point[]): Place[] {
  if (points.length === 0) return [];
  const peak = points.reduce((a, b) => (b.y > a.y ? b : a));
  const low = points.reduce((a, b) => (b.y < a.y ? b : a));
  const stride = Math.ceil(points.length / LABELLED_POINTS);
  const some = points.filter((_, index) => index % stride === 0);
  const chosen = [peak, points.at(-1), points[0], low, ...some].filter((point) => point != null);
  const isAlone = ({ x, y }: Point) =>
    !others.some((other) => Math.abs(other.x - x) < NEAR.x && Math.abs(other.y - y) < NEAR.y);
  return chosen
    .filter((point) => point === peak || isAlone(point))
    .flatMap(({ x, y }) => SIDES.map(([anchor, side]): Place => ({ x, y, anchor, side })));
}

const SIDES = [
  ['middle', 'above'],
  ['start', 'above'],
  ['end', 'above'],
  ['start', 'level'],
  ['end', 'level'],
  ['middle', 'below'],
  ['end', 'below'],
  ['start', 'below'],
] as const;
