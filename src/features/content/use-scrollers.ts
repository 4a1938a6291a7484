import { useEffect } from 'react';

/** The Tab key stops only at those tables of texts that scroll. Without the script, it stops at each. */
export function useScrollers(): void {
  useEffect(() => {
    // Asked when a key is pressed: before that it would cost a layout of the whole text.
    addEventListener('keydown', mark);
    return () => removeEventListener('keydown', mark);
  }, []);
}

function mark(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[role=region][tabindex]')) {
    const isCut = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    one.tabIndex = isCut ? 0 : -1;
  }
}
