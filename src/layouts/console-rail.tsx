import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { Link, useLocation } from '@tanstack/react-router';
import { LogOut, Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useAccess } from '../features/staff/use-access';
import { IconButton } from '../components/icon-button';
import { consoleSections, type Section } from './console-sections';
import { Logo } from './logo';

const ITEM =
  'cut-1 flex min-h-11 w-full items-center gap-3 px-3 text-start font-[450] text-muted no-underline hover:bg-white/5 hover:text-text aria-[current]:bg-[#1a474b] aria-[current]:font-[550] aria-[current]:text-white aria-[current]:shadow-[inset_3px_0_var(--color-saffron)]';

/** How much waits in each section. */
type Waiting = Partial<Record<Section['to'], number>>;

/** A rail from 768 px on; below that a bar with a drawer. */
export function ConsoleRail({ waiting }: { waiting: Waiting }) {
  return (
    <>
      <MobileBar waiting={waiting} />
      <aside className="band max-md:hidden">
        <div className="sticky top-0 flex h-screen flex-col px-3 py-4">
          <Logo className="mb-5 px-2.5 text-[1.25rem]" />
          <Sections waiting={waiting} />
          <SignOutButton />
        </div>
      </aside>
    </>
  );
}

function MobileBar({ waiting }: { waiting: Waiting }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const section = consoleSections.find(({ to }) => pathname.startsWith(to));
  const close = () => setIsOpen(false);
  return (
    <header className="sticky top-0 z-10 flex items-center gap-3 py-2 ps-2 pe-4 band md:hidden">
      <IconButton
        label="Open menu"
        icon={Menu}
        onClick={() => setIsOpen(true)}
        className="text-text"
      />
      <Logo className="text-[1.125rem]" />
      <span className="ms-auto font-[550]">{section?.label}</span>
      <Dialog
        open={isOpen}
        onClose={close}
        aria-label="Menu"
        className="fixed inset-y-0 start-0 z-20 w-[17rem] max-w-full"
      >
        <DialogBackdrop className="fixed inset-0 bg-scrim" />
        <DialogPanel className="relative flex h-full flex-col p-3 text-ui band transition-transform duration-200 ease-out starting:-translate-x-full rtl:starting:translate-x-full">
          <IconButton label="Close menu" icon={X} onClick={close} className="mb-3 text-text" />
          <Sections waiting={waiting} onChoose={close} />
          <SignOutButton />
        </DialogPanel>
      </Dialog>
    </header>
  );
}

function Sections({ waiting, onChoose }: { waiting: Waiting; onChoose?: () => void }) {
  const id = useId();
  return (
    <nav aria-label="Console">
      <ul className="grid gap-0.5">
        {consoleSections.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              className={ITEM}
              activeProps={{ 'aria-current': 'page' }}
              aria-describedby={waiting[to] ? `${id}${to}` : undefined}
            >
              <Icon aria-hidden className="size-5" strokeWidth={1.75} />
              {label}
              {Boolean(waiting[to]) && (
                <span
                  id={`${id}${to}`}
                  aria-hidden
                  className="ms-auto min-w-5.5 cut-1 bg-saffron px-1.5 text-center text-micro font-semibold text-ink tabular-nums"
                >
                  {waiting[to]}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignOutButton() {
  const { signOut } = useAccess();
  return (
    <button type="button" onClick={signOut} className={`${ITEM} mt-auto`}>
      <LogOut aria-hidden className="size-5" strokeWidth={1.75} />
      Sign Out
    </button>
  );
}
