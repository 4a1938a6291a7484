import { useEffect, useState } from 'react';
import { trpc } from '../../lib/trpc';

export const CONVERSATIONS_EVERY_MS = 30_000;
/** The first count waits, so that it does not delay the calls of the screen. */
const START_AFTER_MS = 1_000;

/** The number of unread conversations. */
export function useUnreadCount(isReady: boolean): number {
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
