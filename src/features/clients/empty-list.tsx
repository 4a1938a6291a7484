import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';

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
    <EmptyState
      title={`No ${noun} match`}
      action={
        <Button variant="outline" onClick={onClear}>
          Show all
        </Button>
      }
    />
  ) : (
    <EmptyState title={`No ${noun} yet`}>{children}</EmptyState>
  );
}
