import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface ScreenHeadProps {
  title: string;
  /** What the screen is for. */
  intro?: ReactNode;
  /** Controls for the complete screen, at the inline end. */
  aside?: ReactNode;
  className?: string;
}

/** The head of a console screen. */
export function ScreenHead({ title, intro, aside, className }: ScreenHeadProps) {
  return (
    <div
      className={cx('mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
    >
      <div>
        <h1 className="text-title font-medium">{title}</h1>
        {intro && <p className="text-muted">{intro}</p>}
      </div>
      {aside}
    </div>
  );
}
