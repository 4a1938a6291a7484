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

  /** Pages that none of the rows concerns keep their rows, on which searches and orders depend. */
  function change(pages: Page[], rows: readonly Row[], removed: readonly string[]): Page[] {
    const added = new Map(rows.map((row) => [row.id, row]));
    const gone = new Set(removed);
    const moved = new Set<string>();
    let count = 0;
    let changed = pages.map((page) => {
      const isTouched = ({ id }: Row) => added.has(id) || gone.has(id);
      if (!rowsOf(page).some(isTouched)) return page;
      const kept = rowsOf(page).flatMap((row) => {
        const next = added.get(row.id);
        if (next && timeOf(next) === timeOf(row)) return added.delete(row.id) ? [next] : [];
        if (next) moved.add(row.id);
        if (gone.has(row.id)) count -= 1;
        return next || gone.has(row.id) ? [] : [row];
      });
      return withRows(page, kept, 0);
    });
    for (const row of added.values()) {
      const position = positionOf(changed, row);
      // The next page will bring the row.
      if (!position) continue;
      const [number, index] = position;
      changed = changed.map((page, at) =>
        at === number ? withRows(page, rowsOf(page).toSpliced(index, 0, row), 0) : page,
      );
      if (!moved.has(row.id)) count += 1;
    }
    return count === 0
      ? changed
      : changed.map((page) => withRows(page, rowsOf(page) as Row[], count));
  }

  const changeOf = (apply: (pages: Page[]) => Page[]): ListChange<Page> => ({
    unpaged: (page) => page && apply([page])[0],
    paged: (data) => data && { ...data, pages: apply(data.pages) },
  });

  return {
    /** Inserts or replaces the row, at the position that its time gives it. */
    put: (row: Row) => changeOf((pages) => change(pages, [row], [])),
    /** Like `put`, but only if the list has the row. */
    replace: (row: Row) =>
      changeOf((pages) => (hasRow(pages, row.id) ? change(pages, [row], []) : pages)),
    remove: (id: string) => changeOf((pages) => change(pages, [], [id])),
    /** Puts some rows and removes others. */
    change: (rows: readonly Row[], removed: readonly string[]) =>
      changeOf((pages) => change(pages, rows, removed)),
  };
}
