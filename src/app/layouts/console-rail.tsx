import { Link, useLocation } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { LogOut, Menu, X } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { useId, useState } from 'react';
import { useAccess } from '../../features/staff/use-access';
import { BareButton } from '../../components/ui/button';
import { Drawer } from '../../components/ui/drawer';
import { IconButton } from '../../components/ui/icon-button';
import { consoleSections, type Section } from './console-sections';
import { Logo } from './logo';

const ITEM = cx(
  'flex min-h-11 w-full items-center gap-3 cut-1 px-3 text-start',
  'font-book text-muted no-underline hover:bg-white/5 hover:text-text',
  'aria-[current]:bg-band-current aria-[current]:font-strong aria-[current]:text-white',
  'aria-[current]:shadow-[inset_3px_0_var(--color-saffron)]',
);

/** The number of unread items in each section. */
type UnreadCounts = Partial<Record<Section['to'], number>>;

/** A rail from 768 px on; a bar with a drawer below 768 px. */
export function ConsoleRail({ unreadCounts }: { unreadCounts: UnreadCounts }) {
  return (
    <>
      <MobileBar unreadCounts={unreadCounts} />
      <aside className="band max-md:hidden">
        <div className="sticky top-0 flex h-screen flex-col px-3 py-4">
          <Logo size="medium" className="mb-5 px-2.5" />
          <Sections unreadCounts={unreadCounts} />
          <SignOutButton />
        </div>
      </aside>
    </>
  );
}

function MobileBar({ unreadCounts }: { unreadCounts: UnreadCounts }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const section = consoleSections.find(({ to }) => pathname.startsWith(to));
  const close = () => setIsOpen(false);
  return (
    <header className="sticky top-0 z-10 flex items-center gap-3 py-2 ps-2 pe-4 band md:hidden">
      <IconButton label="Open menu" icon={Menu} variant="ghost" onClick={() => setIsOpen(true)} />
      <Logo size="small" />
      <span className="ms-auto font-strong">{section?.label}</span>
      <Drawer
        label="Menu"
        side="start"
        isOpen={isOpen}
        onClose={close}
        className="flex flex-col p-3 text-ui band"
      >
        <IconButton label="Close menu" icon={X} variant="ghost" onClick={close} className="mb-3" />
        <Sections unreadCounts={unreadCounts} onChoose={close} />
        <SignOutButton />
      </Drawer>
    </header>
  );
}

function Sections({
  unreadCounts,
  onChoose,
}: {
  unreadCounts: UnreadCounts;
  onChoose?: () => void;
}) {
  const id = useId();
  return (
    <nav aria-label="Console">
      <ul className="grid gap-0.5">
        {consoleSections.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              className={ITEM}
              activeProps={{ 'aria-current': 'page' }}
              aria-describedby={unreadCounts[to] ? `${id}${to}` : undefined}
            >
              <Icon of={icon} />
              {label}
              {Boolean(unreadCounts[to]) && (
                <span
                  id={`${id}${to}`}
                  aria-hidden
                  className="ms-auto min-w-5.5 cut-1 bg-saffron px-1.5 text-center text-micro font-semibold text-ink tabular-nums"
                >
                  {unreadCounts[to]}
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
    <BareButton onClick={signOut} className={cx(ITEM, 'mt-auto')}>
      <Icon of={LogOut} />
      Sign Out
    </BareButton>
  );
}
