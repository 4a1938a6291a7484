import { useEffect, useRef } from 'react';
import { Textarea } from '../../components/ui/textarea';
import { tabText } from '../../lib/tab-text';

interface DraftTextareaProps {
  id: string;
  required?: boolean;
  /** What the text is about, which tells it from others. */
  about: string;
}

const keyOf = (about: string) => `clientText:${about}`;
const SENT = 'clientTextSent';
const ARRIVED = ['answered', 'commented'];

/** The text of a plain form. It survives a reload and a refused form, and goes when it has arrived. */
export function DraftTextarea({ about, id, required }: DraftTextareaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const key = keyOf(about);
    settleSent();
    const draft = tabText.get(key);
    // Typing may begin before this script runs.
    if (current.value) tabText.set(key, current.value);
    else if (draft) {
      current.value = draft;
      const details = current.closest('details');
      if (details) details.open = true;
    }
    const markSent = () => tabText.set(SENT, key);
    const { form } = current;
    form?.addEventListener('submit', markSent);
    return () => form?.removeEventListener('submit', markSent);
  }, [about]);
  return (
    <Textarea
      ref={box}
      id={id}
      name="text"
      rows={3}
      required={required}
      maxLength={5000}
      dir="auto"
      onInput={({ currentTarget }) => tabText.set(keyOf(about), currentTarget.value)}
    />
  );
}

/** The page after a form says what happened with it. The field of an answer is not there any more. */
function settleSent(): void {
  const key = tabText.get(SENT);
  if (!key) return;
  tabText.set(SENT, '');
  const said = new URLSearchParams(location.search).get('said') ?? '';
  if (ARRIVED.includes(said)) tabText.set(key, '');
}

/** When a visit ends, the next person at this browser must not see what was typed. */
export function forgetTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser blocks it, and nothing was stored.
  }
}
