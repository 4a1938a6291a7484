import { octagonStar } from './lattice';

const BLUNTEST = 18;
const SHARPEST = 70;
const FRAME = octagonStar(68, [36, 36], 0);

/** A station of a path: `position` from 0 to 1 turns an octagon into a pointed star. */
export function RailGlyph({ position }: { position: number }) {
  const angle = BLUNTEST + position * (SHARPEST - BLUNTEST);
  return (
    <svg
      viewBox="0 0 72 72"
      fill="none"
      strokeWidth="1.5"
      className="size-13 shrink-0 stroke-text xs:size-18"
    >
      <path d={FRAME} />
      <path d={octagonStar(52, [36, 36], angle)} className="fill-accent stroke-none" />
    </svg>
  );
}
