import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether a leads read has succeeded, which is what brings the session cookie. */
export function useHasRead(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache
        .findAll({ queryKey: [['leads', 'list']] })
        .some(({ state }) => state.status === 'success'),
  );
}
