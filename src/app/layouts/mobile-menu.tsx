import { Link } from '@tanstack/react-router';
import { ArrowRight, X } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { Button, ButtonLink } from '../../components/ui/button';
import { Drawer } from '../../components/ui/drawer';
import { frameCopy } from '../../config/frame.copy';
import { menuPaths, solutionIds } from '../../config/site';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** Slides in from the inline end. Escape, a click outside and every link close it. */
export default function MobileMenu({ isOpen, onClose, onLeave }: MobileMenuProps) {
  const copy = frameCopy.useCopy();
  return (
    <Drawer
      label={copy.groups.menu}
      side="end"
      isOpen={isOpen}
      onClose={onClose}
      className="flex flex-col items-end bg-ground px-5 pt-2.5 pb-8"
    >
      <Button variant="outline" size="icon" aria-label={copy.closeMenu} onClick={onClose}>
        <Icon of={X} />
      </Button>
      <nav aria-label={copy.groups.menu} className="mt-4 w-full">
        <ul>
          {menuPaths.map((to) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onLeave}
                activeProps={{ 'aria-current': 'page' }}
                className="flex min-h-14 items-center justify-between border-b border-line text-subtitle font-medium no-underline underline-offset-4 aria-[current]:text-accent aria-[current]:underline"
              >
                {copy.pages[to]}
                <Icon of={ArrowRight} className="flip" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={copy.groups.solutions} className="mt-6 w-full">
        <p aria-hidden="true" className="text-small font-strong">
          {copy.groups.solutions}
        </p>
        <ul className="text-ui text-muted">
          {solutionIds.map((id) => (
            <li key={id}>
              <Link
                to="/solutions"
                hash={id}
                activeOptions={{ includeHash: true }}
                onClick={onLeave}
                className="inline-flex min-h-11 items-center no-underline"
              >
                {copy.solutions[id]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto w-full pt-6">
        <p className="mb-5 text-small text-muted [@media(max-height:44rem)]:hidden">
          {copy.tagline}
        </p>
        <ButtonLink
          size="large"
          to="/contact"
          hash="book-call"
          onClick={onLeave}
          className="w-full"
        >
          {copy.bookCall}
        </ButtonLink>
      </div>
    </Drawer>
  );
}
