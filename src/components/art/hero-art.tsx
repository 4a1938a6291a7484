import { once } from '../../lib/once';
import { octagonStar, squareStar } from './lattice';

const COLUMNS = 10;
const ROWS = 9;
const CELL = 100;
const RAMP = 700;

/** The angle grows from 14 to 74 degrees across the picture, so circles turn into stars. */
function angleAt(x: number): number {
  const progress = Math.min(1, Math.max(0, x / RAMP));
  return 14 + 60 * progress * progress * (3 - 2 * progress);
}

const getColumns = once(() =>
  Array.from({ length: COLUMNS }, (_, column) => ({
    id: `s${column}`,
    d:
      octagonStar(CELL, [column * CELL + CELL / 2, CELL / 2], angleAt) +
      squareStar(CELL, [column * CELL, 0], angleAt),
    star: octagonStar(CELL, [column * CELL + CELL / 2, CELL / 2], angleAt),
  })),
);

type Tile = readonly [column: number, row: number];

const DIM: Tile[] = [
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
];
const LIT: Tile[] = [
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
];
const STATIONS: { tile: Tile; label: string; width: number }[] = [
  { tile: [0, 6], label: 'Discover', width: 92 },
  { tile: [2, 4], label: 'Design', width: 74 },
  { tile: [4, 3], label: 'Build', width: 65 },
  { tile: [5, 1], label: 'Scale', width: 65 },
];

/** A lattice that becomes more ordered along the path. Each column is defined once and reused. */
export function HeroArt({ className = '' }: { className?: string }) {
  const columns = getColumns();
  return (
    <svg
      viewBox="0 0 700 860"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label="A lattice that grows from circles on the left to eight-pointed stars on the right. One path runs through it: Discover, Design, Build, Scale."
      className={className}
    >
      <defs>
        <g id="hero-row">
          {columns.map(({ id, d }) => (
            <path key={id} d={d} />
          ))}
        </g>
        {columns.map(({ id, star }) => (
          <path key={id} id={id} d={star} />
        ))}
      </defs>
      <g fill="#174649">
        {Array.from({ length: ROWS }, (_, row) => (
          <use key={row} href="#hero-row" y={row * CELL} />
        ))}
      </g>
      <Tiles tiles={DIM} fill="#1d5f60" />
      <Tiles tiles={LIT} fill="#2b8580" />
      <path
        pathLength="1"
        d="M-50 650L50 650L250 450L350 450L450 350L450 250L550 150L900 -200"
        fill="none"
        stroke="#e7a33e"
        strokeWidth="5"
        strokeDasharray="1"
        className="animate-draw"
      />
      <Tiles tiles={STATIONS.map(({ tile }) => tile)} fill="#e7a33e" />
      <g fontSize="17" fontWeight="500" textAnchor="middle" className="max-xs:hidden">
        {STATIONS.map(({ tile: [column, row], label, width }) => {
          const x = column * CELL + CELL / 2;
          const y = row * CELL + 111;
          return (
            <g key={label}>
              <path d={`M${x - width / 2} ${y}h${width}v30h-${width}z`} fill="#0d2f33" />
              <text x={x} y={y + 21} fill="#f1ebdf">
                {label}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function Tiles({ tiles, fill }: { tiles: Tile[]; fill: string }) {
  return (
    <g fill={fill}>
      {tiles.map(([column, row]) => (
        <use key={`${column} ${row}`} href={`#s${column}`} y={row * CELL} />
      ))}
    </g>
  );
}
