import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen itself pushed this entry, so going back stays on the screen. */
    isPushedByScreen?: boolean;
  }
}

/**
 * Changes some search params of a screen; the others stay. `push` adds a history entry, for choosing
 * and opening; `replace` does not, for typing and sorting.
 */
export type SetSearchParams<Params> = (change: Partial<Params>, mode?: 'push' | 'replace') => void;

interface NavigateOptions<Params> {
  search: (current: Params) => Params;
  replace: boolean;
  state: true | { isPushedByScreen: boolean };
  resetScroll: boolean;
}

/** `navigate` comes from `Route.useNavigate()`. */
export function useSetSearchParams<Params extends object>(
  navigate: (options: NavigateOptions<Params>) => Promise<void>,
): SetSearchParams<Params> {
  return useCallback(
    (change, mode = 'push') =>
      void navigate({
        search: (current) => ({ ...current, ...change }),
        replace: mode === 'replace',
        state: mode === 'replace' || { isPushedByScreen: true },
        resetScroll: false,
      }),
    [navigate],
  );
}

/**
 * Closes the record that a search param names. Goes back if the screen opened the record; if a link
 * did, sets the search params of `closed`.
 */
export function useCloseRecord<Params>(
  setSearchParams: SetSearchParams<Params>,
  closed: Partial<Params>,
): () => void {
  const router = useRouter();
  return () => {
    const { state } = router.state.location;
    // The back button was pressed, so the router is about to leave this entry anyway.
    if (keyOf(window.history.state) !== keyOf(state)) return;
    if (state.isPushedByScreen) router.history.back();
    else setSearchParams(closed, 'replace');
  };
}

/** The router's key of a history entry. */
const keyOf = (state: unknown) =>
  typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined;
