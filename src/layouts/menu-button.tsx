import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../components/button';

const MobileMenu = lazy(() => import('./mobile-menu'));

/** The panel and all that it takes to be a proper dialog load at the first press. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The dialog gives focus back by itself, but for the first time: its code came after the press.
  useEffect(() => {
    if (isWanted && !isOpen) button.current?.focus();
  }, [isWanted, isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={buttonClass('line', 'icon', 'nav:hidden noscript:hidden')}
        onPointerEnter={() => void import('./mobile-menu')}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <MobileMenu isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
