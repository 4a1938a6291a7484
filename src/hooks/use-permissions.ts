import { useEffect } from 'react';
import type { Permission } from '../../db/permissions';
import { knownAccount } from '../lib/known-account';
import { trpc } from '../lib/trpc';
import { useHasSession } from './use-has-session';

/** Who is signed in, with their permissions; undefined until it is known. */
export function useMe() {
  return useAccount().data;
}

/** Remembers who is signed in, for the next start of the console. */
export function useRememberAccount(): void {
  const { data, isPlaceholderData } = useAccount();
  useEffect(() => {
    if (data && !isPlaceholderData) knownAccount.set(data);
  }, [data, isPlaceholderData]);
}

const useAccount = () =>
  trpc.staff.me.useQuery(undefined, {
    enabled: useHasSession(),
    staleTime: Infinity,
    placeholderData: knownAccount.get,
  });

/**
 * Whether the person may do something. Until that is known everything is shown, so that the screen
 * does not change a moment later; the server refuses what is not permitted.
 */
export function usePermissions(): (permission: Permission) => boolean {
  const me = useMe();
  return (permission) => !me || me.permissions.includes(permission);
}
