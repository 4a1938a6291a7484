import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { ComponentProps, ReactNode } from 'react';
import { BareButton } from './button';

interface PopoverProps {
  /** The name of the panel. */
  label: string;
  /** Where the panel opens, as seen from the button. */
  to: 'right end' | 'bottom end';
  /** For the button. */
  className: string;
  /** The content of the button. */
  button: ReactNode;
  buttonProps?: ComponentProps<'button'>;
  /** Gets the function that closes the panel. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel beside it. Escape and a click outside close it. */
export function Popover({ label, to, className, button, buttonProps, children }: PopoverProps) {
  return (
    <HeadlessPopover className="contents">
      <PopoverButton as={BareButton} {...buttonProps} className={className}>
        {button}
      </PopoverButton>
      <PopoverPanel
        anchor={{ to, gap: 16, padding: 8 }}
        aria-label={label}
        className="z-30 flex w-100 max-w-[calc(100vw-1rem)] flex-col cut-1 border border-line-strong bg-surface text-ui outline-none"
      >
        {({ close }) => <>{children(close)}</>}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
