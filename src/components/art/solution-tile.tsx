import type { SolutionId } from '../../config/site';
import { HUES, PALETTES } from './case-art';
import { SolutionGlyph } from './solution-glyph';
import { TileArt, type TileDrawing } from './tile-art';

/** Of the stars, in degrees: from octagons to points. */
const ANGLES: Record<SolutionId, number> = {
  'ai-analytics': 22,
  'supply-chain': 40,
  'saas-platforms': 57,
  'web-development': 70,
  'erp-integration': 48,
};

const COURSE: TileDrawing['course'] = {
  path: '',
  stations: [],
  lit: [
    [40, 40],
    [360, 200],
    [360, -40],
    [40, 280],
  ],
};

interface SolutionTileProps {
  id: SolutionId;
  className?: string;
}

/** A piece of the lattice in the color of a solution, with its sign on it. */
export function SolutionTile({ id, className = '' }: SolutionTileProps) {
  return (
    <span
      className={`@container relative grid place-items-center overflow-clip bg-band ${className}`}
    >
      <TileArt
        drawing={{
          cell: 80,
          angle: ANGLES[id],
          shift: 0,
          viewBox: [400, 240],
          fit: 'xMidYMid slice',
          course: COURSE,
          palette: PALETTES[HUES[id]],
        }}
        className="absolute inset-0 size-full rtl:-scale-x-100"
      />
      <span className="relative flex cut-2 bg-ground p-[4cqi]">
        <SolutionGlyph id={id} className="size-[min(5rem,46cqi)]" />
      </span>
    </span>
  );
}
