import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const drawerVariants = cva('fixed inset-y-0 z-20 max-w-full', {
  variants: {
    side: { start: 'start-0 w-68', end: 'end-0' },
    size: { normal: '', wide: 'w-full sm:w-160' },
  },
  compoundVariants: [{ side: 'end', size: 'normal', className: 'w-75 sm:w-100' }],
  defaultVariants: { size: 'normal' },
});

const panelVariants = cva(
  'relative h-full overflow-y-auto transition-transform duration-200 ease-out',
  {
    variants: {
      side: {
        start: 'starting:-translate-x-full rtl:starting:translate-x-full',
        end: 'starting:translate-x-full rtl:starting:-translate-x-full',
      },
    },
  },
);

interface DrawerProps {
  label: string;
  /** Inline start or end: in Arabic the start is on the right. */
  side: NonNullable<VariantProps<typeof drawerVariants>['side']>;
  size?: VariantProps<typeof drawerVariants>['size'];
  isOpen: boolean;
  onClose: () => void;
  /** For the panel. */
  className: string;
  children: ReactNode;
}

/** A panel that slides in from a side. Escape and a click outside close it. */
export function Drawer(props: DrawerProps) {
  const { label, side, size, isOpen, onClose, className, children } = props;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-label={label}
      className={drawerVariants({ side, size })}
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim transition-opacity duration-200 starting:opacity-0" />
      <DialogPanel className={panelVariants({ side, className })}>{children}</DialogPanel>
    </Dialog>
  );
}
