import { countOf, formatCount } from '../../lib/numbers';
import { LoadingBar } from './loading-bar';

interface PaginationFootProps {
  /** What is listed, such as `leads`. */
  noun: string;
  shown: number;
  total: number;
  loaded: number;
  isFiltered: boolean;
  isLoading: boolean;
  isComplete: boolean;
  /** Set if a page failed to load. */
  onRetry: (() => void) | undefined;
}

/** The line under a long list: how many rows it shows, and how many are loaded. */
export function PaginationFoot(props: PaginationFootProps) {
  const { noun, shown, total, loaded, isFiltered, isLoading, isComplete, onRetry } = props;
  const count = isFiltered
    ? `${formatCount(shown)} of ${countOf(total, noun)} match`
    : countOf(shown, noun);
  return (
    <div role="status" className="flex flex-wrap justify-between gap-3 pt-3 text-small text-muted">
      <span>{isLoading ? `Loading ${noun}…` : count}</span>
      {isComplete ? (
        total > 0 && `All ${noun} loaded`
      ) : (
        <LoadingBar noun={noun} loaded={loaded} total={total} onRetry={onRetry} />
      )}
    </div>
  );
}
