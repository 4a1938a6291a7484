import { useEffect } from 'react';

interface PagedRead {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads page after page in the background, until all are loaded or one fails. */
export function useAllPages(read: PagedRead): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = read;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
}
