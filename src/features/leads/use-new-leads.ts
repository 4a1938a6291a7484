import { useEffect, useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage';
import { trpc } from '../../lib/trpc';

/** When the newest lead arrived that the list in this browser has shown. */
const KEY = 'leadsSeenTo';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function saveSeen(createdAt: string) {
  storage.set(KEY, createdAt);
  for (const listener of listeners) listener();
}

/** The number of leads since this browser last showed their list; live events count it again. */
export function useNewLeadsCount(isReady: boolean): number {
  const since = useSyncExternalStore(subscribe, () => storage.get(KEY));
  const isNew = trpc.leads.countSince.useQuery(
    { since: since ?? '' },
    { enabled: isReady && Boolean(since) },
  );
  return isReady && since ? (isNew.data ?? 0) : 0;
}

/** Remembers the newest lead of a list that is shown. */
export function useMarkLeadsSeen(createdAt: string | undefined): void {
  useEffect(() => {
    if (createdAt && createdAt > (storage.get(KEY) || '')) saveSeen(createdAt);
  }, [createdAt]);
}
