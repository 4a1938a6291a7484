import { once } from '../../lib/once';
import { octagonStar, squareStar } from './lattice';

const CELL = 100;

type Tile = readonly [column: number, row: number];

interface Layout {
  id: string;
  /** Always in full view. The lattice goes on around it and is cut by the frame. */
  viewBox: string;
  className: string;
  rows: readonly [first: number, last: number];
  columns: number;
  /** The angle grows from 14 to 74 degrees over this width, so circles turn into stars. */
  ramp: number;
  path: string;
  stations: readonly [Tile, Tile, Tile, Tile];
  dim: readonly Tile[];
  lit: readonly Tile[];
}

const TALL: Layout = {
  id: 'hero-tall',
  viewBox: '0 60 620 740',
  className: 'max-nav:hidden',
  rows: [-4, 11],
  columns: 17,
  ramp: 700,
  path: 'M-50 650L150 650L150 550L250 450L350 450L450 350L450 250L550 150L1150 -450',
  stations: [
    [1, 6],
    [2, 4],
    [4, 3],
    [5, 1],
  ],
  dim: [
    [0, 1],
    [1, 3],
    [2, 0],
    [3, 2],
    [4, 6],
    [4, 0],
    [5, 7],
    [6, 3],
    [6, 5],
    [1, 7],
    [2, 7],
    [5, 5],
    [7, 1],
    [8, 4],
    [9, 2],
    [7, 6],
    [9, 6],
    [8, 0],
    [11, 5],
    [12, 2],
  ],
  lit: [
    [3, 6],
    [1, 1],
    [3, 0],
    [6, 2],
    [5, 0],
    [6, 1],
    [4, 1],
    [7, 4],
    [8, 2],
    [9, 0],
    [10, 4],
    [13, 3],
  ],
};

/** For screens on which the picture is below the text. */
const WIDE: Layout = {
  id: 'hero-wide',
  viewBox: '0 0 420 450',
  className: 'nav:hidden',
  rows: [-1, 6],
  columns: 11,
  ramp: 400,
  path: 'M-50 350L50 350L350 50L400 0L600 -200',
  stations: [
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ],
  dim: [
    [0, 0],
    [1, 4],
    [3, 3],
    [5, 2],
    [6, 0],
    [7, 3],
    [9, 1],
  ],
  lit: [
    [1, 0],
    [3, 2],
    [4, 1],
    [5, 3],
    [6, 2],
    [8, 1],
    [8, 3],
  ],
};

interface HeroArtCopy {
  /** What the picture shows. */
  label: string;
  stations: string[];
}

const widthOf = (station: string) => Math.max(72, station.length * 10 + 24);

/** Only as many columns as differ: behind the ramp all are equal. */
const getColumns = once(() =>
  [TALL, WIDE].map(({ id, ramp }) => {
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
      {[TALL, WIDE].map((layout, index) => (
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
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={copy.label}
      className={`size-full overflow-visible ${layout.className}`}
    >
      <defs>
        {columns.map((column) => (
          <path key={column.id} id={column.id} d={column.star} />
        ))}
        <g id={`${id}-row`}>
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
