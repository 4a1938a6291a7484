import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** Asks before unsaved work is left: by closing, by going elsewhere, or by closing the tab. */
export function useLeaveGuard(isDirty: boolean, onLeave: () => void) {
  const isLifted = useRef(false);
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && !isLifted.current,
    enableBeforeUnload: () => isDirty && !isLifted.current,
    withResolver: true,
  });
  return {
    isAsking: isClosing || blocker.status === 'blocked',
    /** Closes, where there is nothing to lose. */
    ask: () => {
      if (isDirty) setIsClosing(true);
      else onLeave();
    },
    stay: () => {
      setIsClosing(false);
      blocker.reset?.();
    },
    leave: () => {
      isLifted.current = true;
      if (blocker.status === 'blocked') {
        blocker.proceed();
        // Another screen takes its place by itself.
        if (blocker.next.pathname !== blocker.current.pathname) return;
      }
      onLeave();
    },
    /** What was typed is safe: nothing is asked any more. */
    lift: () => {
      isLifted.current = true;
    },
  };
}
