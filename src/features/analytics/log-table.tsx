import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsPhone } from '../../lib/use-is-phone';

const ROW_PX = 42;
/** On a phone a row is a card of a few lines. */
const CARD_PX = 116;
/** So many rows before the end, the next page is asked for. */
const AHEAD = 30;

export interface Column<Row> {
  name: string;
  /** Its width, and where it stands in a phone's card. */
  className: string;
  cell: (row: Row) => ReactNode;
}

interface LogTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: Row[];
  hasMore: boolean;
  onEnd: () => void;
  /** What the table says without rows. */
  empty: string;
}

/** A list that only ever grows at its end: draws what is in view, and asks for more on the way down. */
export function LogTable<Row extends { id: string }>(props: LogTableProps<Row>) {
  const { label, columns, rows, hasMore, onEnd, empty } = props;
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const rowPx = useIsPhone() ? CARD_PX : ROW_PX;
  useLayoutEffect(() => {
    setTop((table.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  const drawn = virtualizer.getVirtualItems();
  const isNearEnd = hasMore && (drawn.at(-1)?.index ?? 0) >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd]);
  const before = (drawn[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);

  return (
    <table
      ref={table}
      role="table"
      aria-label={label}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 border border-line bg-surface text-small"
    >
      <thead role="rowgroup" className="max-nav:sr-only">
        <tr role="row" aria-rowindex={1}>
          {columns.map(({ name, className }) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={`sticky top-0 z-[1] border-b border-line bg-sand px-3 py-2 text-start text-micro font-[550] text-muted ${className}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.length === 0 && (
          <tr role="row" className="max-nav:block">
            <td
              role="cell"
              colSpan={columns.length}
              className="px-3 py-12 text-center text-muted max-nav:block"
            >
              {empty}
            </td>
          </tr>
        )}
        <Padding height={before} />
        {drawn.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <tr
                key={key}
                role="row"
                aria-rowindex={index + 2}
                className="max-nav:grid max-nav:h-[116px] max-nav:grid-cols-[minmax(0,1fr)_auto] max-nav:content-center max-nav:gap-x-3 max-nav:gap-y-1 max-nav:border-b max-nav:border-line max-nav:px-4 hover:[&>td]:bg-sand"
              >
                {columns.map(({ name, className, cell }) => (
                  <td
                    key={name}
                    role="cell"
                    className={`h-[42px] border-b border-line px-3 max-nav:h-auto max-nav:border-0 max-nav:p-0 ${className}`}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            )
          );
        })}
        <Padding height={after} />
      </tbody>
    </table>
  );
}

function Padding({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" style={{ blockSize: height }} className="max-nav:block" />
  ) : null;
}
