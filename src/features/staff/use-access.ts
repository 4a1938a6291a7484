import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { adminToken } from '../../lib/admin-token';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';

/** Whether there is a token to work with, and how to give it up. */
export function useAccess() {
  const token = useSyncExternalStore(adminToken.subscribe, adminToken.get, () => null);
  const queryClient = useQueryClient();
  const forget = (why = '') => adminToken.clear(why);
  // The form comes back once the session has ended, or cannot be ended because no server answers.
  const { mutate: signOut } = trpc.staff.signOut.useMutation({ onSettled: () => forget() });

  return {
    isSignedIn: token !== null,
    // First the leads reads that are on their way: see `ABORTABLE`.
    signOut: () => void queryClient.cancelQueries().then(() => signOut()),
    /** The token did not do: back to the form, which says why. */
    forget,
  };
}

/** What staff saw does not stay behind for the next person at this screen, whichever tab ended it. */
export function useForgetting(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) queryClient.clear();
  }, [isSignedIn, queryClient]);
}

/** A leads read that is refused ends the session, whichever screen made it. */
export function useEndOnRefusal(error: unknown): void {
  const { forget } = useAccess();
  const end = useEffectEvent(() => forget('Unauthorized access'));
  const isRefused = statusOf(error) === 401;
  useEffect(() => {
    if (isRefused) end();
  }, [isRefused]);
}
