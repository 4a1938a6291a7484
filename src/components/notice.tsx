import type { ReactNode } from 'react';
import { octagonStar } from './art/lattice';
import { BrokenPath } from './art/broken-path';

interface NoticeProps {
  kind: 'empty' | 'error';
  title: string;
  /** The heading's level where it stands. */
  as?: 'h1' | 'h2';
  children?: ReactNode;
  action: ReactNode;
}

const star = octagonStar(90, [48, 48], 60);

/** In place of what is not there: why, and where to go from here. */
export function Notice({ kind, title, as: Heading = 'h2', children, action }: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className="grid justify-items-center gap-3 cut-end bg-sand px-6 py-14 text-center"
    >
      {kind === 'error' ? (
        <BrokenPath className="w-24" />
      ) : (
        <svg
          viewBox="0 0 96 96"
          aria-hidden="true"
          className="size-20 fill-none stroke-line-strong"
        >
          <path d={star} strokeWidth="1.5" strokeDasharray="4 5" />
        </svg>
      )}
      <Heading className="text-h3">{title}</Heading>
      {children && <p className="max-w-[25em] text-muted">{children}</p>}
      <div className="mt-1">{action}</div>
    </div>
  );
}
