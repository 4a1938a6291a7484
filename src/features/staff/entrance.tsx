import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Mark } from '../../components/art/art';
import { site } from '../../config/site';

interface EntranceProps {
  className: string;
  children: ReactNode;
}

/** The page before the console: a card with the firm's name, to sign in or to accept an invitation. */
export function Entrance({ className, children }: EntranceProps) {
  return (
    <main id="main" className="grid min-h-screen place-items-center p-4 band">
      <div className={cx('w-full cut-end bg-ground p-8 text-ui', className)}>
        <p className="mb-6 flex items-center gap-3 text-subtitle font-semibold tracking-[-0.03em]">
          <Mark className="size-8" />
          {site.name}
        </p>
        {children}
      </div>
    </main>
  );
}
