import { Link } from '@tanstack/react-router';
import { frameCopy } from '../../config/frame.copy';
import { menuPaths } from '../../config/site';
import { ChatButton } from '../../features/chat/chat-button';
import { LanguageLink } from './language-link';
import { Logo } from './logo';
import { MenuButton } from './menu-button';

const LINK = 'relative menu-link inline-flex min-h-11 items-center text-ui font-book no-underline';

interface SiteHeaderProps {
  /** Not a preview, which is at one address, whatever its language. A chat would store the address. */
  isPublic: boolean;
}

/** Small screens have a menu button instead of the links; without JavaScript the links stay and wrap. */
export function SiteHeader({ isPublic }: SiteHeaderProps) {
  const copy = frameCopy.useCopy();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-ground max-nav:noscript:static [@media(max-height:30rem)]:static">
      <div className="wrap flex min-h-16 items-center justify-between gap-x-1 max-nav:flex-wrap nav:min-h-18 noscript:flex-wrap">
        <Logo />
        <nav aria-label={copy.groups.main} className="ms-auto max-nav:hidden noscript:flex">
          <ul className="flex flex-wrap gap-1">
            {menuPaths.map((to) => (
              <li key={to}>
                <Link to={to} className={`${LINK} px-4`} activeProps={{ 'aria-current': 'page' }}>
                  {copy.pages[to]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* The link itself has the direction of the other language. */}
        <div className="max-nav:ms-auto rail:-me-4 print:hidden">
          {isPublic && <LanguageLink className={`${LINK} px-2 nav:px-4`} />}
        </div>
        {isPublic && <ChatButton />}
        <MenuButton />
      </div>
    </header>
  );
}
