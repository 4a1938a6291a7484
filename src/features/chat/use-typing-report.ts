import { useRef } from 'react';

/** Others see for six seconds that somebody types. */
const REPORT_EVERY_MS = 3_000;

/**
 * Returns a function that notifies the others that somebody types; an empty text says that they
 * stopped.
 */
export function useTypingReport(report: (isTyping: boolean) => void): (text: string) => void {
  const lastAt = useRef(0);
  return (text) => {
    const now = Date.now();
    if (text === '' ? lastAt.current === 0 : now - lastAt.current < REPORT_EVERY_MS) return;
    lastAt.current = text === '' ? 0 : now;
    report(text !== '');
  };
}
