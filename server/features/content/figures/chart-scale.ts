import type { Chart } from './chart.schema';
import { MONTH_STARTS } from './chart-values.schema';
import { chartLocale } from './chart-words';

export interface Tick {
  /** From 0 at the low end of the scale to 1. */
  at: number;
  text: string;
}

export interface Scale {
  from: number;
  to: number;
  ticks: Tick[];
  shareOf: (value: number) => number;
}

const INTERVALS = 4;
const MULTIPLES = [1, 2, 2.5, 5, 10];

/** A step of round numbers, so that there are about four intervals. */
function stepFor(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / INTERVALS));
  return (MULTIPLES.find((multiple) => multiple * power * INTERVALS >= span) ?? 10) * power;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** What is drawn by without labels. */
export type Range = Pick<Scale, 'from' | 'to' | 'shareOf'>;

export function valueScale(chart: Chart): Scale {
  const { step, ...range } = valueRange(chart);
  return { ...range, ticks: valueTicks(chart, { ...range, step }) };
}

/** The range of the values, and of limits. Bars and areas begin at zero, since they have lengths. */
export function valueRange(chart: Chart): Range & { step: number } {
  const values = chart.series.flatMap(({ values: list }) =>
    list.flatMap((value) => (value ? [value.from ?? value.to, value.to] : [])),
  );
  const all = [...values, ...chart.limits.map(({ value }) => value)];
  let min = Math.min(...all);
  let max = Math.max(...all);
  const isRange = chart.series.some(({ values: [first] }) => first?.from !== undefined);
  const isLength = !isRange && (chart.kind === 'bar' || chart.kind === 'area');
  // A line high above zero would be flat if zero were in the picture.
  if (isLength || (min > 0 && min < max / 2)) min = Math.min(min, 0);
  if (isLength || (max < 0 && max > min / 2)) max = Math.max(max, 0);
  if (min === max) max = min + 1;
  const step = stepFor(chart.scale ? chart.scale.to - chart.scale.from : max - min);
  const from = chart.scale?.from ?? Math.floor(min / step) * step;
  const to = chart.scale?.to ?? endOf(max, step);
  const shareOf = (value: number) => clamp((value - from) / (to - from));
  return { from, to, shareOf, step };
}

/** The next round number, or a little above the maximum if that is far away. */
function endOf(max: number, step: number): number {
  const next = Math.ceil(max / step) * step;
  return next - max > step / 2 ? max + step / 5 : next;
}

interface Span {
  from: number;
  to: number;
  step: number;
  shareOf: Scale['shareOf'];
}

function valueTicks(chart: Chart, { from, to, step, shareOf }: Span): Tick[] {
  const hasPercent = chart.series.every(({ values }) =>
    values.every((value) => !value || /[%٪]$/.test(value.text)),
  );
  const format = new Intl.NumberFormat(chartLocale(chart), {
    maximumFractionDigits: Math.max(0, 2 - Math.floor(Math.log10(step))),
    notation: to - from >= 100_000 ? 'compact' : 'standard',
  });
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = (first + index) * step;
    return { at: shareOf(value), text: `${format.format(value)}${hasPercent ? '%' : ''}` };
  });
}

const DAYS = 365;

export function dayScale(chart: Chart): Scale {
  const { from, to, shareOf } = dayRange(chart);
  const ticks = MONTH_STARTS.filter((start) => start >= from && start < to).map((start) => ({
    at: shareOf(start),
    text: formatDay(chart, start, { month: 'short' }),
  }));
  return { from, to, ticks, shareOf };
}

/** Whole months around the days of a chart. */
export function dayRange(chart: Chart): Range {
  const days = chart.series.flatMap(({ values: [value] }) =>
    value ? [value.from ?? value.to, value.to] : [],
  );
  const first = MONTH_STARTS.findLastIndex((start) => start <= Math.min(...days));
  const next = MONTH_STARTS.findIndex((start) => start > Math.max(...days));
  const from = MONTH_STARTS[first] ?? 0;
  const to = MONTH_STARTS[next] ?? DAYS;
  const shareOf = (day: number) => clamp((day - from) / (to - from));
  return { from, to, shareOf };
}

/** A day of any year without a leap day. */
export function formatDay(
  chart: Chart,
  day: number,
  format: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' },
): string {
  const date = new Date(Date.UTC(2025, 0, 1 + day));
  return date.toLocaleDateString(chartLocale(chart), { ...format, timeZone: 'UTC' });
}
