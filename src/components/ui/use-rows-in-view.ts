import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface RowsInView<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  rowPx: number;
  /** A row that stays rendered when it is scrolled away, because it has the focus; -1 for none. */
  keptIndex: number;
}

/** The rows of a long table that are in view, and the height of the gaps between them. */
export function useRowsInView<Item>(props: RowsInView<Item>) {
  const { items, keyOf, rowPx, keptIndex } = props;
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
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
    rangeExtractor: useCallback((range: Range) => withRow(range, keptIndex), [keptIndex]),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  const rows = virtualizer.getVirtualItems();
  return {
    table,
    rows,
    gapBefore: (at: number) => (rows[at]?.start ?? top) - (rows[at - 1]?.end ?? top),
    gapAfter: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
  };
}

function withRow(range: Range, index: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (index < 0 || index >= range.count || rows.includes(index)) return rows;
  return [...rows, index].sort((a, b) => a - b);
}
