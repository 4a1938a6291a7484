import { useEffect, useSyncExternalStore } from 'react';
import { createStoredText } from '../../lib/stored-text';
import { trpc } from '../../lib/trpc';

/** When the newest lead arrived that the list in this browser has shown. */
const seenTo = createStoredText('leadsSeenTo');

/** The number of leads since this browser last showed their list; live events count it again. */
export function useNewLeadsCount(isReady: boolean): number {
  const since = useSyncExternalStore(seenTo.subscribe, seenTo.get) ?? '';
  const isCounted = isReady && since !== '';
  const { data = 0 } = trpc.leads.countSince.useQuery({ since }, { enabled: isCounted });
  return isCounted ? data : 0;
}

/** Remembers the newest lead of a list that is shown. */
export function useMarkLeadsSeen(createdAt: string | undefined): void {
  useEffect(() => {
    if (createdAt && createdAt > (seenTo.get() ?? '')) seenTo.set(createdAt);
  }, [createdAt]);
}
