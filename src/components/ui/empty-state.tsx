import type { ReactNode } from 'react';
import { EmptyStar } from '../art/art';
import { BrokenPath } from '../art/broken-path';

interface StateProps {
  title: string;
  /** The heading's level where it stands. */
  as?: 'h1' | 'h2';
  action?: ReactNode;
  children?: ReactNode;
}

/** In place of what is not there yet: why, and where to go from here. */
export function EmptyState(props: StateProps) {
  return <State {...props} drawing={<EmptyStar className="size-20" />} />;
}

/** In place of what did not arrive; it is announced. */
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
      {children && <p className="max-w-[25em] text-muted">{children}</p>}
      {action && <div className="mt-1">{action}</div>}
    </div>
  );
}

/** The same in one line, where something small is empty. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className="cut-1 bg-sand px-4 py-6 text-center text-muted">{children}</p>;
}
