import { useCallback } from 'react';
import { useHasSession } from '../../hooks/use-has-session';
import { useMe } from '../../hooks/use-permissions';
import { trpc } from '../../lib/trpc';

/** Those who can own leads, and how an owner is called. */
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
  return { me: me?.id, colleagues: colleagues ?? [], nameOf };
}
