import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button';
import { Notice } from '../../components/notice';

interface EmptyListProps {
  noun: string;
  isFiltered: boolean;
  onClear: () => void;
  /** What to do about there being nothing at all. */
  children: ReactNode;
}

/** Nothing there is one thing, nothing found another. */
export function EmptyList({ noun, isFiltered, onClear, children }: EmptyListProps) {
  return isFiltered ? (
    <Notice
      kind="empty"
      title={`No ${noun} match`}
      action={
        <button type="button" onClick={onClear} className={buttonClass('line', 'small')}>
          Show all
        </button>
      }
    />
  ) : (
    <Notice kind="empty" title={`No ${noun} yet`} action={null}>
      {children}
    </Notice>
  );
}
