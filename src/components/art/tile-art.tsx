import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { DRAWN, octagonStar, squareStar } from './lattice';

type Point = readonly [x: number, y: number];

interface Course {
  path: string;
  /** The stars that the path runs through. */
  stations: readonly Point[];
  lit: readonly Point[];
}

interface Palette {
  star: string;
  small: string;
  lit: readonly string[];
  path: string;
}

export interface TileDrawing {
  cell: number;
  /** In degrees. */
  angle: number;
  /** Moves the lattice up, so that a row of stars is in the middle. */
  shift: number;
  viewBox: readonly [width: number, height: number];
  /** With `meet`, all of it is shown, and the lattice goes on around it. */
  fit: 'xMidYMid slice' | 'xMinYMid slice' | 'xMidYMid meet' | 'xMidYMax meet';
  course: Course;
  palette: Palette;
}

interface TileArtProps {
  drawing: TileDrawing;
  className: string;
  /** In front of it, in its coordinates. */
  children?: ReactNode;
}

/** A piece of the lattice with a path through it and a few of its stars lit. */
export function TileArt({ drawing, className, children }: TileArtProps) {
  const id = useId();
  const { cell, angle, shift, viewBox, fit, course, palette } = drawing;
  const [width, height] = viewBox;
  const corners = [0, cell].flatMap((x) => [0, cell].map((y) => [x, y] as const));
  const star = `${id}star`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={cx(fit.endsWith('meet') && 'overflow-visible', className)}
    >
      <defs>
        <path id={star} d={octagonStar(cell, [0, 0], angle)} />
        <path id={`${id}small`} d={squareStar(cell, [0, 0], angle)} />
        <pattern
          id={id}
          width={cell}
          height={cell}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(0 ${-shift})`}
        >
          <use href={`#${star}`} x={cell / 2} y={cell / 2} style={{ fill: palette.star }} />
          {corners.map(([x, y]) => (
            <use
              key={`${x} ${y}`}
              href={`#${id}small`}
              x={x}
              y={y}
              style={{ fill: palette.small }}
            />
          ))}
        </pattern>
      </defs>
      <rect
        x={-4 * width}
        y={-4 * height}
        width={9 * width}
        height={9 * height}
        fill={`url(#${id})`}
      />
      {course.lit.map(([x, y], index) => (
        <use
          key={`${x} ${y}`}
          href={`#${star}`}
          x={x}
          y={y}
          style={{ fill: palette.lit[index % palette.lit.length] }}
        />
      ))}
      {course.path && (
        <path
          d={course.path}
          fill="none"
          strokeWidth="4.5"
          {...DRAWN}
          style={{ stroke: palette.path }}
        />
      )}
      {course.stations.map(([x, y]) => (
        <use key={`${x} ${y}`} href={`#${star}`} x={x} y={y} style={{ fill: palette.path }} />
      ))}
      {children}
    </svg>
  );
}

/** Picks an item by a hash of the text, so that the same text always gets the same item. */
export function pick<Item>(items: readonly [Item, ...Item[]], text: string): Item {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return items[sum % items.length] ?? items[0];
}
