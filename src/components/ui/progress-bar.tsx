import { cx } from 'class-variance-authority';

interface ProgressBarProps {
  /** The task in progress. */
  label: string;
  percent: number;
  /** Sets the size. */
  className: string;
}

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('bg-sand-strong', className)}
    >
      <div className="h-full bg-action" style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
