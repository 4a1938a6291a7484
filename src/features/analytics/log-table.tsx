import { type ReactNode, useCallback, useMemo } from 'react';
import { NextPageFailure } from '../../components/next-page-failure';
import { EmptyState, ErrorState } from '../../components/ui/empty-state';
import { RetryButton } from '../../components/ui/retry-button';
import { type Column, VirtualTable } from '../../components/ui/virtual-table';
import { countOf } from '../../lib/numbers';
import type { ChosenPeriod } from './chosen-period';

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
  period: ChosenPeriod['input'];
  columns: readonly Column[];
  query: Pages<Page>;
  /** Must be a stable function. */
  rowsOf: (page: Page) => Row[];
  renderRow: (row: Row) => ReactNode;
}

/** Of days long ago only the totals are kept, so a list may be shorter than a figure. */
const STORED = 'stored for this period';
const EMPTY = { events: 'No events tracked yet', conversions: 'No conversions yet' };

const idOf = ({ id }: { id: string }) => id;

/** A long list that loads page by page while somebody scrolls. */
export function LogTable<Page, Row extends { id: string }>(props: LogTableProps<Page, Row>) {
  const { noun, period, columns, query, rowsOf, renderRow } = props;
  const isAllTime = period.period === 'all';
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(rowsOf) ?? [], [data, rowsOf]);
  const shown = countOf(rows.length, noun);
  const newest = `The newest ${shown}${isFetchNextPageError ? '.' : '; more as you scroll'}`;
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
        empty={<EmptyState title={isAllTime ? EMPTY[noun] : `No ${noun} ${STORED}`} />}
      />
      <div role="status" className="flex flex-wrap items-center gap-3 pt-3 text-small text-muted">
        {rows.length > 0 && (hasNextPage ? newest : `${shown} ${isAllTime ? 'in all' : STORED}`)}
        <NextPageFailure query={query} />
      </div>
    </>
  );
}
