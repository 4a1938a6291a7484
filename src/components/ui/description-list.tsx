import type { ReactNode } from 'react';

/** Terms with their values, line by line. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1.5">
      {children}
    </dl>
  );
}

export function Description({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{term}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}
