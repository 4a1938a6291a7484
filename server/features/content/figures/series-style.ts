import type { Chart } from './chart.schema';

/**
 * The look of a series: 1 is the one to look at, the highlighted or else the last; the others get
 * quieter ones. A single series is 6, a solid line in the colour of the site.
 */
export function styleOf({ series, highlight }: Chart, index: number): string {
  if (series.length === 1 && !highlight) return 'fx-c6';
  const named = series.findIndex(({ name }) => name === highlight);
  const main = named === -1 && series.length > 1 ? series.length - 1 : named;
  if (index === main) return 'fx-c1';
  // Counted from the end, since the later of several years matter more.
  const others = series.map((_, each) => each).filter((each) => each !== main);
  return `fx-c${others.length - others.indexOf(index) + 1}`;
}
