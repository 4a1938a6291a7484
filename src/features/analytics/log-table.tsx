import { type ReactNode, useCallback, useMemo } from 'react';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { formatCount } from '../../lib/numbers';

/** How many rows a table loads at once. */
export const PAGE_SIZE = 200;

interface Pages<Page> {
  data?: { pages: Page[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPending: boolean;
  /** The first page failed, so there is nothing to show. */
  isLoadingError: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface LogTableProps<Page, Row> {
  /** What the table lists. */
  noun: 'events' | 'conversions';
  columns: readonly Column[];
  query: Pages<Page>;
  /** Must be a stable function. */
  rowsOf: (page: Page) => Row[];
  renderRow: (row: Row) => ReactNode;
  /** Shown if there are no rows. */
  empty: string;
}

const idOf = ({ id }: { id: string }) => id;

/** A long list that loads page by page while somebody scrolls. */
export function LogTable<Page, Row extends { id: string }>(props: LogTableProps<Page, Row>) {
  const { noun, columns, query, rowsOf, renderRow, empty } = props;
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(rowsOf) ?? [], [data, rowsOf]);
  const loadMore = useCallback(() => {
    // After a failure only the button loads again, else the requests would never end.
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={noun === 'events' ? 'Unable to Load Events' : 'Unable to Load Conversions'}
        action={<RetryButton onClick={() => void query.refetch()} />}
      />
    );
  }
  return (
    <>
      <VirtualTable
        label={noun === 'events' ? 'Events' : 'Conversions'}
        columns={columns}
        items={rows}
        keyOf={idOf}
        renderRow={renderRow}
        cardPx={116}
        hasMore={hasNextPage}
        onNearEnd={loadMore}
        isLoading={query.isPending}
        empty={<EmptyState title={empty} />}
      />
      <div role="status" className="flex flex-wrap items-center gap-3 pt-3 text-small text-muted">
        {rows.length > 0 && countLine(rows.length, !isFetchNextPageError, !hasNextPage, noun)}
        {isFetchNextPageError && (
          <>
            The next ones did not arrive.
            <RetryButton onClick={() => void fetchNextPage()} />
          </>
        )}
      </div>
    </>
  );
}

function countLine(rows: number, hasMore: boolean, isComplete: boolean, noun: string): string {
  const shown = formatCount(rows);
  if (isComplete) return `${shown} ${noun} in all`;
  return hasMore
    ? `The newest ${shown} ${noun}; more as you scroll`
    : `The newest ${shown} ${noun}.`;
}
