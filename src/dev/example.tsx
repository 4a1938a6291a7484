import type { ReactNode } from 'react';

/** Examples of a primitive under its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="border-b border-line pb-1 text-small font-strong text-muted">{name}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
