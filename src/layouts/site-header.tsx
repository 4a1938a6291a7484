import { Link } from '@tanstack/react-router';
import { mainMenu } from '../site';
import { Logo } from './logo';
import { MenuButton } from './menu-button';

const LINK =
  "relative inline-flex min-h-11 items-center px-4 text-ui font-[450] no-underline after:absolute after:inset-x-4 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:bg-accent after:transition-transform after:duration-150 after:content-[''] hover:after:scale-x-100 aria-[current]:after:scale-x-100 rtl:after:origin-right";

/**
 * On small screens the links give way to the menu. Without JavaScript there is no menu to open,
 * so there they stay, as a list that wraps.
 */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-ground">
      <div className="wrap flex min-h-16 items-center justify-between gap-4 nav:min-h-18 noscript:flex-wrap">
        <Logo />
        <nav aria-label="Main" className="max-nav:hidden noscript:flex">
          <ul className="flex flex-wrap gap-1">
            {mainMenu.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={LINK} activeProps={{ 'aria-current': 'page' }}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <MenuButton />
      </div>
    </header>
  );
}
