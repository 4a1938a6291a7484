import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import type { Selection } from '../../hooks/use-selection';
import { indexOfRow } from './use-row-focus';
import type { TableLayout } from './virtual-table';

/** Room for the checkbox of a row. */
export const SELECTABLE: Record<TableLayout, string> = {
  card: '[&_tbody>tr]:ps-11',
  columns: '[&_tr>*:first-child]:ps-11',
  grid: '[&_tr]:ps-8',
};

interface RowSelectorProps {
  label: string;
  isSelected: boolean;
  /** Some, but not all, of what it stands for. */
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
  className?: string;
}

/** A checkbox as high as its row, at the start of it; Shift selects all since the last one. */
export function RowSelector(props: RowSelectorProps) {
  const { label, isSelected, isMixed = false, onToggle, className } = props;
  return (
    <label
      data-actions
      className={cx(
        'absolute inset-y-0 start-0 grid w-11 place-items-center select-none',
        className,
      )}
    >
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        aria-label={label}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
        className="size-4.5 accent-action"
      />
    </label>
  );
}

interface AllSelectorProps<Item> {
  label: string;
  items: readonly Item[];
  selection: Selection<Item>;
}

/** Beside the head, which stays a row of the columns' names. */
export function AllSelector<Item>({ label, items, selection }: AllSelectorProps<Item>) {
  const count = selection.selected.length;
  return (
    <div className="sticky top-0 z-2 h-0 card:hidden">
      <RowSelector
        label={`Select all ${label.toLowerCase()}`}
        isSelected={count === items.length}
        isMixed={count > 0 && count < items.length}
        onToggle={() => (count === items.length ? selection.clear() : selection.selectAll())}
        className="h-9"
      />
    </div>
  );
}

/** `x` selects a row, with Shift all since the last one; Ctrl+A selects all, Escape none. */
export function selectByKey<Item>(
  event: KeyboardEvent,
  items: readonly Item[],
  selection: Selection<Item>,
) {
  const { target, currentTarget, key, shiftKey } = event;
  // Events of dialogs that a row has opened arrive here too.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const item = items[indexOfRow(target)];
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && key === 'a') {
    event.preventDefault();
    selection.selectAll();
  } else if (key === 'Escape') selection.clear();
  else if (key.toLowerCase() === 'x' && item !== undefined && !isCommand && !event.altKey) {
    selection.toggle(item, shiftKey);
  }
}
