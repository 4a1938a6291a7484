import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { Bell, Clock, LogOut, Menu, SlidersHorizontal, X } from 'lucide';
import { Initials } from '../../components/initials';
import { Icon } from '../../components/ui/icon';
import { useId, useState } from 'react';
import { useTimeZone } from '../../hooks/use-time-zone';
import { useAccess } from '../../features/staff/use-access';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { BareButton } from '../../components/ui/button';
import { Drawer } from '../../components/ui/drawer';
import { IconButton } from '../../components/ui/icon-button';
import { useMe } from '../../hooks/use-permissions';
import { consoleSections, isOpenTo, type Section } from './console-sections';
import { Logo } from './logo';
import { SkipLink } from './skip-link';
import { useSection } from './use-section';

const ITEM = cx(
  'flex min-h-11 w-full items-center gap-3 cut-1 px-3 text-start',
  'font-book text-muted no-underline hover:bg-white/5 hover:text-text',
  'aria-[current]:bg-band-current aria-[current]:font-strong aria-[current]:text-white',
  'aria-[current]:shadow-[inset_3px_0_var(--color-saffron)]',
);

const COUNT = cx(
  'ms-auto min-w-5.5 cut-1 bg-saffron px-1.5 text-center text-micro font-semibold text-ink',
  'tabular-nums',
);

/** Where the rail shows icons alone. */
const NARROW_ITEM = 'max-rail:relative max-rail:justify-center max-rail:px-0';
const NARROW_COUNT = 'max-rail:absolute max-rail:end-0.5 max-rail:top-0.5 max-rail:min-w-0';

/** What waits in a section: `3 due`, `2 unread` conversations. */
type Counts = Partial<Record<Section['to'], { count: number; of: 'due' | 'unread' }>>;

interface RailProps {
  counts: Counts;
  /** Whether the person is told of leads. */
  hasBell: boolean;
}

/**
 * A rail from 1192 px on, where it leaves room for the columns of tables; icons alone from 768 px on,
 * and below that a bar with a drawer.
 */
export function ConsoleRail({ counts, hasBell }: RailProps) {
  return (
    <>
      <SkipLink label="Skip to content" />
      <MobileBar counts={counts} hasBell={hasBell} />
      <aside className="band max-md:hidden">
        <div className="sticky top-0 flex h-screen flex-col px-3 py-4 max-rail:px-2">
          <Logo size="medium" className="mb-5 px-2.5 max-rail:px-1.5 max-rail:[&>span]:sr-only" />
          <Sections counts={counts} isNarrowing />
          <RailFoot isNarrowing hasBell={hasBell} />
        </div>
      </aside>
    </>
  );
}

function MobileBar({ counts, hasBell }: RailProps) {
  const [isOpen, setIsOpen] = useState(false);
  const section = useSection();
  const close = () => setIsOpen(false);
  return (
    <header className="sticky top-0 z-10 flex items-center gap-3 py-2 ps-2 pe-4 band md:hidden">
      <IconButton label="Open menu" icon={Menu} variant="ghost" onClick={() => setIsOpen(true)} />
      <Logo size="small" />
      <span className="ms-auto font-strong">{section?.label}</span>
      {hasBell && (
        <NotificationBell
          to="bottom end"
          className="relative -me-2 grid size-11 place-items-center"
        >
          {(unread) => (
            <>
              <Icon of={Bell} />
              <Count count={unread} isOnIcon />
            </>
          )}
        </NotificationBell>
      )}
      <Drawer
        label="Menu"
        side="start"
        isOpen={isOpen}
        onClose={close}
        className="flex flex-col p-3 text-ui band"
      >
        <IconButton label="Close menu" icon={X} variant="ghost" onClick={close} className="mb-3" />
        <Sections counts={counts} onChoose={close} />
        <RailFoot onChoose={close} />
      </Drawer>
    </header>
  );
}

const SETTINGS = '/admin/settings';

interface SectionsProps {
  counts: Counts;
  onChoose?: () => void;
  /** Whether it shows icons alone between 768 and 1192 px. */
  isNarrowing?: boolean;
}

function Sections({ counts, onChoose, isNarrowing = false }: SectionsProps) {
  const id = useId();
  const me = useMe();
  const sections = consoleSections.filter(
    (section) => section.to !== SETTINGS && (!me || isOpenTo(section, me.permissions)),
  );
  return (
    <nav aria-label="Console">
      <ul className="grid gap-0.5">
        {sections.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              className={cx(ITEM, isNarrowing && NARROW_ITEM)}
              activeProps={{ 'aria-current': 'page' }}
              aria-describedby={counts[to]?.count ? `${id}${to}` : undefined}
            >
              <Icon of={icon} />
              <ItemLabel isNarrowing={isNarrowing}>{label}</ItemLabel>
              <Count id={`${id}${to}`} isNarrowing={isNarrowing} {...counts[to]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CountProps {
  id?: string;
  isNarrowing?: boolean;
  isOnIcon?: boolean;
  count?: number;
  of?: string;
}

function Count({ id, isNarrowing = false, isOnIcon = false, count = 0, of }: CountProps) {
  if (count === 0) return null;
  return (
    <span
      id={id}
      aria-hidden
      className={cx(COUNT, isNarrowing && NARROW_COUNT, isOnIcon && 'absolute end-0 top-0')}
    >
      {count > 99 ? '99+' : count}
      {of && <span className="sr-only"> {of}</span>}
    </span>
  );
}

/** Where only the icon is in view, the label is its tooltip. */
function ItemLabel({ children, isNarrowing }: { children: string; isNarrowing: boolean }) {
  return (
    <span data-clipped={children} className={cx(isNarrowing && 'max-rail:sr-only')}>
      {children}
    </span>
  );
}

interface RailFootProps extends Omit<SectionsProps, 'counts'> {
  hasBell?: boolean;
}

/** What is new, the settings, who is signed in, signing out, and the zone of all times in the console. */
function RailFoot({ isNarrowing = false, hasBell = false, onChoose }: RailFootProps) {
  const { signOut } = useAccess();
  const me = useMe();
  const timeZone = useTimeZone();
  const label = `Times are those of ${timeZone.replaceAll('_', ' ')}`;
  return (
    <div className="mt-auto">
      <p className={cx('px-3 py-2 text-micro text-muted', isNarrowing && 'max-rail:hidden')}>
        {label}
      </p>
      {isNarrowing && (
        <p data-tooltip={label} className="grid min-h-11 place-items-center text-muted rail:hidden">
          <Icon of={Clock} />
          <span className="sr-only">{label}</span>
        </p>
      )}
      {hasBell && (
        <NotificationBell to="right end" className={cx(ITEM, NARROW_ITEM)}>
          {(unread) => (
            <>
              <Icon of={Bell} />
              <ItemLabel isNarrowing>Notifications</ItemLabel>
              <Count count={unread} isNarrowing />
            </>
          )}
        </NotificationBell>
      )}
      <Link
        to={SETTINGS}
        onClick={onChoose}
        className={cx(ITEM, isNarrowing && NARROW_ITEM)}
        activeProps={{ 'aria-current': 'page' }}
      >
        <Icon of={SlidersHorizontal} />
        <ItemLabel isNarrowing={isNarrowing}>Settings</ItemLabel>
      </Link>
      <p
        data-tooltip={isNarrowing ? me?.name : undefined}
        className={cx(
          'mt-2 flex min-h-13 items-center gap-3 border-t border-line px-3 pt-2',
          isNarrowing && NARROW_ITEM,
        )}
      >
        {me && (
          <>
            <Initials name={me.name} />
            <span className={cx('min-w-0 leading-tight', isNarrowing && 'max-rail:sr-only')}>
              <bdi className="block truncate font-strong text-text">{me.name}</bdi>
              <span className="text-micro text-muted">{me.role}</span>
            </span>
          </>
        )}
      </p>
      <BareButton onClick={signOut} className={cx(ITEM, isNarrowing && NARROW_ITEM)}>
        <Icon of={LogOut} />
        <ItemLabel isNarrowing={isNarrowing}>Sign Out</ItemLabel>
      </BareButton>
    </div>
  );
}
