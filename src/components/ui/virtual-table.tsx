import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { cx } from 'class-variance-authority';
import {
  type FocusEvent,
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SkeletonLine } from './skeleton';
import {
  HeadCell,
  isOnActions,
  SortHeadCell,
  Table,
  TableBody,
  TableHead,
  TableMessage,
  TableRow,
} from './table';

export interface Column {
  id: string;
  label: string;
  /** Width and alignment. */
  className: string;
  /** The direction of the first click; undefined if the column does not sort. */
  sorts?: 'up' | 'down';
}

export interface Sort {
  by: string;
  isDescending: boolean;
}

interface VirtualTableProps<Item> {
  /** What the table lists. */
  label: string;
  columns: readonly Column[];
  items: readonly Item[];
  /** Must be a stable function. */
  keyOf: (item: Item) => string;
  /** The cells of a row: a `<Cell>` for each column. */
  renderRow: (item: Item) => ReactNode;
  /** The grid template of a card. */
  cardClassName: string;
  /** The height of a row, and of a card in a narrow table. */
  rowPx: { wide: number; card: number };
  onOpen?: (item: Item) => void;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** For a list that loads more while somebody scrolls. */
  hasMore?: boolean;
  onNearEnd?: () => void;
  isLoading: boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** In a narrower table, rows are cards: the same width as in the variants `card` and `wide`. */
const WIDE_PX = 900;
const SKELETON_ROWS = 8;
/** `onNearEnd` runs this many rows before the end. */
const NEAR_END_ROWS = 30;

const CARD = cx(
  'card:grid card:content-center card:gap-x-3 card:gap-y-1 card:px-4',
  'card:border-b card:border-line card:[&>td]:border-0 card:[&>td]:p-0',
);

/** Renders only the rows in view, so that ten thousand rows stay fast. In a narrow table, such as on a
 * phone, each row is a card. */
export function VirtualTable<Item>(props: VirtualTableProps<Item>) {
  const { label, columns, items, keyOf, renderRow, cardClassName, onOpen, isLoading } = props;
  const { hasMore = false, onNearEnd } = props;
  const [frame, isNarrow] = useIsNarrow();
  const rowPx = isNarrow ? props.rowPx.card : props.rowPx.wide;
  const isEmpty = items.length === 0;
  const { table, rows, focusHandlers, gapBefore, gapAfter } = useRowsInView(items, keyOf, rowPx);
  const isNearEnd = hasMore && (rows.at(-1)?.index ?? 0) >= items.length - NEAR_END_ROWS;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  return (
    <div ref={frame} className="@container/table">
      <Table
        ref={table}
        label={label}
        aria-busy={isLoading}
        aria-rowcount={hasMore ? -1 : items.length + 1}
        className="table-fixed"
      >
        <TableHead className="card:sr-only">
          {columns.map((column) => (
            <ColumnHead
              key={column.id}
              column={column}
              sort={props.sort ?? null}
              onSort={props.onSort}
            />
          ))}
        </TableHead>
        <TableBody {...focusHandlers}>
          {isEmpty && isLoading && <SkeletonRows columns={columns} rowPx={rowPx} />}
          {isEmpty && !isLoading && (
            <TableMessage span={columns.length}>{props.empty}</TableMessage>
          )}
          {rows.map(({ index, key }, at) => {
            const item = items[index];
            return (
              item !== undefined && (
                <Fragment key={key}>
                  <Gap height={gapBefore(at)} />
                  <TableRow
                    aria-rowindex={index + 2}
                    style={{ blockSize: rowPx }}
                    onClick={onOpen && ((event) => isOnActions(event) || onOpen(item))}
                    className={cx(CARD, onOpen && 'cursor-pointer', cardClassName)}
                  >
                    {renderRow(item)}
                  </TableRow>
                </Fragment>
              )
            );
          })}
          <Gap height={gapAfter} />
        </TableBody>
      </Table>
    </div>
  );
}

function useRowsInView<Item>(items: readonly Item[], keyOf: (item: Item) => string, rowPx: number) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const isEmpty = items.length === 0;
  useLayoutEffect(() => {
    setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [isEmpty, rowPx]);

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowPx,
    overscan: 3,
    scrollMargin: top,
    // Stable while the items are: with a new function the virtualizer measures all rows again.
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index];
        return item === undefined ? index : keyOf(item);
      },
      [items, keyOf],
    ),
    // The focused row stays rendered when it is scrolled away: else the focus would be lost.
    rangeExtractor: useCallback((range: Range) => withRow(range, focused), [focused]),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  const rows = virtualizer.getVirtualItems();
  return {
    table,
    rows,
    gapBefore: (at: number) => (rows[at]?.start ?? top) - (rows[at - 1]?.end ?? top),
    gapAfter: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
        setFocused(row ? Number(row) - 2 : null);
      },
      onBlur: () => setFocused(null),
    },
  };
}

function withRow(range: Range, index: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (index === null || index >= range.count || rows.includes(index)) return rows;
  return [...rows, index].sort((a, b) => a - b);
}

interface ColumnHeadProps {
  column: Column;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}

function ColumnHead({ column: { id, label, className, sorts }, sort, onSort }: ColumnHeadProps) {
  if (!sorts || !onSort) return <HeadCell className={className}>{label}</HeadCell>;
  const isSorted = sort?.by === id;
  return (
    <SortHeadCell
      label={label}
      className={className}
      direction={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : null}
      onSort={() =>
        onSort({ by: id, isDescending: isSorted ? !sort.isDescending : sorts === 'down' })
      }
    />
  );
}

function SkeletonRows({ columns, rowPx }: { columns: readonly Column[]; rowPx: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true" data-skeleton style={{ blockSize: rowPx }}>
      {columns.map(({ id }, index) => (
        <td key={id} className={cx('border-b border-line px-3', index > 1 && 'card:hidden')}>
          <SkeletonLine className={index === 0 ? 'w-4/5' : 'w-3/5'} />
        </td>
      ))}
    </tr>
  ));
}

function Gap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" style={{ blockSize: height }} className="card:block" />
  ) : null;
}

function useIsNarrow() {
  const frame = useRef<HTMLDivElement>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setIsNarrow(element.clientWidth < WIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, isNarrow] as const;
}
