import { useEffect } from 'react';

/**
 * Asks the server about an address that a link within the site led to and that this page does not know: it
 * may be an old one, which leads on. The first view of a page is the server's answer already.
 */
export function useServerAnswer(): void {
  useEffect(() => {
    if (document.documentElement.dataset.arrival === undefined) location.reload();
  }, []);
}
