import { octagonStar, squareStar } from './lattice';

const CELL = 40;
const ANGLE = 60;
const corners = [0, CELL].flatMap((x) => [0, CELL].map((y) => [x, y] as const));
const star = octagonStar(CELL, [CELL / 2, CELL / 2], ANGLE);
const squares = corners.map((corner) => squareStar(CELL, corner, ANGLE)).join('');

/** One row of the lattice, along the edge of a band. */
export function Frieze({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`h-10 w-full ${className}`}>
      <defs>
        <pattern id="frieze" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <path d={star} fill="#1d5f60" />
          <path d={squares} fill="#e7a33e" />
        </pattern>
      </defs>
      <rect width="100%" height={CELL} fill="url(#frieze)" />
    </svg>
  );
}
