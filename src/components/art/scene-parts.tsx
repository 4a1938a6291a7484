import type { PALETTES } from './case-art';
import { DRAWN, octagonStar } from './lattice';

export type Palette = (typeof PALETTES)['teal'];

export interface SceneProps {
  /** The color of what the study is about. */
  palette: Palette;
}

export type Point = readonly [x: number, y: number];

/** Of scenes, in their coordinates: they are 320 wide and high, and go on around that. */
export const LEFT = -400;
export const RIGHT = 720;

export const PAPER = '#fbf8f2';
export const INK = '#0e1b1d';

/** Numbers from `from` to `to`, both included. */
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface PathProps {
  d: string;
  palette: Palette;
  /** A star where it leads. */
  station?: Point;
}

/** The path of the firm, as in its other drawings. */
export const Path = ({ d, palette, station }: PathProps) => (
  <>
    <path d={d} fill="none" strokeWidth="5" {...DRAWN} style={{ stroke: palette.path }} />
    {station && (
      <path
        d={octagonStar(56, station, 45)}
        strokeWidth="3"
        style={{ fill: palette.path, stroke: palette.star }}
      />
    )}
  </>
);

/** Not mirrored where the scene is. */
export const UPRIGHT = 'origin-center [transform-box:fill-box] rtl:-scale-x-100';

interface NumberProps {
  at: Point;
  size?: number;
  fill?: string;
  children: string;
}

/** Centered at a point. It is not mirrored where the scene is. */
export const Num = ({ at: [x, y], size = 28, fill = PAPER, children }: NumberProps) => (
  <text
    x={x}
    y={y + 0.36 * size}
    fontSize={size}
    textAnchor="middle"
    direction="ltr"
    className={`${UPRIGHT} font-strong`}
    style={{ fill }}
  >
    {children}
  </text>
);

export interface Shape {
  d: string;
  fill: string | undefined;
}

/** Shapes that do not overlap, as one path for each color: a page with fewer elements is sooner there. */
export const Shapes = ({ shapes }: { shapes: Shape[] }) =>
  [...new Set(shapes.map(({ fill }) => fill))].map((color) => (
    <path
      key={color}
      d={shapes
        .filter(({ fill }) => fill === color)
        .map(({ d }) => d)
        .join('')}
      style={{ fill: color }}
    />
  ));
