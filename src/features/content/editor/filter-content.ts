import { readSortParam, sortRows } from '../../../lib/sort-rows';
import type { ContentSearchParams } from './content-search-params';
import type { Publication } from './publish/publication';

/** A row of any of the three lists. */
export interface ListedItem extends Publication {
  title: string;
  updatedAt: string;
  category?: string;
}

export interface LastChange {
  id: string;
  createdAt: string;
  name: string;
}

type Filters = Pick<ContentSearchParams, 'status' | 'language' | 'author' | 'category' | 'sort'>;

/** The rows that the address asks for, in its order. The author `none` stands for nobody. */
export function filterContent<Row extends ListedItem>(
  rows: Row[],
  { status, language, author, category, sort }: Filters,
  changes: ReadonlyMap<string, LastChange>,
  dateOf: (row: Row) => string | null,
): Row[] {
  const found = rows.filter(
    (row) =>
      (!status || row.status === status) &&
      (!language || row.language === language) &&
      (!author || (row.authorId ?? 'none') === author) &&
      (!category || row.category === category),
  );
  return sortRows(found, sort ? readSortParam(sort) : null, {
    title: (row) => row.title,
    state: (row) => row.status,
    date: dateOf,
    changed: (row) => changes.get(row.id)?.createdAt ?? row.updatedAt,
  });
}

export const isFiltered = ({ status, language, author, category }: Filters) =>
  Boolean(status ?? language ?? author ?? category);
