import type { ReactNode } from 'react';

interface SectionHeadProps {
  id?: string;
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
}

export function SectionHead({ id, title, intro, action }: SectionHeadProps) {
  return (
    <div className="mb-[clamp(2rem,4.5vw,4rem)] grid break-after-avoid items-baseline gap-x-12 gap-y-4 nav:grid-cols-2">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {intro && <p className="max-w-[27em] text-muted">{intro}</p>}
      {action && <div className="nav:justify-self-end">{action}</div>}
    </div>
  );
}
