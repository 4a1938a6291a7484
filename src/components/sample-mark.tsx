import type { ReactNode } from 'react';

/** Says of content that it came with the product. */
export function SampleMark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-micro text-muted before:size-2 before:shrink-0 before:rotate-45 before:border-control before:border-current">
      {children}
    </span>
  );
}
