import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** On a phone, a value that is a link is high enough for a finger. */
const VALUE = cx(
  'wrap-anywhere',
  'max-md:[&>a]:inline-flex max-md:[&>a]:min-h-11 max-md:[&>a]:items-center',
);

/** Terms with their values, line by line. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)] content-start items-baseline gap-x-4 gap-y-1.5">
      {children}
    </dl>
  );
}

export function Description({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{term}</dt>
      <dd dir="auto" className={VALUE}>
        {children}
      </dd>
    </div>
  );
}
