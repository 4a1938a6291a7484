import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { adminToken } from '../lib/admin-token';
import { statusOf } from '../lib/api-error';

/**
 * Whether a leads read has set the session cookie. One that is refused for a missing permission has
 * set it too.
 */
export function useHasSession(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // Other events also fire during renders, when React forbids updates.
    (listener) =>
      cache.subscribe(({ type }) => {
        if (type === 'updated' || type === 'removed') listener();
      }),
    () =>
      // After signing out, queries are removed one by one.
      adminToken.get() !== null &&
      cache
        .findAll({ queryKey: [['leads', 'list']] })
        .some(({ state }) => state.status === 'success' || statusOf(state.error) === 403),
  );
}
