import { useEffect, useEffectEvent } from 'react';
import { useIsVisible } from './use-is-visible';

interface Report {
  isTyping?: boolean;
  isLeaving?: boolean;
}

const REPORT_EVERY_MS = 20_000;

/** Reports while a conversation or a record is on the screen, and its end. */
export function useReports(
  id: string | undefined,
  place: string,
  send: (id: string, report: Report) => void,
) {
  const isVisible = useIsVisible();
  const report = useEffectEvent(send);
  useEffect(() => {
    if (id === undefined || !isVisible) return undefined;
    report(id, {});
    const timer = setInterval(() => report(id, {}), REPORT_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, isVisible, place]);
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => report(id, { isLeaving: true });
  }, [id]);
}
