import { useCallback, useMemo } from 'react';
import { useHasSession } from '../../hooks/use-has-session';
import { useMe } from '../../hooks/use-permissions';
import { colleaguesWith } from '../../lib/colleagues-with';
import { trpc } from '../../lib/trpc';

/** Those to whom leads can be given, and how an owner is called, who may have another role by now. */
export function useColleagues() {
  const me = useMe();
  const { data: colleagues } = trpc.staff.colleagues.useQuery(undefined, {
    enabled: useHasSession(),
  });
  /** Null for nobody; undefined until the names are known. */
  const nameOf = useCallback(
    (ownerId: string | null) => {
      if (ownerId === null) return null;
      return colleagues && (colleagues.find(({ id }) => id === ownerId)?.name ?? 'Unknown');
    },
    [colleagues],
  );
  const permitted = useMemo(() => colleaguesWith('leads:read', colleagues), [colleagues]);
  return { me: me?.id, colleagues: permitted, nameOf };
}
