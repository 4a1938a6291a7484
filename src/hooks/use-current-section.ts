import { useEffect } from 'react';

/** Marks the link of the section that is being read in the table of contents of a page. */
export function useCurrentSection(): void {
  useEffect(() => {
    const mark = () => {
      const links = document.querySelectorAll<HTMLAnchorElement>(
        'nav[aria-labelledby=contents-heading] a',
      );
      let current: Element | undefined;
      for (const link of links) {
        link.removeAttribute('aria-current');
        const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        if (heading && heading.getBoundingClientRect().top < innerHeight / 3) current = link;
      }
      // A short last section never comes so high.
      if (scrollY + innerHeight > document.body.scrollHeight - 2) current = [...links].at(-1);
      current?.setAttribute('aria-current', 'true');
    };
    // At the top of the page no section is being read, and asking would cost a layout of the whole text.
    if (scrollY > 0) mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, []);
}
