import { ChevronDown, Plus } from 'lucide-react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { buttonClass } from '../../components/button';
import { SearchBox } from '../../components/search-box';
import type { Column, Sort } from '../../components/virtual-table';
import { formatCount } from '../../lib/numbers';
import type { ListView } from './list-views';

interface ListToolbarProps {
  noun: string;
  columns: readonly Column[];
  statuses: readonly string[];
  counts: { overdue: number; silent: number };
  view: ListView;
  onView: Dispatch<SetStateAction<ListView>>;
  addLabel: string;
  onAdd: () => void;
  /** Further filters. */
  children?: ReactNode;
}

/** What stands over a list: the search, the filters, and the way to add to it. */
export function ListToolbar(props: ListToolbarProps) {
  const { noun, columns, statuses, counts, view, onView, addLabel, onAdd, children } = props;
  const change = (part: Partial<ListView>) => onView((whole) => ({ ...whole, ...part }));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <div className="flex min-w-0 flex-[1_1_13rem] max-md:basis-full md:max-w-96">
        <SearchBox
          label={`Search ${noun}`}
          value={view.search}
          onChange={(search) => change({ search })}
        />
      </div>
      <FilterSelect
        label="Filter by status"
        value={view.status}
        onChange={(status) => change({ status })}
        className="max-nav:flex-1 max-nav:basis-36"
      >
        <option value="">All statuses</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </FilterSelect>
      {children}
      <SortSelect columns={columns} sort={view.sort} onSort={(sort) => change({ sort })} />
      <FilterButton
        label="Overdue"
        count={counts.overdue}
        isPressed={view.isOverdue}
        onPress={(isOverdue) => change({ isOverdue })}
      />
      <FilterButton
        label="Silent for 30 days"
        count={counts.silent}
        isPressed={view.isSilent}
        onPress={(isSilent) => change({ isSilent })}
      />
      <button
        type="button"
        onClick={onAdd}
        className={buttonClass('primary', 'small', 'ms-auto max-md:w-full')}
      >
        <Plus aria-hidden className="size-5" strokeWidth={1.75} />
        {addLabel}
      </button>
    </div>
  );
}

interface FilterSelectProps {
  /** Its name; nothing else says what it chooses. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  children: ReactNode;
}

export function FilterSelect({ label, value, onChange, className, children }: FilterSelectProps) {
  return (
    <div className={`relative ${className ?? ''}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full appearance-none truncate cut-1 border-[1.5px] border-line-strong bg-surface ps-3.5 pe-9"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2.5 top-3 size-5"
        strokeWidth={1.75}
      />
    </div>
  );
}

interface FilterButtonProps {
  label: string;
  count: number;
  isPressed: boolean;
  onPress: (isPressed: boolean) => void;
}

/** What calls for attention, with how many there are. */
function FilterButton({ label, count, isPressed, onPress }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={() => onPress(!isPressed)}
      className={buttonClass('line', 'small', 'aria-pressed:bg-text aria-pressed:text-ground')}
    >
      {label} <span className="tabular-nums">{formatCount(count)}</span>
    </button>
  );
}

interface SortSelectProps {
  columns: readonly Column[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** On a phone, where the table has no head to click. */
function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const sortable = columns.filter(({ sorts }) => sorts);
  return (
    <FilterSelect
      label="Sort by"
      value={sort?.by ?? ''}
      onChange={(by) => {
        const column = sortable.find(({ id }) => id === by);
        onSort(column ? { by, isDescending: column.sorts === 'down' } : null);
      }}
      className="flex-1 basis-36 nav:hidden"
    >
      <option value="">Newest first</option>
      {sortable.map(({ id, label }) => (
        <option key={id} value={id}>
          Sort by {label.toLowerCase()}
        </option>
      ))}
    </FilterSelect>
  );
}
