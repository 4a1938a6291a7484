import type { ReactNode } from 'react';

interface DetailSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of what is known of a lead, beside its timeline. */
export function DetailSection({ title, aside, children }: DetailSectionProps) {
  return (
    <section className="not-first:border-t not-first:border-line not-first:pt-4">
      <div className="mb-2 flex items-center justify-between">
        <h3 className="font-strong">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
