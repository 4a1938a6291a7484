import { useDeferredValue, useMemo } from 'react';
import { useCloseRecord } from '../../../hooks/use-search-params';
import { useSearchText } from '../../../hooks/use-search-text';
import { neighboursOf } from '../../../lib/neighbours';
import type { ContentScreenProps } from './content-search-params';

export type ContentTab<Row> = Omit<ReturnType<typeof useContentTab>, 'found'> & {
  found: Row[] | undefined;
};

/** The search and the open record of a tab, stored in the search params. `textOf` must be stable. */
export function useContentTab<Row extends { id: string }>(
  { searchParams, setSearchParams }: ContentScreenProps,
  rows: Row[] | undefined,
  textOf: (row: Row) => string,
) {
  const [search, onSearch] = useSearchText(searchParams.search, (words) =>
    setSearchParams({ search: words }, 'replace'),
  );
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = useMemo(
    () => (wanted ? rows?.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows),
    [rows, textOf, wanted],
  );
  const edited = searchParams.record;
  return {
    search,
    onSearch,
    /** The rows that contain the search text, ignoring case. */
    found,
    edited,
    onEdit: (id: string) => setSearchParams({ record: id }),
    onClose: useCloseRecord(setSearchParams, { record: undefined }),
    neighbours: neighboursOf(
      found ?? [],
      ({ id }) => id === edited,
      ({ id }) => setSearchParams({ record: id }, 'replace'),
    ),
  };
}
