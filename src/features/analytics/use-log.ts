/** How many rows a table asks for at once. */
export const PAGE_SIZE = 200;

interface Pages<Page> {
  data?: { pages: Page[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isPending: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** What a table of a log takes, from the pages of a query. */
export function logOf<Page, Row>(query: Pages<Page>, rowsOf: (page: Page) => Row[]) {
  return {
    rows: query.data?.pages.flatMap(rowsOf) ?? [],
    hasMore: query.hasNextPage,
    isLoading: query.isPending,
    loadMore: () => {
      if (!query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}

/** What stands under a table. */
export function countLine(rows: number, hasMore: boolean, noun: string): string {
  const shown = rows.toLocaleString('en-US');
  return hasMore ? `The newest ${shown} ${noun}; more as you scroll` : `${shown} ${noun} in all`;
}
