import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by a step on the screen that it shows. */
    isStep?: boolean;
  }
}

/**
 * Changes what the address says of a screen; the rest of it stays. What is pushed, the back button
 * takes back; what is typed or sorted replaces.
 */
export type Go<Place> = (change: Partial<Place>, step?: 'push' | 'replace') => void;

interface NavigateOptions<Place> {
  search: (now: Place) => Place;
  replace: boolean;
  state: true | { isStep: boolean };
  resetScroll: boolean;
}

/** `navigate` is the route's own. */
export function useGo<Place extends object>(
  navigate: (options: NavigateOptions<Place>) => Promise<void>,
): Go<Place> {
  return useCallback(
    (change, step = 'push') =>
      void navigate({
        search: (now) => ({ ...now, ...change }),
        replace: step === 'replace',
        state: step === 'replace' || { isStep: true },
        resetScroll: false,
      }),
    [navigate],
  );
}

/**
 * Closes what the address has opened: back to where it was opened, or, where a link or a reload
 * leads to it, by taking it out of the address.
 */
export function useClose<Place>(go: Go<Place>, opened: Partial<Place>): () => void {
  const router = useRouter();
  return () => {
    const { state } = router.state.location;
    // The back button has been pressed, and leads away from it already.
    if (entryOf(window.history.state) !== entryOf(state)) return;
    if (state.isStep) router.history.back();
    else go(opened, 'replace');
  };
}

/** Which entry of the history it is. */
const entryOf = (state: unknown) =>
  typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined;
