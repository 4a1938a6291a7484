import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { trpc } from '../../lib/trpc';
import { useReports } from '../../hooks/use-reports';
import { useTypingReport } from './use-typing-report';

/** As long as the server takes a report of typing for true. */
const TYPING_MS = 6_000;

/** Whether staff is typing, and its setter; it resets six seconds after the last report. */
export function useStaffTyping(): [isStaffTyping: boolean, onTyping: (isTyping: boolean) => void] {
  const [reportedAt, setReportedAt] = useState<number | null>(null);
  useEffect(() => {
    if (reportedAt === null) return undefined;
    const timer = setTimeout(() => setReportedAt(null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [reportedAt]);
  const onTyping = useCallback(
    (isTyping: boolean) => setReportedAt(isTyping ? Date.now() : null),
    [],
  );
  return [reportedAt !== null, onTyping];
}

/**
 * Reports to staff where the visitor is while the panel is open. Returns a function that reports the text
 * being typed.
 */
export function useReportVisitor(
  conversationId: string | undefined,
  onTyping: (isStaffTyping: boolean) => void,
): (text: string) => void {
  const place = useRouterState({ select: ({ location: { pathname } }) => pathname });
  const here = trpc.chat.here.useMutation({
    onSuccess: ({ isStaffTyping }) => onTyping(isStaffTyping),
  });
  const report = (id: string, state: { isTyping?: boolean; isLeaving?: boolean }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    here.mutate({ id, page: location.pathname, timeZone, ...state });
  };
  useReports(conversationId, place, report);
  return useTypingReport((isTyping) => conversationId && report(conversationId, { isTyping }));
}
