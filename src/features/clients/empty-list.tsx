import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button';
import { Notice } from '../../components/notice';

interface EmptyListProps {
  isFiltered: boolean;
  title: string;
  filteredTitle: string;
  onClear: () => void;
  /** What to do about there being nothing at all. */
  children: ReactNode;
}

/** Nothing there is one thing, nothing found another. */
export function EmptyList({ isFiltered, title, filteredTitle, onClear, children }: EmptyListProps) {
  return isFiltered ? (
    <Notice
      kind="empty"
      title={filteredTitle}
      action={
        <button type="button" onClick={onClear} className={buttonClass('line', 'small')}>
          Show all
        </button>
      }
    />
  ) : (
    <Notice kind="empty" title={title} action={null}>
      {children}
    </Notice>
  );
}
