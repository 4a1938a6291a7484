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

/** A row of figures. */
export function StatCards({ stats }: { stats: Stat[] }) {
  return (
    <dl
      className={cx(
        'mb-5 grid gap-px border border-line bg-line',
        stats.length === 3 ? 'grid-cols-3 max-[24rem]:grid-cols-1' : 'grid-cols-2 lg:grid-cols-4',
      )}
    >
      {stats.map(({ label, value, caption, isName }) => (
        <div key={label} className="bg-surface px-5 pt-3.5 pb-4 max-nav:px-3">
          <dt className="text-small text-muted">{label}</dt>
          <dd
            className={cx(
              'font-medium tracking-[-0.02em]',
              isName
                ? 'flex min-h-[2.35rem] items-center text-subtitle wrap-anywhere max-nav:min-h-[1.875rem] max-nav:text-body max-nav:leading-tight'
                : 'text-[1.875rem] leading-tight tabular-nums max-nav:text-[1.5rem]',
            )}
          >
            {value === undefined ? <SkeletonFigure /> : isName ? <bdi>{value}</bdi> : value}
          </dd>
          {caption && <dd className="text-micro text-muted">{caption}</dd>}
        </div>
      ))}
    </dl>
  );
}
