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
  // The dialog restores focus by itself, except the first time: its code loads after the press.
  useEffect(() => {
    if (panel && !isOpen) button.current?.focus();
  }, [panel, isOpen]);

  function open() {
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
      >
        <Icon of={Menu} />
      </Button>
      {panel && <panel.default isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
