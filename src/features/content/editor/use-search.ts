import { useDeferredValue, useMemo, useState } from 'react';

/** Rows whose text has what was typed in it, ignoring case. */
export function useSearch<Row>(rows: Row[] | undefined, textOf: (row: Row) => string) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = useMemo(
    () => (wanted ? rows?.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows),
    // The text of a row depends on the row alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows, wanted],
  );
  return { search, setSearch, found };
}
