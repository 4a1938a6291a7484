import { useSyncExternalStore } from 'react';

/** Whether the tab is in front. */
export const useIsVisible = () => useSyncExternalStore(subscribe, () => !document.hidden);

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
