import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** What they did is on the outer lane, what we did on the inner one. */
export type Lane = 'theirs' | 'ours';
export type Node = keyof typeof NODES;

const NODES = {
  diamond: 'M8 .8 15.2 8 8 15.2.8 8z',
  square: 'M2 2h12v12H2z',
  octagon: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z',
  star: 'M8 0l2.3 2.3h3.4v3.4L16 8l-2.3 2.3v3.4h-3.4L8 16l-2.3-2.3H2.3v-3.4L0 8l2.3-2.3V2.3h3.4z',
  point: 'M8 4l4 4-4 4-4-4z',
};

interface PathStepProps {
  lane: Lane;
  /** The shape on the path; without it the path only passes. */
  node?: Node;
  isFilled?: boolean;
  /** Whether the path begins or ends here. */
  end?: 'first' | 'last' | 'both' | undefined;
  /** Whether it goes on in the other lane. */
  isTurning: boolean;
  children: ReactNode;
}

/** One step of the timeline, beside the path that leads through all of them. */
export function PathStep({ lane, node, isFilled, end, isTurning, children }: PathStepProps) {
  const start = lane === 'ours' ? 'start-6.25' : 'start-2.25';
  return (
    <li className={cx('relative ps-14 max-sm:ps-11', node ? 'pb-5' : 'pb-3')}>
      {end !== 'both' && (
        <span
          aria-hidden
          className={cx(
            'absolute w-0.5 bg-line-strong',
            start,
            end === 'first' ? 'top-3' : 'top-0',
            end === 'last' ? 'h-3' : isTurning ? 'bottom-4' : 'bottom-0',
          )}
        />
      )}
      {isTurning && (
        <svg
          viewBox="0 0 18 16"
          aria-hidden
          className={cx(
            'absolute start-2.25 bottom-0 h-4 w-4.5 overflow-visible text-line-strong',
            lane === 'ours' && '-scale-x-100',
          )}
        >
          <path d="M1 0l16 16" fill="none" stroke="currentColor" strokeWidth={2} />
        </svg>
      )}
      {node && (
        <svg
          viewBox="0 0 16 16"
          aria-hidden
          className={cx(
            'absolute top-1 size-4 overflow-visible',
            lane === 'ours' ? 'start-4.5' : 'start-0.5',
            isFilled ? 'fill-text' : 'fill-surface',
            node === 'point' ? 'text-line-strong' : 'text-text',
          )}
        >
          <path d={NODES[node]} stroke="currentColor" strokeWidth={1.75} />
        </svg>
      )}
      {children}
    </li>
  );
}
