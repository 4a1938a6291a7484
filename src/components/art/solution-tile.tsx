import { palette } from './case-art';
import { SolutionGlyph } from './solution-glyph';
import { TileArt } from './tile-art';

/** Of the stars of each tile, in degrees: from octagons to points, as in the hero. */
const ANGLES = [22, 40, 57, 70];
/** Where the path enters the first tile, and where it leaves each. */
const LEVELS = [160, 160, 112, 112, 64];
const MIDDLE = 200;

const HEIGHT = 224;

interface SolutionTileProps {
  id: string;
  /** From the first tile on, as the path runs. */
  index: number;
  className?: string;
}

/** A piece of the lattice with the sign of a solution, on a path that climbs from tile to tile. */
export function SolutionTile({ id, index, className = '' }: SolutionTileProps) {
  const [start = 0, end = 0] = LEVELS.slice(index);
  return (
    <span className={`@container relative block ${className}`}>
      <span className="block h-full overflow-clip band rtl:-scale-x-100">
        <TileArt
          drawing={{
            cell: 80,
            angle: ANGLES[index] ?? 45,
            shift: 0,
            viewBox: [2 * MIDDLE, HEIGHT],
            fit: 'xMidYMid meet',
            course: {
              path: `M-400 ${start}H${MIDDLE - start + end}L${MIDDLE} ${end}H800`,
              stations: [],
              lit: [
                [40, 40],
                [360, 200],
              ],
            },
            palette,
          }}
          className="size-full"
        />
      </span>
      <span
        className="absolute left-1/2 flex -translate-1/2 bg-ground p-2"
        style={{ top: `calc(50% + ${(end - HEIGHT / 2) / 4}cqi)` }}
      >
        <SolutionGlyph id={id} className="size-14" />
      </span>
    </span>
  );
}
