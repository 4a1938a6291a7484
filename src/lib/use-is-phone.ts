import { useSyncExternalStore } from 'react';

/** Where tables give way to cards: below the breakpoint `nav`. */
const PHONE = '(max-width: 55.99rem)';

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(PHONE).matches,
  );
}
