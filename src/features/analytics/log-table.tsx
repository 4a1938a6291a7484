import { type ReactNode, useCallback, useMemo } from 'react';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { formatCount } from '../../lib/numbers';

/** How many rows a table asks for at once. */
export const PAGE_SIZE = 200;

interface Pages<Page> {
  data?: { pages: Page[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPending: boolean;
  /** Of the first page: there is nothing to show. */
  isLoadingError: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface LogTableProps<Page, Row> {
  /** What its rows are. */
  noun: 'events' | 'conversions';
  columns: readonly Column[];
  query: Pages<Page>;
  /** The same at every render. */
  rowsOf: (page: Page) => Row[];
  renderRow: (row: Row) => ReactNode;
  /** What the table says without rows. */
  empty: string;
}

const idOf = ({ id }: { id: string }) => id;

/** A list that only ever grows: loaded page by page on the way down. */
export function LogTable<Page, Row extends { id: string }>(props: LogTableProps<Page, Row>) {
  const { noun, columns, query, rowsOf, renderRow, empty } = props;
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(rowsOf) ?? [], [data, rowsOf]);
  const loadMore = useCallback(() => {
    // One that failed is asked for again by a person, not at once and without end.
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
        rowPx={{ wide: 42, phone: 116 }}
        cardClassName="max-nav:grid-cols-[minmax(0,1fr)_auto]"
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

function countLine(rows: number, hasMore: boolean, isWhole: boolean, noun: string): string {
  const shown = formatCount(rows);
  if (isWhole) return `${shown} ${noun} in all`;
  return hasMore
    ? `The newest ${shown} ${noun}; more as you scroll`
    : `The newest ${shown} ${noun}.`;
}
