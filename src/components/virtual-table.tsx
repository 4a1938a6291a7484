import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { SkeletonLine } from './skeleton';

export interface Column {
  id: string;
  label: string;
  /** Its width and alignment. */
  className: string;
  /** Which way the first click sorts; left out where it does not sort. */
  sorts?: 'up' | 'down';
}

export interface Sort {
  by: string;
  isDescending: boolean;
}

interface VirtualTableProps<Item> {
  /** What the table holds. */
  label: string;
  columns: readonly Column[];
  items: readonly Item[];
  /** The same at every render. */
  keyOf: (item: Item) => string;
  /** The cells of a row: a `<Cell>` for each column. */
  renderRow: (item: Item) => ReactNode;
  /** Of the row when it is a card, on a phone: a grid's template. */
  cardClassName: string;
  /** On a wide screen, and as a card on a phone. */
  rowPx: { wide: number; phone: number };
  onOpen?: (item: Item) => void;
  /** For columns that sort. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** For a list that is loaded as far as somebody scrolls: there is more, and it is wanted now. */
  hasMore?: boolean;
  onNearEnd?: () => void;
  isLoading: boolean;
  /** What the table says without rows. */
  empty: ReactNode;
}

const PHONE = '(max-width: 55.99rem)';
const SKELETON_ROWS = 8;
/** So many rows before the end, more is asked for. */
const AHEAD = 30;

/** Draws only the rows in view, so ten thousand scroll like ten. On a phone each row is a card. */
export function VirtualTable<Item>(props: VirtualTableProps<Item>) {
  const { label, columns, items, keyOf, renderRow, cardClassName, onOpen, isLoading } = props;
  const { hasMore = false, onNearEnd } = props;
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const isPhone = useIsPhone();
  const rowPx = isPhone ? props.rowPx.phone : props.rowPx.wide;
  const isEmpty = items.length === 0;
  useLayoutEffect(() => {
    setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [isEmpty, isPhone]);

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowPx,
    overscan: 3,
    scrollMargin: top,
    // The same as long as the rows are: a new one makes the virtualizer measure them all again.
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index];
        return item === undefined ? index : keyOf(item);
      },
      [items, keyOf],
    ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  const rows = virtualizer.getVirtualItems();
  const isNearEnd = hasMore && (rows.at(-1)?.index ?? 0) >= items.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);
  const before = (rows[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);

  return (
    <table
      ref={table}
      role="table"
      aria-label={label}
      aria-busy={isLoading}
      aria-rowcount={hasMore ? -1 : items.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 border border-line bg-surface text-small"
    >
      <thead role="rowgroup" className="max-nav:sr-only">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <HeadCell
              key={column.id}
              column={column}
              sort={props.sort ?? null}
              onSort={props.onSort}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {isEmpty && isLoading && <SkeletonRows columns={columns} rowPx={rowPx} />}
        {isEmpty && !isLoading && (
          <tr role="row" className="max-nav:block">
            <td role="cell" colSpan={columns.length} className="max-nav:block">
              {props.empty}
            </td>
          </tr>
        )}
        <Padding height={before} />
        {rows.map(({ index, key }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <tr
                key={key}
                role="row"
                aria-rowindex={index + 2}
                style={{ blockSize: rowPx }}
                onClick={onOpen && ((event) => isOnActions(event) || onOpen(item))}
                className={`${onOpen ? 'cursor-pointer' : ''} max-nav:grid max-nav:content-center max-nav:gap-x-3 max-nav:gap-y-1 max-nav:border-b max-nav:border-line max-nav:px-4 hover:[&>td]:bg-sand ${cardClassName}`}
              >
                {renderRow(item)}
              </tr>
            )
          );
        })}
        <Padding height={after} />
      </tbody>
    </table>
  );
}

interface CellProps {
  className?: string;
  children: ReactNode;
}

export function Cell({ className = '', children }: CellProps) {
  return (
    <td
      role="cell"
      className={`border-b border-line px-3 max-nav:border-0 max-nav:p-0 ${className}`}
    >
      {children}
    </td>
  );
}

export function ActionsCell({ className = '', children }: CellProps) {
  return (
    <Cell className={className}>
      <div data-actions className="flex justify-end">
        {children}
      </div>
    </Cell>
  );
}

interface HeadCellProps {
  column: Column;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell({ column: { id, label, className, sorts }, sort, onSort }: HeadCellProps) {
  const isSorted = sort?.by === id;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  const next = isSorted ? !sort.isDescending : sorts === 'down';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      className={`sticky top-0 z-[1] border-b border-line bg-sand px-3 py-2 text-micro font-[550] text-muted ${className}`}
    >
      {sorts && onSort ? (
        <>
          {/* On a phone the head is for assistive technology alone, and sorting is a select. */}
          <span className="nav:hidden">{label}</span>
          <button
            type="button"
            onClick={() => onSort({ by: id, isDescending: next })}
            className="-my-1 inline-flex min-h-7 items-center gap-1 hover:text-text max-nav:hidden"
          >
            {label}
            {isSorted && <Arrow aria-hidden className="size-3.5" strokeWidth={2} />}
          </button>
        </>
      ) : (
        label
      )}
    </th>
  );
}

function SkeletonRows({ columns, rowPx }: { columns: readonly Column[]; rowPx: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true" data-skeleton style={{ blockSize: rowPx }}>
      {columns.map(({ id }, index) => (
        <td key={id} className={`border-b border-line px-3 ${index > 1 ? 'max-nav:hidden' : ''}`}>
          <SkeletonLine className={index === 0 ? 'w-4/5' : 'w-3/5'} />
        </td>
      ))}
    </tr>
  ));
}

function Padding({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" style={{ blockSize: height }} className="max-nav:block" />
  ) : null;
}

/** Its actions do their own thing: the row's does not follow. */
const isOnActions = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('[data-actions]') !== null;

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(PHONE).matches,
  );
}
