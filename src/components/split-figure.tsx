import { cx } from 'class-variance-authority';
import type { SplitFigure as Parts } from '../lib/split-figure';

/** A large figure with its unit at half the size. A unit that is a word turns it to its own direction. */
export function SplitFigure({ number, unit, className }: Parts & { className?: string }) {
  return (
    <p
      dir="auto"
      className={cx('w-fit max-w-full leading-[0.9] tracking-[-0.05em] wrap-anywhere', className)}
    >
      {number}
      {unit && <span className="text-[0.5em] tracking-normal">{unit}</span>}
    </p>
  );
}
