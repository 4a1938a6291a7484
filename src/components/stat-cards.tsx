import { cx } from 'class-variance-authority';
import { SkeletonFigure } from './ui/skeleton';

export interface Stat {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  /** What the figure means. */
  caption?: string;
  /** The value is a name, which may be long. */
  isName?: boolean;
}

interface StatCardsProps {
  stats: Stat[];
  /** In one line each, without captions. */
  isSlim?: boolean;
}

/** A row of figures. */
export function StatCards({ stats, isSlim = false }: StatCardsProps) {
  return (
    <dl
      className={cx(
        'mb-5 grid gap-px border border-line bg-line',
        stats.length === 3 ? 'grid-cols-3 max-[24rem]:grid-cols-1' : 'grid-cols-2 lg:grid-cols-4',
      )}
    >
      {stats.map(({ label, value, caption, isName }) => (
        <div
          key={label}
          className={cx(
            'bg-surface px-5 max-nav:px-3',
            isSlim ? 'flex items-baseline justify-between gap-3 py-2' : 'pt-3.5 pb-4',
          )}
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd
            className={cx(
              'font-medium tracking-[-0.02em]',
              isName
                ? 'flex min-h-[2.35rem] items-center text-subtitle wrap-anywhere max-nav:min-h-[1.875rem] max-nav:text-body max-nav:leading-tight'
                : 'leading-tight tabular-nums',
              !isName && (isSlim ? 'text-body' : 'text-[1.875rem] max-nav:text-[1.5rem]'),
            )}
          >
            {value === undefined ? <SkeletonFigure /> : isName ? <bdi>{value}</bdi> : value}
          </dd>
          {caption && !isSlim && <dd className="text-micro text-muted">{caption}</dd>}
        </div>
      ))}
    </dl>
  );
}
