import { useEffect, useEffectEvent, useRef } from 'react';
import { statusOf } from './api-error';
import { trpc } from './trpc';

/**
 * A console call that is refused says only that the session is over. The token may still be good:
 * one leads read finds out, and brings a new session, or ends at the sign-in form.
 */
export function useSessionCheck(error: unknown, retry: () => void): void {
  const utils = trpc.useUtils();
  const hasAsked = useRef(false);
  const ask = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    utils.leads.list
      .refetch()
      .then(() => retry())
      .catch(() => undefined);
  });
  const isRefused = statusOf(error) === 401;
  useEffect(() => {
    if (isRefused) ask();
    else hasAsked.current = false;
  }, [isRefused]);
}
