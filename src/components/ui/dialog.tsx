import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import { cva, type VariantProps } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, X } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Neighbours } from '../../lib/neighbours';
import { IconButton } from './icon-button';

const panelVariants = cva(
  [
    'w-full cut-end border border-line-strong bg-surface p-6 text-ui',
    'transition-opacity duration-150 starting:opacity-0',
  ],
  {
    variants: { size: { normal: 'max-w-160', wide: 'max-w-240', widest: 'max-w-310' } },
    defaultVariants: { size: 'normal' },
  },
);

interface DialogProps extends VariantProps<typeof panelVariants> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** For a record of a list: buttons, and the keys j and k, lead to the next and the previous one. */
  neighbours?: Neighbours | undefined;
  children: ReactNode;
}

/**
 * A dialog of the console. Escape, the close button and a click outside close it. The animation is
 * CSS only: with Headless UI's transition, a dialog closed while opening would stay, invisible.
 */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, size, neighbours, children } = props;
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={onClose}
      onKeyDown={neighbours && ((event) => moveByKey(event, neighbours))}
      className="fixed inset-0 z-20 print:static"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim transition-opacity duration-150 starting:opacity-0 print:hidden" />
      <div
        data-dialog-scroller
        className="fixed inset-0 overflow-y-auto p-4 pb-0 md:p-8 md:pb-0 print:static print:overflow-visible print:p-0"
      >
        <div className="grid min-h-full grid-cols-[minmax(0,1fr)] place-items-center pb-4 md:pb-8 print:block">
          <DialogPanel className={panelVariants({ size })}>
            <div className="mb-5 flex flex-wrap-reverse items-end justify-end gap-x-4">
              <DialogTitle
                dir="auto"
                // The same dialog shows the next record, which nothing else would announce.
                aria-live={neighbours && 'polite'}
                className="min-w-0 flex-[1_1_9rem] text-subtitle font-medium wrap-anywhere"
              >
                {title}
              </DialogTitle>
              <div className="-me-2.5 -mt-2.5 flex shrink-0 print:hidden">
                {neighbours && <MoveButtons {...neighbours} />}
                <IconButton label="Close dialog" icon={X} onClick={onClose} />
              </div>
            </div>
            {children}
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}

function MoveButtons({ openPrevious, openNext }: Neighbours) {
  return (
    <>
      <IconButton
        label="Previous"
        shortcut="k"
        icon={ChevronLeft}
        isInactive={!openPrevious}
        onClick={openPrevious}
        className="rtl:-scale-x-100"
      />
      <IconButton
        label="Next"
        shortcut="j"
        icon={ChevronRight}
        isInactive={!openNext}
        onClick={openNext}
        className="rtl:-scale-x-100"
      />
    </>
  );
}

function moveByKey(event: KeyboardEvent, { openPrevious, openNext }: Neighbours) {
  const { target, currentTarget, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  // The text editor is in a shadow root, outside of which its events come from its host.
  const [origin] = event.nativeEvent.composedPath();
  const isTyping =
    origin instanceof Element && origin.closest('input, textarea, select, [contenteditable]');
  // React passes events of a dialog on top on to this one.
  if (isTyping || target.closest('[role=dialog]') !== currentTarget) return;
  if (key === 'j') openNext?.();
  if (key === 'k') openPrevious?.();
}

/** The buttons at the end of a dialog, which stay in view while its content scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-actions
      className="sticky bottom-0 z-2 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 cut-end border-t border-line bg-surface px-6 py-4 print:hidden"
    >
      {children}
    </div>
  );
}
