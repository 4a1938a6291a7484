import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** Asks for confirmation before unsaved work is lost by closing, navigating or closing the tab. */
export function useLeaveGuard(isDirty: boolean, onLeave: () => void) {
  const isDisabled = useRef(false);
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && !isDisabled.current,
    enableBeforeUnload: () => isDirty && !isDisabled.current,
    withResolver: true,
  });
  return {
    isAsking: isClosing || blocker.status === 'blocked',
    /** Asks if there is unsaved work, else closes at once. */
    requestClose: () => {
      if (isDirty) setIsClosing(true);
      else onLeave();
    },
    stay: () => {
      setIsClosing(false);
      blocker.reset?.();
    },
    leave: () => {
      isDisabled.current = true;
      if (blocker.status === 'blocked') {
        blocker.proceed();
        // Navigation to another screen unmounts the dialog anyway.
        if (blocker.next.pathname !== blocker.current.pathname) return;
      }
      onLeave();
    },
    /** After a save: closing needs no confirmation any more. */
    disable: () => {
      isDisabled.current = true;
    },
  };
}
