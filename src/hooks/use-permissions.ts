import { useEffect } from 'react';
import type { Permission } from '../../db/permissions';
import { knownAccount } from '../lib/known-account';
import { trpc } from '../lib/trpc';
import { useHasSession } from './use-has-session';

/** Who is signed in, with their permissions; undefined until it is known. */
export function useMe() {
  const hasSession = useHasSession();
  const { data, isPlaceholderData } = trpc.staff.me.useQuery(undefined, {
    enabled: hasSession,
    staleTime: Infinity,
    placeholderData: knownAccount.get,
  });
  useEffect(() => {
    if (data && !isPlaceholderData) knownAccount.set(data);
  }, [data, isPlaceholderData]);
  return data;
}

/**
 * Whether the person may do something. Until that is known everything is shown, so that the screen
 * does not change a moment later; the server refuses what is not permitted.
 */
export function usePermissions(): (permission: Permission) => boolean {
  const me = useMe();
  return (permission) => !me || me.permissions.includes(permission);
}
