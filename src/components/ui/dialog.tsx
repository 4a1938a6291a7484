import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

const panelVariants = cva(
  [
    'w-full cut-end border border-line-strong bg-surface p-6 text-ui',
    'transition-opacity duration-150 starting:opacity-0',
  ],
  {
    variants: { size: { normal: 'max-w-160', wide: 'max-w-240' } },
    defaultVariants: { size: 'normal' },
  },
);

interface DialogProps extends VariantProps<typeof panelVariants> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog of the console. Escape, the close button and a click outside close it. The animation is
 * CSS only: with Headless UI's transition, a dialog closed while opening would stay, invisible.
 */
export function Dialog({ title, isOpen, onClose, size, children }: DialogProps) {
  return (
    <HeadlessDialog open={isOpen} onClose={onClose} className="fixed inset-0 z-20">
      <DialogBackdrop className="fixed inset-0 bg-scrim transition-opacity duration-150 starting:opacity-0" />
      <div className="fixed inset-0 overflow-y-auto p-4 pb-0 md:p-8 md:pb-0">
        <div className="grid min-h-full grid-cols-[minmax(0,1fr)] place-items-center pb-4 md:pb-8">
          <DialogPanel className={panelVariants({ size })}>
            <div className="mb-5 flex items-start justify-between gap-4">
              <DialogTitle className="text-subtitle font-medium" dir="auto">
                {title}
              </DialogTitle>
              <IconButton
                label="Close dialog"
                icon={X}
                onClick={onClose}
                className="-me-2.5 -mt-2.5"
              />
            </div>
            {children}
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}

/** The buttons at the end of a dialog, which stay in view while its content scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-2 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4">
      {children}
    </div>
  );
}
