import type { ReactNode } from 'react';
import { Button } from './ui/button';
import { EmptyState } from './ui/empty-state';

interface EmptyListProps {
  /** What is listed, such as `leads`. */
  noun: string;
  isFiltered: boolean;
  onClear: () => void;
  /** Of the unfiltered list. */
  title?: string;
  /** The next step, if the unfiltered list is empty. */
  action?: ReactNode;
  /** What to do if the unfiltered list is empty. */
  children?: ReactNode;
}

/** Distinguishes an empty list from a search or filters that match nothing. */
export function EmptyList(props: EmptyListProps) {
  const { noun, isFiltered, onClear, title = `No ${noun} yet`, action, children } = props;
  return isFiltered ? (
    <EmptyState
      title={`No ${noun} match your search`}
      action={
        <Button variant="outline" onClick={onClear}>
          Show all
        </Button>
      }
    />
  ) : (
    <EmptyState title={title} action={action}>
      {children}
    </EmptyState>
  );
}
