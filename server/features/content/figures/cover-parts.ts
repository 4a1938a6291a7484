import type { Cover } from '../../../../src/components/art/cover';
import type { Chart } from './chart.schema';
import { round } from './html';
import { styleOf } from './series-style';

/** The room above the picture, where a card has a label. */
export const TOP = 104;
/** The share of the highest value. */
export const FULL = 0.96;

/** A picture of a known height. */
export type Drawn = Omit<Cover, 'height'>;

export interface Bar {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of a share of the highest value, from the top of a picture of this height. */
export const levelIn = (height: number) => (share: number) =>
  height - share * FULL * (height - TOP);

export const box = ({ left, top, width, height }: Bar) =>
  `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const isLit = (chart: Chart, index: number) => /c[16]$/.test(styleOf(chart, index));
