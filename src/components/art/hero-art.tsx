import { cx } from 'class-variance-authority';
import { once } from '../../lib/once';
import { CELL, LAYOUTS, type Layout, type Tile } from './hero-layouts';
import { octagonStar, squareStar } from './lattice';

interface HeroArtCopy {
  /** What the picture shows. */
  label: string;
  stations: string[];
}

const widthOf = (station: string) => Math.max(72, station.length * 10 + 24);

/** The lattice of a layout as path data. */
const getPaths = once(() =>
  LAYOUTS.map(({ columns, ramp, dim, lit, stations }) => {
    const angleAt = (x: number) => {
      const progress = Math.min(1, Math.max(0, x / ramp));
      return 14 + 60 * progress * progress * (3 - 2 * progress);
    };
    const starAt = ([column, row]: Tile) =>
      octagonStar(CELL, [(column + 0.5) * CELL, (row + 0.5) * CELL], angleAt);
    const squareAt = (column: number) => squareStar(CELL, [column * CELL, 0], angleAt);
    // One more at the side where the path comes in.
    const inRow = Array.from({ length: columns + 1 }, (_, index) => index - 1);
    return {
      row: inRow.map((column) => starAt([column, 0]) + squareAt(column)).join(''),
      dim: dim.map(starAt).join(''),
      lit: lit.map(starAt).join(''),
      stations: stations.map(starAt).join(''),
    };
  }),
);

/** A lattice that becomes more ordered along the path, in a layout for each width of the screen. */
export function HeroArt({ copy }: { copy: HeroArtCopy }) {
  return (
    <span className="absolute inset-y-0 start-0 h-full w-full overflow-clip bg-band nav:w-[calc(100%+max(var(--gutter),(100vw-var(--container-page))/2))] rtl:-scale-x-100">
      {LAYOUTS.map((layout, index) => (
        <Picture key={layout.id} layout={layout} paths={getPaths()[index]} copy={copy} />
      ))}
    </span>
  );
}

interface PictureProps {
  layout: Layout;
  paths: ReturnType<typeof getPaths>[number] | undefined;
  copy: HeroArtCopy;
}

function Picture({ layout, paths, copy }: PictureProps) {
  const { id, viewBox, rows, stations } = layout;
  const [first, last] = rows;
  const drawing = {
    viewBox,
    preserveAspectRatio: 'xMinYMid',
    'aria-hidden': true,
    className: 'absolute inset-0 size-full overflow-visible',
  };
  return (
    <span role="img" aria-label={copy.label} className={`absolute inset-0 ${layout.className}`}>
      <svg {...drawing}>
        <defs>
          <path id={id} d={paths?.row} fill="#174649" />
        </defs>
        {Array.from({ length: last - first + 1 }, (_, row) => (
          <use key={row} href={`#${id}`} y={(first + row) * CELL} />
        ))}
        <path d={paths?.dim} fill="#1d5f60" />
        <path d={paths?.lit} fill="#2b8580" />
      </svg>
      {/* A layer of its own if the path draws itself: the lattice would be painted with each frame. */}
      <svg
        {...drawing}
        className={cx(drawing.className, layout.isAnimated && 'will-change-transform')}
      >
        <path
          pathLength="1"
          d={layout.path}
          fill="none"
          stroke="#e7a33e"
          strokeWidth="5"
          strokeDasharray="1"
          className={layout.isAnimated ? 'animate-draw' : undefined}
        />
        <path d={paths?.stations} fill="#e7a33e" />
        <g fontSize="20" fontWeight="500" textAnchor="middle">
          {copy.stations.map((label, index) => {
            const width = widthOf(label);
            const [column, row] = stations[index] ?? [0, 0];
            const x = column * CELL + CELL / 2;
            const y = row * CELL + 106;
            return (
              <g key={label}>
                <path d={`M${x - width / 2} ${y}h${width}v32h-${width}z`} fill="#0d2f33" />
                {/* The picture is mirrored on right-to-left pages, its words are not. */}
                <text
                  x={x}
                  y={y + 23}
                  fill="#f1ebdf"
                  className="origin-center [transform-box:fill-box] rtl:-scale-x-100"
                >
                  {label}
                </text>
              </g>
            );
          })}
        </g>
      </svg>
    </span>
  );
}
