import { cx } from 'class-variance-authority';
import type { Sort } from '../lib/sort-rows';
import { Select } from './ui/select';
import type { Column } from './ui/virtual-table';

interface SortSelectProps {
  columns: readonly Column[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** For a list that never has a head. */
  isAlwaysShown?: boolean;
}

/** For narrow tables, which have no visible head to click. */
export function SortSelect({ columns, sort, onSort, isAlwaysShown = false }: SortSelectProps) {
  const sortable = columns.filter(({ sorts }) => sorts);
  return (
    <Select
      aria-label="Sort by"
      value={sort?.by ?? ''}
      onChange={({ target }) => {
        const column = sortable.find(({ id }) => id === target.value);
        onSort(column ? { by: column.id, isDescending: column.sorts === 'down' } : null);
      }}
      className={cx('flex-1 basis-36', isAlwaysShown ? 'sm:max-w-48' : 'wide:hidden')}
    >
      <option value="">Newest first</option>
      {sortable.map(({ id, label }) => (
        <option key={id} value={id}>
          Sort by {label.toLowerCase()}
        </option>
      ))}
    </Select>
  );
}
