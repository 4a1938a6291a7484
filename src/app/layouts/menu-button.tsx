import { Menu } from 'lucide';
import { Icon } from '../../components/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { frameCopy } from '../../config/frame.copy';
import { Button } from '../../components/ui/button';
import type * as MobileMenu from './mobile-menu';

const load = () => import('./mobile-menu').catch(() => null);

/** The panel with its dialog library loads at the first press. */
export function MenuButton() {
  const copy = frameCopy.useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const [panel, setPanel] = useState<typeof MobileMenu | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasLeft = useRef(false);
  // The dialog restores focus by itself, except the first time: its code loads after the press.
  useEffect(() => {
    if (panel && !isOpen && !hasLeft.current) button.current?.focus();
  }, [panel, isOpen]);

  function open() {
    hasLeft.current = false;
    void load().then((loaded) => {
      setPanel(loaded);
      setIsOpen(loaded !== null);
      // Without the panel, the footer has links to the same pages.
      if (!loaded) document.querySelector<HTMLElement>('footer nav a')?.focus();
    });
  }

  return (
    <>
      <Button
        variant="outline"
        size="icon"
        ref={button}
        aria-label={copy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="nav:hidden print:hidden noscript:hidden"
        onPointerEnter={() => void load()}
        onClick={open}
        onFocus={({ relatedTarget }) => {
          // After a link of the panel, the new page has the focus, which the dialog must not take back.
          if (!hasLeft.current) return;
          hasLeft.current = false;
          const next = relatedTarget instanceof HTMLElement ? relatedTarget : null;
          (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
        }}
      >
        <Icon of={Menu} />
      </Button>
      {panel && (
        <panel.default
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onLeave={() => {
            hasLeft.current = true;
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
