import { once } from '../../lib/once';
import { CELL, LAYOUTS, type Layout, type Tile } from './hero-layouts';
import { octagonStar, squareStar } from './lattice';

interface HeroArtCopy {
  /** What the picture shows. */
  label: string;
  stations: string[];
}

const widthOf = (station: string) => Math.max(72, station.length * 10 + 24);

/** Only as many columns as differ: behind the ramp all are equal. */
const getColumns = once(() =>
  LAYOUTS.map(({ id, ramp }) => {
    const angleAt = (x: number) => {
      const progress = Math.min(1, Math.max(0, x / ramp));
      return 14 + 60 * progress * progress * (3 - 2 * progress);
    };
    return Array.from({ length: ramp / CELL + 1 }, (_, column) => {
      const star = octagonStar(CELL, [column * CELL + CELL / 2, CELL / 2], angleAt);
      return {
        id: `${id}-${column}`,
        star,
        square: squareStar(CELL, [column * CELL, 0], angleAt),
      };
    });
  }),
);

/** A lattice that becomes more ordered along the path, in a layout for each width of the screen. */
export function HeroArt({ copy }: { copy: HeroArtCopy }) {
  return (
    <span className="absolute inset-y-0 start-0 h-full w-full overflow-clip bg-band nav:w-[calc(100%+max(var(--gutter),(100vw-var(--container-page))/2))] rtl:-scale-x-100">
      {LAYOUTS.map((layout, index) => (
        <Picture key={layout.id} layout={layout} columns={getColumns()[index] ?? []} copy={copy} />
      ))}
    </span>
  );
}

type Column = ReturnType<typeof getColumns>[number][number];

interface PictureProps {
  layout: Layout;
  columns: Column[];
  copy: HeroArtCopy;
}

function Picture({ layout, columns, copy }: PictureProps) {
  const { id, viewBox, rows, stations } = layout;
  const [first, last] = rows;
  const count = columns.length;
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
          {columns.map((column) => (
            <path key={column.id} id={column.id} d={column.star} />
          ))}
          <g id={`${id}-row`}>
            {/* One more at the side where the path comes in. */}
            <use href={`#${id}-0`} x={-CELL} />
            <path d={columns[0]?.square} transform={`translate(${-CELL})`} />
            {Array.from({ length: layout.columns }, (_, column) => (
              <Star key={column} id={id} column={column} row={0} count={count} />
            ))}
            {columns.map(({ id: key, square }) => (
              <path key={key} d={square} />
            ))}
            {Array.from({ length: layout.columns - columns.length }, (_, column) => (
              <path
                key={column}
                d={columns.at(-1)?.square}
                transform={`translate(${(column + 1) * CELL})`}
              />
            ))}
          </g>
        </defs>
        <g fill="#174649">
          {Array.from({ length: last - first + 1 }, (_, row) => (
            <use key={row} href={`#${id}-row`} y={(first + row) * CELL} />
          ))}
        </g>
        <Tiles id={id} count={count} tiles={layout.dim} fill="#1d5f60" />
        <Tiles id={id} count={count} tiles={layout.lit} fill="#2b8580" />
      </svg>
      {/* A layer of its own: the path draws itself, and the lattice would be painted with each frame. */}
      <svg {...drawing} className={`${drawing.className} will-change-transform`}>
        <path
          pathLength="1"
          d={layout.path}
          fill="none"
          stroke="#e7a33e"
          strokeWidth="5"
          strokeDasharray="1"
          className="animate-draw"
        />
        <Tiles id={id} count={count} tiles={stations} fill="#e7a33e" />
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

interface StarProps {
  id: string;
  column: number;
  row: number;
  count: number;
}

/** The star of a tile; behind the ramp the last one is moved. */
function Star({ id, column, row, count }: StarProps) {
  const source = Math.min(column, count - 1);
  return (
    <use
      href={`#${id}-${source}`}
      x={column === source ? undefined : (column - source) * CELL}
      y={row === 0 ? undefined : row * CELL}
    />
  );
}

interface TilesProps extends Pick<StarProps, 'id' | 'count'> {
  tiles: readonly Tile[];
  fill: string;
}

function Tiles({ id, count, tiles, fill }: TilesProps) {
  return (
    <g fill={fill}>
      {tiles.map(([column, row]) => (
        <Star key={`${column} ${row}`} id={id} column={column} row={row} count={count} />
      ))}
    </g>
  );
}
