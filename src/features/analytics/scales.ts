/** How far along a chart a value lies. */
export interface Scale {
  /** In pixels. */
  at: (value: number) => number;
  /** Whole and round numbers to label it with, from nought on. */
  ticks: number[];
}

const TICKS = 3;

/** From nought, at `start`, to a round number that is not below `max`, at `end`. */
export function linearScale(max: number, start: number, end: number): Scale {
  const step = roundStep(max / TICKS);
  const steps = Math.max(1, Math.ceil(max / step));
  return {
    at: (value) => start + ((end - start) * value) / (steps * step),
    ticks: Array.from({ length: steps + 1 }, (_, index) => index * step),
  };
}

/** 1, 2, 5, 10, 20, 50 and so on, the nearest by ratio; nothing here comes in halves. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const ratio = rough / power;
  const digit =
    ratio >= Math.sqrt(50) ? 10 : ratio >= Math.sqrt(10) ? 5 : ratio >= Math.sqrt(2) ? 2 : 1;
  return Math.max(1, digit * power);
}

/** A line from point to point, as the path of an SVG. */
export const linePath = (points: [x: number, y: number][]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x},${y}`).join('');
