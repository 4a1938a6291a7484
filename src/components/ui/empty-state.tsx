import type { ReactNode } from 'react';
import { EmptyStar } from '../art/art';
import { BrokenPath } from '../art/broken-path';

interface StateProps {
  title: string;
  /** The level of the heading. */
  as?: 'h1' | 'h2';
  action?: ReactNode;
  children?: ReactNode;
}

/** Replaces an empty list: says why it is empty, and what to do. */
export function EmptyState(props: StateProps) {
  return <State {...props} drawing={<EmptyStar className="size-20" />} />;
}

/** Replaces what could not be loaded; screen readers announce it. */
export function ErrorState(props: StateProps) {
  return <State {...props} role="alert" drawing={<BrokenPath className="w-24" />} />;
}

function State(props: StateProps & { role?: 'alert'; drawing: ReactNode }) {
  const { title, as: Heading = 'h2', action, role, drawing, children } = props;
  return (
    <div
      role={role}
      className="grid justify-items-center gap-3 cut-end bg-sand px-6 py-14 text-center"
    >
      {drawing}
      <Heading className="text-h3">{title}</Heading>
      {children && <p className="max-w-[24em] text-muted">{children}</p>}
      {action && <div className="mt-1">{action}</div>}
    </div>
  );
}

/** A small empty state in one line. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className="cut-1 bg-sand px-4 py-6 text-center text-muted">{children}</p>;
}
