/** Maps values to positions in a chart. */
export interface Scale {
  /** The position of a value, in pixels. */
  at: (value: number) => number;
  /** Round integers for labels, from 0. */
  ticks: number[];
}

const TICKS = 3;

/** Maps 0 to `start`, and the first tick that is not below `max` to `end`. */
export function linearScale(max: number, start: number, end: number): Scale {
  const step = roundStep(max / TICKS);
  const steps = Math.max(1, Math.ceil(max / step));
  return {
    at: (value) => start + ((end - start) * value) / (steps * step),
    ticks: Array.from({ length: steps + 1 }, (_, index) => index * step),
  };
}

/** The nearest of 1, 2, 5, 10, 20, 50 and so on by ratio; never below 1, because values are integers. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const ratio = rough / power;
  const digit =
    ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.sqrt(2) ? 2 : 1;
  return Math.max(1, digit * power);
}

/** The SVG path of a line through the points. */
export const linePath = (points: [x: number, y: number][]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join('');
