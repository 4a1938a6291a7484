import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

const OPEN_AFTER_MS = 700;
/** Within this time after a tooltip has closed, the next one opens at once. */
const SKIP_WINDOW_MS = 300;

/** Wraps the console, so that its tooltips share their timing. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_AFTER_MS} skipDelayDuration={SKIP_WINDOW_MS}>
      {children}
    </Radix.Provider>
  );
}

export function Tooltip({ content, children }: { content: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <TooltipContent content={content} />
    </Radix.Root>
  );
}

function TooltipContent({ content }: { content: string }) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        dir="auto"
        className="z-50 max-w-96 cut-1 bg-text px-2.5 py-1.5 text-small wrap-anywhere whitespace-pre-line text-ground"
      >
        {content.length > 400 ? `${content.slice(0, 400)}…` : content}
      </Radix.Content>
    </Radix.Portal>
  );
}
