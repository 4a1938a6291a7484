import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';

interface EmptyListProps {
  noun: string;
  isFiltered: boolean;
  onClear: () => void;
  /** What to do if the unfiltered list is empty. */
  children: ReactNode;
}

/** Distinguishes an empty list from filters that match nothing. */
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
