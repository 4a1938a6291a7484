import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether a leads read has succeeded, and so has set the session cookie. */
export function useHasSession(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // Other events also fire during renders, when React forbids updates.
    (listener) =>
      cache.subscribe(({ type }) => {
        if (type === 'updated' || type === 'removed') listener();
      }),
    () =>
      cache
        .findAll({ queryKey: [['leads', 'list']] })
        .some(({ state }) => state.status === 'success'),
  );
}
