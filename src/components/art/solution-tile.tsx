import { palette } from './case-art';
import { TileArt } from './tile-art';

/** Of the stars of each tile, in degrees: from octagons to points, as in the hero. */
const ANGLES = [22, 40, 57, 70];
/** Where the path enters the first tile, and where it leaves each. */
const LEVELS = [200, 200, 120, 120, 40];
const MIDDLE = 200;

interface SolutionTileProps {
  /** From the first tile on, as the path runs. */
  index: number;
  className?: string;
}

/** A piece of the lattice, through which a path climbs from tile to tile. */
export function SolutionTile({ index, className = '' }: SolutionTileProps) {
  const [start = 0, end = 0] = LEVELS.slice(index);
  return (
    <span className={`block overflow-clip band rtl:-scale-x-100 ${className}`}>
      <TileArt
        drawing={{
          cell: 80,
          angle: ANGLES[index] ?? 45,
          shift: 0,
          viewBox: [400, 224],
          fit: 'xMidYMid meet',
          course: {
            path: `M-400 ${start}H${MIDDLE - start + end}L${MIDDLE} ${end}H800`,
            stations: [[MIDDLE, end]],
            // Off the path.
            lit: [
              [40, start === 200 ? 40 : 200],
              [360, end === 200 ? 40 : 200],
            ],
          },
          palette,
        }}
        className="size-full"
      />
    </span>
  );
}
