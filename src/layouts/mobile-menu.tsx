import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { Link } from '@tanstack/react-router';
import { ArrowRight, X } from 'lucide-react';
import { buttonClass } from '../components/button';
import { mainMenu } from '../site';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Slides in from the end of the line. Escape, a click beside it and every link close it. */
export default function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-label="Menu"
      className="fixed inset-y-0 end-0 z-20 w-[300px] max-w-full sm:w-[400px]"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim transition-opacity duration-200 starting:opacity-0" />
      <DialogPanel className="relative grid h-full content-start justify-items-end overflow-y-auto bg-ground px-5 py-2.5 transition-transform duration-200 ease-out starting:translate-x-full rtl:starting:-translate-x-full">
        <button
          type="button"
          aria-label="Close menu"
          className={buttonClass('line', 'icon')}
          onClick={onClose}
        >
          <X aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
        <nav aria-label="Menu" className="mt-4 w-full">
          <ul>
            {mainMenu.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onClose}
                  activeProps={{ 'aria-current': 'page' }}
                  className="flex min-h-14 items-center justify-between border-b border-line text-[1.25rem] font-medium no-underline aria-[current]:text-accent"
                >
                  {label}
                  <ArrowRight aria-hidden className="size-5 flip" strokeWidth={1.75} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </DialogPanel>
    </Dialog>
  );
}
