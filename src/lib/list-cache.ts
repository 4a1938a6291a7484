import type { InfiniteData } from '@tanstack/react-query';

/** How a list lies in the query cache: as pages that were read one after the other, or as one. */
interface List<Page, Row> {
  rowsOf: (page: Page) => readonly Row[];
  /** The page with other rows; `added` is by how many the count of all rows grows. */
  withRows: (page: Page, rows: Row[], added: number) => Page;
  /** Lists are newest first by this time, then by id. */
  timeOf: (row: Row) => string;
  /** Whether there are rows behind this page that have not been read. */
  hasMore?: (page: Page) => boolean;
}

/** A change to a list, for whichever way it was read. */
export interface ListChange<Page> {
  whole: (list: Page | undefined) => Page | undefined;
  pages: <Cursor>(
    list: InfiniteData<Page, Cursor> | undefined,
  ) => InfiniteData<Page, Cursor> | undefined;
}

/** Inserts, replaces and removes rows of a list that the query cache holds. */
export function createListCache<Page, Row extends { id: string }>(list: List<Page, Row>) {
  const { rowsOf, withRows, timeOf, hasMore = () => false } = list;

  const isBefore = (one: Row, other: Row) =>
    timeOf(one) === timeOf(other) ? one.id > other.id : timeOf(one) > timeOf(other);

  const holds = (pages: Page[], id: string) =>
    pages.some((page) => rowsOf(page).some((row) => row.id === id));

  const without = (pages: Page[], id: string, added: number) =>
    pages.map((page) =>
      withRows(
        page,
        rowsOf(page).filter((row) => row.id !== id),
        added,
      ),
    );

  const remove = (pages: Page[], id: string) => (holds(pages, id) ? without(pages, id, -1) : pages);

  /** The page and the place in it where a row belongs; undefined where that has not been read. */
  function placeOf(pages: Page[], row: Row): [page: number, index: number] | undefined {
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
    const place = placeOf(others, row);
    // It comes with the page that is read next.
    if (!place) return others;
    const added = holds(pages, row.id) ? 0 : 1;
    return others.map((page, number) =>
      withRows(
        page,
        number === place[0] ? rowsOf(page).toSpliced(place[1], 0, row) : [...rowsOf(page)],
        added,
      ),
    );
  }

  const changeOf = (change: (pages: Page[]) => Page[]): ListChange<Page> => ({
    whole: (page) => page && change([page])[0],
    pages: (data) => data && { ...data, pages: change(data.pages) },
  });

  return {
    /** The row as it is now, where it belongs by its time, whether the list has it or not. */
    put: (row: Row) => changeOf((pages) => put(pages, row)),
    /** The row as it is now, only where the list has it. */
    replace: (row: Row) => changeOf((pages) => (holds(pages, row.id) ? put(pages, row) : pages)),
    remove: (id: string) => changeOf((pages) => remove(pages, id)),
  };
}
