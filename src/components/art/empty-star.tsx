import { octagonStar } from './lattice';

const star = octagonStar(90, [48, 48], 60);

/** A dashed star, for empty states. */
export function EmptyStar({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      fill="none"
      className={`stroke-line-strong ${className}`}
    >
      <path d={star} strokeWidth="1.5" strokeDasharray="4 5" />
    </svg>
  );
}
