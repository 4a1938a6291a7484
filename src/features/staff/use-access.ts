import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { adminToken } from '../../lib/admin-token';
import { COPY_KEY } from '../../lib/copy';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { unsavedText } from '../../lib/unsaved-text';

/** Whether an access token is stored, and how to sign out. */
export function useAccess() {
  const token = useSyncExternalStore(adminToken.subscribe, adminToken.get, () => null);
  const queryClient = useQueryClient();
  const clearToken = (reason = '') => adminToken.clear(reason);
  // The token is cleared in any case, even if the server cannot be reached.
  const { mutate: signOut } = trpc.staff.signOut.useMutation({ onSettled: () => clearToken() });

  return {
    isSignedIn: token !== null,
    // First aborts pending leads reads: see `ABORTABLE`.
    signOut: () => {
      unsavedText.clear();
      void queryClient.cancelQueries().then(() => signOut());
    },
    /** Leads back to the sign-in form, which shows the reason. */
    clearToken,
  };
}

/** Empties the cache of what was read, but not of the page's texts, which no loader loads again. */
function clearData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => first !== COPY_KEY });
  queryClient.getMutationCache().clear();
}

/** Clears the query cache after signing out in any tab, so that the next person sees no data. */
export function useClearCacheOnSignOut(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) clearData(queryClient);
  }, [isSignedIn, queryClient]);
}

/** For errors of leads reads: a 401 means that the token is wrong. */
export function useClearTokenOn401(error: unknown): void {
  const { clearToken } = useAccess();
  const clear = useEffectEvent(() => clearToken('Unauthorized access'));
  const isRefused = statusOf(error) === 401;
  useEffect(() => {
    if (isRefused) clear();
  }, [isRefused]);
}
