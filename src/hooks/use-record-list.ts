import { useDeferredValue, useMemo } from 'react';
import { findRows } from '../lib/find-rows';
import { neighboursOf } from '../lib/neighbours';
import type { RecordSearchParams } from '../lib/search-params';
import { type SetSearchParams, useCloseRecord } from './use-search-params';
import { useSearchText } from './use-search-text';

export interface RecordScreenProps {
  searchParams: RecordSearchParams;
  setSearchParams: SetSearchParams<RecordSearchParams>;
}

export type RecordList<Row> = Omit<ReturnType<typeof useRecordList>, 'found'> & {
  found: Row[] | undefined;
};

/** The search and the open record of a list, stored in the search params. `textOf` must be stable. */
export function useRecordList<Row extends { id: string }>(
  { searchParams, setSearchParams }: RecordScreenProps,
  rows: Row[] | undefined,
  textOf: (row: Row) => string,
) {
  const [search, onSearch] = useSearchText(searchParams.search, (words) =>
    setSearchParams({ search: words }, 'replace'),
  );
  const wanted = useDeferredValue(search);
  const found = useMemo(() => rows && findRows(rows, wanted, textOf), [rows, textOf, wanted]);
  const edited = searchParams.record;
  return {
    search,
    onSearch,
    /** The rows that contain the search text. */
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
