import { useDeferredValue, useMemo, useState } from 'react';

/** Rows whose text has what was typed in it, ignoring case; `textOf` the same at every render. */
export function useSearch<Row>(rows: Row[] | undefined, textOf: (row: Row) => string) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = useMemo(
    () => (wanted ? rows?.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows),
    [rows, textOf, wanted],
  );
  return { search, setSearch, found };
}
