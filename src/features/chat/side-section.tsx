import type { ReactNode } from 'react';

interface SideSectionProps {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function SideSection({ title, note, action, children }: SideSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-2.5 border-b border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-small font-strong">{title}</h3>
        {note && <span className="text-micro text-muted">{note}</span>}
        {action}
      </div>
      {children}
    </section>
  );
}
