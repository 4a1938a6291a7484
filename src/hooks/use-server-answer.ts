import { useEffect } from 'react';

/**
 * Asks the server about an address that a link within the site led to and that this page does not know: it
 * may be an old one, which leads on. The first view of a page is the server's answer already.
 */
export function useServerAnswer(): void {
  useEffect(() => {
    if (location.pathname !== pathOfDocument()) location.reload();
  }, []);
}

/** The path that the server answered. An attribute of the page would be lost if React rendered it anew. */
function pathOfDocument(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && new URL(entry.name).pathname;
}
