import { cx } from 'class-variance-authority';
import { SkeletonLine } from './ui/skeleton';

export interface ScreenShape {
  /** A line under the title. */
  hasIntro: boolean;
  cards: number;
  hasTabs: boolean;
}

/**
 * A console screen that is loading, in the shape of what comes; appears after 200 ms, so that fast
 * loads do not flicker.
 */
export function SkeletonScreen({ hasIntro, cards, hasTabs }: ScreenShape) {
  return (
    <div role="status" className="transition-opacity delay-200 starting:opacity-0">
      <span className="sr-only">Loading…</span>
      <SkeletonLine className={cx('mb-6 w-64 max-w-full', hasIntro ? 'h-12' : 'h-8')} />
      {cards > 0 && (
        <div
          data-skeleton="cards"
          className={cx(
            'mb-5 grid gap-px border border-line bg-line',
            cards === 3 ? 'grid-cols-3' : 'grid-cols-2 lg:grid-cols-4',
          )}
        >
          {Array.from({ length: cards }, (_, index) => (
            <div key={index} className="grid min-h-26.5 content-start gap-3 bg-surface px-5 py-4">
              <SkeletonLine className="w-1/2" />
              <SkeletonLine className="h-8 w-1/3" />
            </div>
          ))}
        </div>
      )}
      {hasTabs && (
        <div className="mb-5 flex h-11 items-center gap-8 border-b border-line px-4">
          <SkeletonLine className="w-16" />
          <SkeletonLine className="w-24" />
          <SkeletonLine className="w-20" />
        </div>
      )}
      <SkeletonLine className="mb-3 h-11 w-96 max-w-full" />
      <div className="grid gap-px border border-line bg-line">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="flex h-12 items-center bg-surface px-3">
            <SkeletonLine className="h-5 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
