import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether a leads read has succeeded, which is what brings the session cookie. */
export function useHasRead(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // The other events also come while something renders, when nothing may change.
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
