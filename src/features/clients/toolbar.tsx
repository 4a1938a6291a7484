import { Plus } from 'lucide';
import { Icon } from '../../components/ui/icon';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { SearchBox } from '../../components/search-box';
import { Select } from '../../components/ui/select';
import { SortSelect } from '../../components/sort-select';
import { SkeletonFigure } from '../../components/ui/skeleton';
import type { Column } from '../../components/ui/virtual-table';
import { formatCount } from '../../lib/numbers';
import type { ListView } from './list-views';

export interface Counts {
  /** Undefined until all rows are loaded. */
  overdue: number | undefined;
  silent: number | undefined;
}

interface ListToolbarProps {
  noun: string;
  columns: readonly Column[];
  statuses: readonly string[];
  counts: Counts;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  addLabel: string;
  onAdd: () => void;
  /** More filters. */
  children?: ReactNode;
}

/** The search, the filters and the add button above a list. */
export function ListToolbar(props: ListToolbarProps) {
  const { noun, columns, statuses, counts, view, onView, addLabel, onAdd, children } = props;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <SearchBox
        label={`Search ${noun}`}
        value={view.search}
        onChange={(search) => onView({ search })}
      />
      <FilterSelect
        label="Filter by status"
        value={view.status}
        onChange={(status) => onView({ status })}
        className="max-nav:flex-1 max-nav:basis-36"
      >
        <option value="">All statuses</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </FilterSelect>
      {children}
      <SortSelect columns={columns} sort={view.sort} onSort={(sort) => onView({ sort })} />
      <FilterButton
        label="Overdue"
        count={counts.overdue}
        isPressed={view.isOverdue}
        onPress={(isOverdue) => onView({ isOverdue })}
      />
      <FilterButton
        label="Silent for 30 days"
        count={counts.silent}
        isPressed={view.isSilent}
        onPress={(isSilent) => onView({ isSilent })}
      />
      <Button onClick={onAdd} className="ms-auto max-md:w-full">
        <Icon of={Plus} />
        {addLabel}
      </Button>
    </div>
  );
}

interface FilterSelectProps {
  /** The accessible name, because there is no visible label. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  children: ReactNode;
}

export function FilterSelect({ label, value, onChange, className, children }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={className}
    >
      {children}
    </Select>
  );
}

interface FilterButtonProps {
  label: string;
  count: number | undefined;
  isPressed: boolean;
  onPress: (isPressed: boolean) => void;
}

/** A toggle for rows that need attention, with their number. */
function FilterButton({ label, count, isPressed, onPress }: FilterButtonProps) {
  return (
    <Button variant="outline" aria-pressed={isPressed} onClick={() => onPress(!isPressed)}>
      {label}{' '}
      <span className="tabular-nums">
        {count === undefined ? <SkeletonFigure /> : formatCount(count)}
      </span>
    </Button>
  );
}
