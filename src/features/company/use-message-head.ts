import { useEffect, useEffectEvent, useRef } from 'react';
import { withHead } from './message-head';

/**
 * Writes lines at the beginning of the message in a section, in front of what the visitor has written.
 * The section takes `onFocus`, since the form after a sent one begins with the focus in it.
 */
export function useMessageHead(lines: string[], onNextForm: () => void) {
  const section = useRef<HTMLElement>(null);
  const filled = useRef<{ message: HTMLTextAreaElement; lines: string[] }>(null);
  const messageNow = () =>
    section.current?.querySelector<HTMLTextAreaElement>('[name=message]') ?? null;

  function fillIn() {
    const message = messageNow();
    if (!message) return;
    const before = filled.current?.message === message ? filled.current.lines : [];
    message.value = withHead(message.value, before, lines);
    filled.current = { message, lines };
    // As if it were typed, which takes an error away.
    if (message.ariaInvalid) message.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const fillInLines = useEffectEvent(fillIn);
  const head = lines.join('\n');
  useEffect(() => fillInLines(), [head]);

  function onFocus() {
    if (!filled.current || filled.current.message === messageNow()) return;
    fillIn();
    onNextForm();
  }
  return { ref: section, onFocus };
}
