import type { InfiniteData } from '@tanstack/react-query';

/** How to read and change the pages of a list in the query cache. */
interface List<Page, Row> {
  rowsOf: (page: Page) => readonly Row[];
  /** The page with other rows; the total of the list grows by `added`. */
  withRows: (page: Page, rows: Row[], added: number) => Page;
  /** Lists are newest first by this time, then by id. */
  timeOf: (row: Row) => string;
  /** Whether rows after this page are not loaded yet. */
  hasMore?: (page: Page) => boolean;
}

/** A change to a list, for `setData` of an ordinary query and `setInfiniteData` of an infinite one. */
export interface ListChange<Page> {
  unpaged: (list: Page | undefined) => Page | undefined;
  paged: <Cursor>(
    list: InfiniteData<Page, Cursor> | undefined,
  ) => InfiniteData<Page, Cursor> | undefined;
}

/** Inserts, replaces and removes rows of a list in the query cache. */
export function createListCache<Page, Row extends { id: string }>(list: List<Page, Row>) {
  const { rowsOf, withRows, timeOf, hasMore = () => false } = list;

  const isBefore = (one: Row, other: Row) =>
    timeOf(one) === timeOf(other) ? one.id > other.id : timeOf(one) > timeOf(other);

  const hasRow = (pages: Page[], id: string) =>
    pages.some((page) => rowsOf(page).some((row) => row.id === id));

  const without = (pages: Page[], id: string, added: number) =>
    pages.map((page) =>
      withRows(
        page,
        rowsOf(page).filter((row) => row.id !== id),
        added,
      ),
    );

  const remove = (pages: Page[], id: string) =>
    hasRow(pages, id) ? without(pages, id, -1) : pages;

  /** Where a row belongs; undefined if it belongs after the last loaded page. */
  function positionOf(pages: Page[], row: Row): [page: number, index: number] | undefined {
    for (const [number, page] of pages.entries()) {
      const index = rowsOf(page).findIndex((other) => isBefore(row, other));
      if (index >= 0) return [number, index];
    }
    const last = pages.at(-1);
    return last === undefined || hasMore(last)
      ? undefined
      : [pages.length - 1, rowsOf(last).length];
  }

  function put(pages: Page[], row: Row): Page[] {
    const others = without(pages, row.id, 0);
    const position = positionOf(others, row);
    // The next page will bring the row.
    if (!position) return others;
    const added = hasRow(pages, row.id) ? 0 : 1;
    return others.map((page, number) =>
      withRows(
        page,
        number === position[0] ? rowsOf(page).toSpliced(position[1], 0, row) : [...rowsOf(page)],
        added,
      ),
    );
  }

  const changeOf = (change: (pages: Page[]) => Page[]): ListChange<Page> => ({
    unpaged: (page) => page && change([page])[0],
    paged: (data) => data && { ...data, pages: change(data.pages) },
  });

  return {
    /** Inserts or replaces the row, at the position that its time gives it. */
    put: (row: Row) => changeOf((pages) => put(pages, row)),
    /** Like `put`, but only if the list has the row. */
    replace: (row: Row) => changeOf((pages) => (hasRow(pages, row.id) ? put(pages, row) : pages)),
    remove: (id: string) => changeOf((pages) => remove(pages, id)),
  };
}
