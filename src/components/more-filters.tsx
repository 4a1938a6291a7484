import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { Button } from './ui/button';

interface MoreFiltersProps {
  /** How many of them are set. */
  count: number;
  children: ReactNode;
}

/** Filters of a list; on a phone a button shows them, since they would push the list out of view. */
export function MoreFilters({ count, children }: MoreFiltersProps) {
  const [areShown, setAreShown] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-expanded={areShown}
        onClick={() => setAreShown(!areShown)}
        className="max-sm:flex-1 sm:hidden"
      >
        Filters
        <span className="tabular-nums empty:hidden">{count || ''}</span>
      </Button>
      <div className={cx('contents', !areShown && 'max-sm:hidden')}>{children}</div>
    </>
  );
}
