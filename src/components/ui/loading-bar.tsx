import { formatCount } from '../../lib/numbers';
import { ProgressBar } from './progress-bar';
import { RetryButton } from './retry-button';

interface LoadingBarProps {
  /** What is being loaded, such as `leads`. */
  noun: string;
  loaded: number;
  total: number;
  /** Set if a page of the list failed: loads that page again. */
  onRetry: (() => void) | undefined;
}

/** How much of a long list is loaded. */
export function LoadingBar({ noun, loaded, total, onRetry }: LoadingBarProps) {
  if (onRetry) {
    return (
      <span className="flex flex-wrap items-center gap-3">
        {`${formatCount(loaded)} of ${formatCount(total)} ${noun} loaded; the rest did not arrive.`}
        <RetryButton onClick={onRetry} />
      </span>
    );
  }
  const percent = total > 0 ? Math.round((100 * loaded) / total) : 0;
  return (
    <ProgressBar label={`Loading ${noun}`} percent={percent} className="h-2 w-48 self-center" />
  );
}
