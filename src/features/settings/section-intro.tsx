import type { ReactNode } from 'react';

interface SectionIntroProps {
  title: string;
  /** Actions for the section, at the inline end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head of a tab: what it holds, in a sentence. */
export function SectionIntro({ title, aside, children }: SectionIntroProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="max-w-[38em]">
        <h2 className="text-subtitle font-medium">{title}</h2>
        <p className="mt-1 text-muted">{children}</p>
      </div>
      {aside}
    </div>
  );
}
