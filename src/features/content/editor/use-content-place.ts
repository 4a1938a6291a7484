import { useDeferredValue, useMemo } from 'react';
import { useClose } from '../../../hooks/use-place';
import { useTyped } from '../../../hooks/use-typed';
import type { ContentScreenProps } from './content-place';

/**
 * What a tab shows of its rows, and which one is edited: the address holds both. `textOf` is the
 * same at every render.
 */
export function useContentPlace<Row>(
  { place, go }: ContentScreenProps,
  rows: Row[] | undefined,
  textOf: (row: Row) => string,
) {
  const [search, onSearch] = useTyped(place.search, (words) => go({ search: words }, 'replace'));
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = useMemo(
    () => (wanted ? rows?.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows),
    [rows, textOf, wanted],
  );
  return {
    search,
    onSearch,
    /** Rows whose text has what was typed in it, ignoring case. */
    found,
    edited: place.record,
    onEdit: (id: string) => go({ record: id }),
    onClose: useClose(go, { record: undefined }),
  };
}
