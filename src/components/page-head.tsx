import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  lead: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** The head of a public page: a headline and one sentence. */
export function PageHead({ title, lead, className, children }: PageHeadProps) {
  return (
    <section className={cx('wrap page-top', className)}>
      <h1 className="max-w-[12em] text-display">{title}</h1>
      <p className="mt-5 max-w-[30em] text-lead text-muted">{lead}</p>
      {children}
    </section>
  );
}
