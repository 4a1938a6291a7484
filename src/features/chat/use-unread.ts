import { useEffect, useState } from 'react';
import { trpc } from '../../lib/trpc';

export const CONVERSATIONS_EVERY_MS = 30_000;
/** The screen's own calls go first, and by themselves. */
const START_AFTER_MS = 1_000;

/** How many conversations wait to be read. */
export function useUnread(isReady: boolean): number {
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setIsStarted(true), START_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  const counts = trpc.chat.counts.useQuery(undefined, {
    enabled: isReady && isStarted,
    refetchInterval: CONVERSATIONS_EVERY_MS,
  });
  return isReady ? (counts.data?.unread ?? 0) : 0;
}
