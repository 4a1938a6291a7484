import { type ReactNode, useCallback, useMemo } from 'react';
import { Notice } from '../../components/notice';
import { type Column, VirtualTable } from '../../components/virtual-table';

/** How many rows a table asks for at once. */
export const PAGE_SIZE = 200;

interface Pages<Page> {
  data?: { pages: Page[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isPending: boolean;
  fetchNextPage: () => Promise<unknown>;
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
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap(rowsOf) ?? [], [data, rowsOf]);
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
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
        empty={<Notice kind="empty" title={empty} action={null} />}
      />
      <p role="status" className="pt-3 text-small text-muted">
        {rows.length > 0 && countLine(rows.length, hasNextPage, noun)}
      </p>
    </>
  );
}

function countLine(rows: number, hasMore: boolean, noun: string): string {
  const shown = rows.toLocaleString('en-US');
  return hasMore ? `The newest ${shown} ${noun}; more as you scroll` : `${shown} ${noun} in all`;
}
