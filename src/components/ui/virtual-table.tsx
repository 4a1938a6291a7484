import { cx } from 'class-variance-authority';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Selection } from '../../hooks/use-selection';
import type { Sort } from '../../lib/sort-rows';
import { SkeletonLine } from './skeleton';
import {
  HeadCell,
  opensRow,
  SortHeadCell,
  Table,
  TableBody,
  TableHead,
  TableMessage,
  TableRow,
} from './table';
import { AllSelector, SELECTABLE, selectByKey } from './row-selection';
import { useRowFocus } from './use-row-focus';
import { useRowsInView } from './use-rows-in-view';

export interface Column {
  id: string;
  label: string;
  /** Width and alignment. */
  className: string;
  /** The direction of the first click; undefined if the column does not sort. */
  sorts?: 'up' | 'down';
}

/** Rows are cards, rows of columns, or grids. */
export type TableLayout = 'card' | 'columns' | 'grid';

interface SpaciousLayout {
  fromPx: number;
  columns: readonly Column[];
  /** The grid of each row, and of the head. */
  className: string;
}

interface VirtualTableProps<Item> {
  /** What the table lists. */
  label: string;
  columns: readonly Column[];
  items: readonly Item[];
  /** Must be a stable function. */
  keyOf: (item: Item) => string;
  /** The cells of a row: a `<Cell>` for each column. */
  renderRow: (item: Item, layout: TableLayout) => ReactNode;
  /** From a width on, another layout with more columns. */
  spacious?: SpaciousLayout;
  /** The height of a card in a narrow table. */
  cardPx: number;
  /** A row that opens needs a `RowOpener`. */
  onOpen?: (item: Item) => void;
  /** The key of the row whose record is open: it gets the focus when the record is closed. */
  openKey?: string | undefined;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** For rows that can be selected: the first cell of each has a `RowSelector`. */
  selection?: Selection<Item> | undefined;
  /** For a list that loads more while somebody scrolls. */
  hasMore?: boolean;
  onNearEnd?: () => void;
  isLoading: boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** In a narrower table, rows are cards: the same width as in the variants `card` and `wide`. */
const WIDE_PX = 900;
/** Room for two lines, or for an icon button. The same in all tables. */
const ROW_PX = 48;
const SKELETON_ROWS = 8;
/** `onNearEnd` runs this many rows before the end. */
const NEAR_END_ROWS = 30;

const CARD = cx(
  'card:grid card:grid-cols-[minmax(0,1fr)_fit-content(60%)] card:content-center card:gap-x-3',
  'card:gap-y-1 card:px-4',
  'card:border-b card:border-line card:[&>td]:max-w-full card:[&>td]:min-w-0 card:[&>td]:border-0 card:[&>td]:p-0',
);

const ROW = cx(
  'relative scroll-mt-10 data-selected:bg-action-soft data-selected:[&>td]:bg-action-soft',
  'data-selected:shadow-[inset_3px_0_var(--color-action)]',
);

/** A grid has no table around it, so its parts are blocks, and the whole head stays in view. */
const GRID_TABLE = cx(
  'block [&>tbody]:block [&>thead]:sticky [&>thead]:top-0 [&>thead]:z-1 [&>thead]:block',
  '[&_th]:static [&>tbody>tr:not([data-grid],[data-skeleton])]:block [&>thead]:bg-sand',
  '[&_td[colspan]]:block',
);
const GRID_ROW =
  'grid border-b border-line hover:bg-sand has-focus-visible:bg-sand [&>*]:border-0 [&>*]:min-w-0';

/**
 * Renders only the rows in view, so that ten thousand rows stay fast. In a narrow table, such as on a
 * phone, each row is a card. The arrow keys, Home and End move between the rows.
 */
export function VirtualTable<Item>(props: VirtualTableProps<Item>) {
  const { label, items, keyOf, renderRow, onOpen, isLoading, spacious } = props;
  const { hasMore = false, onNearEnd, selection } = props;
  const [frame, layout] = useTableLayout(spacious?.fromPx);
  const rowPx = layout === 'card' ? props.cardPx : ROW_PX;
  const grid = layout === 'grid' && spacious ? cx(GRID_ROW, spacious.className) : undefined;
  const columns = (layout === 'columns' ? undefined : spacious?.columns) ?? props.columns;
  const isEmpty = items.length === 0;
  const focus = useRowFocus(items, keyOf, props.openKey);
  const { table, rows, gapBefore, gapAfter } = useRowsInView({
    items,
    keyOf,
    rowPx,
    keptIndex: focus.index,
  });
  const tabStop = focus.index >= 0 ? focus.index : rows[0]?.index;
  const isNearEnd = hasMore && (rows.at(-1)?.index ?? 0) >= items.length - NEAR_END_ROWS;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  return (
    <div ref={frame} className="@container/table relative">
      {selection && !isEmpty && <AllSelector label={label} items={items} selection={selection} />}
      <Table
        ref={table}
        label={label}
        aria-busy={isLoading}
        aria-rowcount={hasMore ? -1 : items.length + 1}
        tabIndex={-1}
        className={cx(grid ? GRID_TABLE : 'table-fixed', selection && SELECTABLE[layout])}
      >
        <TableHead className="card:sr-only" rowClassName={grid}>
          {columns.map((column) => (
            <ColumnHead
              key={column.id}
              column={column}
              sort={props.sort ?? null}
              onSort={props.onSort}
            />
          ))}
        </TableHead>
        <TableBody
          {...focus.bodyProps}
          onKeyDown={(event) => {
            focus.bodyProps.onKeyDown(event);
            if (selection) selectByKey(event, items, selection);
          }}
        >
          {isEmpty && isLoading && <SkeletonRows columns={columns} rowPx={rowPx} grid={grid} />}
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
                    data-grid={grid && ''}
                    data-selected={selection?.has(item) ? '' : undefined}
                    // Rows with a button are focused by it.
                    tabIndex={onOpen ? undefined : index === tabStop ? 0 : -1}
                    style={{ blockSize: rowPx }}
                    onClick={onOpen && ((event) => opensRow(event) && onOpen(item))}
                    className={cx(ROW, CARD, grid, onOpen && 'cursor-pointer')}
                  >
                    {renderRow(item, layout)}
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

interface SkeletonRowsProps {
  columns: readonly Column[];
  rowPx: number;
  grid: string | undefined;
}

function SkeletonRows({ columns, rowPx, grid }: SkeletonRowsProps) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true" data-skeleton style={{ blockSize: rowPx }} className={grid}>
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

function useTableLayout(spaciousPx = Infinity) {
  const frame = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<TableLayout>('columns');
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      setLayout(width < WIDE_PX ? 'card' : width < spaciousPx ? 'columns' : 'grid');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [spaciousPx]);
  return [frame, layout] as const;
}
