import { useEffect, useEffectEvent } from 'react';

/** Calls `onChange` while the page is open and something on it, or the access to it, may have changed. */
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
        // The server closes the socket of a contact whose access has ended.
        onClose: () => changed(),
      });
    });
    return () => {
      isEnded = true;
      end?.();
    };
  }, [isLive]);
}
