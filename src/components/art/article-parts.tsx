import type { ReactNode } from 'react';
import { DRAWN, octagonStar } from './lattice';
import { PAPER, type Point, UPRIGHT } from './scene-parts';

/** Colors of an article's category, for both themes. */
export interface ArticlePalette {
  star: string;
  /** Between `star` and `lit`. */
  mid: string;
  lit: string;
  path: string;
}

export interface ArticleSceneProps {
  palette: ArticlePalette;
}

/** Lines of text on paper, which is light in both themes. */
export const PRINT = '#d3c9b6';
/** What is written on the color of the path. */
export const ON_PATH = 'var(--color-ground)';

interface SheetProps {
  at: Point;
  width: number;
  height: number;
  /** In degrees, around its upper corner. */
  turn?: number;
  children?: ReactNode;
}

const FOLD = 20;

/** A sheet of paper with a folded corner; what is written on it has its own coordinates. */
export const Sheet = ({ at: [x, y], width, height, turn = 0, children }: SheetProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path
      d={`M0 0H${width}V${height - FOLD}L${width - FOLD} ${height}H0Z`}
      style={{ fill: PAPER }}
    />
    <path d={`M${width} ${height - FOLD}H${width - FOLD}V${height}Z`} style={{ fill: PRINT }} />
    {children}
  </g>
);

interface LinesProps {
  at: Point;
  widths: readonly number[];
  pitch?: number;
  fill?: string;
}

/** Lines of text, each as a bar. */
export const Lines = ({ at: [x, y], widths, pitch = 18, fill = PRINT }: LinesProps) => (
  <path
    d={widths.map((width, index) => `M${x} ${y + index * pitch}h${width}v7h${-width}Z`).join('')}
    style={{ fill }}
  />
);

interface MarkProps {
  at: Point;
  stroke: string;
}

export const Tick = ({ at: [x, y], stroke }: MarkProps) => (
  <path
    d={`M${x - 10} ${y}l7 8l13 -16`}
    fill="none"
    strokeWidth="5"
    className={UPRIGHT}
    style={{ stroke }}
  />
);

interface RouteProps {
  d: string;
  palette: ArticlePalette;
  isDashed?: boolean;
}

/** The path of the firm, as in its other drawings. */
export const Route = ({ d, palette, isDashed }: RouteProps) => (
  <path
    d={d}
    fill="none"
    strokeWidth="6"
    {...(isDashed ? { strokeDasharray: '12 9' } : DRAWN)}
    style={{ stroke: palette.path }}
  />
);

interface StationProps {
  at: Point;
  palette: ArticlePalette;
  size?: number;
}

/** The star where the path leads. */
export const Station = ({ at, palette, size = 60 }: StationProps) => (
  <path d={octagonStar(size, at, 45)} style={{ fill: palette.path }} />
);

interface CartonProps {
  at: Point;
  width: number;
  height: number;
  fill: string;
  tape: string;
}

/** From the front, with its lower corner at a point. */
export const Carton = ({ at: [x, y], width, height, fill, tape }: CartonProps) => (
  <>
    <rect x={x} y={y - height} width={width} height={height} style={{ fill }} />
    <rect
      x={x + width / 2 - 6}
      y={y - height}
      width="12"
      height={height * 0.36}
      style={{ fill: tape }}
    />
  </>
);
