/** How to open the records before and after the open one in its list; undefined at the ends. */
export interface Neighbours {
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
}

/** Undefined if the list does not show the open record. */
export function neighboursOf<Row>(
  rows: readonly Row[],
  isOpen: (row: Row) => boolean,
  open: (row: Row) => void,
): Neighbours | undefined {
  const index = rows.findIndex(isOpen);
  if (index < 0) return undefined;
  const opener = (row: Row | undefined) => (row === undefined ? undefined : () => open(row));
  return { openPrevious: opener(rows[index - 1]), openNext: opener(rows[index + 1]) };
}
