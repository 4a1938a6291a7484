import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, type ButtonProps } from './ui/button';

interface LoadMoreProps {
  query: {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Also loads when somebody scrolls near the end of the list. */
  isAutomatic?: boolean;
  variant?: ButtonProps['variant'];
  className?: string;
  children: string;
}

/** A button that loads the next rows of a list, and says if they did not arrive. */
export function LoadMore(props: LoadMoreProps) {
  const { query, isAutomatic = false, variant = 'outline', className, children } = props;
  const { isFetchingNextPage, isFetchNextPageError } = query;
  const frame = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void query.fetchNextPage());
  // After a failure only the button loads again, else the requests would never end.
  const isWatching = isAutomatic && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isWatching || !frame.current) return;
    // Reports once at the start too, for rows that have not filled the screen.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: '400px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return (
    <div ref={frame} className={cx('inline-flex flex-wrap items-center gap-x-3', className)}>
      <span role="status" className="text-small text-muted empty:hidden">
        {isFetchNextPageError && 'The next ones did not arrive.'}
      </span>
      <Button
        variant={variant}
        isInactive={isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {isFetchNextPageError ? 'Try Again' : children}
      </Button>
    </div>
  );
}
