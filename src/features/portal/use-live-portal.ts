import { useEffect, useEffectEvent } from 'react';

/** Calls `onChange` while the page is open and something on it has changed. */
export function useLivePortal(isLive: boolean, onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!isLive) return;
    let isEnded = false;
    let end: (() => void) | undefined;
    void import('../../lib/live').then(({ subscribeAsClient }) => {
      if (isEnded) return;
      end = subscribeAsClient({
        onEvent: () => changed(),
        // Something may have changed since the page was rendered, or while the connection was away.
        onOpen: () => changed(),
      });
    });
    return () => {
      isEnded = true;
      end?.();
    };
  }, [isLive]);
}
