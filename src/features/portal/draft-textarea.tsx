import { type ComponentProps, useEffect, useRef } from 'react';
import { Textarea } from '../../components/ui/textarea';
import { tabText } from '../../lib/tab-text';

interface KeptTextareaProps extends ComponentProps<typeof Textarea> {
  /** What the text is about, which tells it from others. */
  about: string;
}

const keyOf = (about: string) => `clientText:${about}`;
const SENT = 'clientTextSent';
const ARRIVED = ['answered', 'commented'];

/** A field of a plain form. Its text survives a reload and a refused form, and goes when it has arrived. */
export function KeptTextarea({ about, ...props }: KeptTextareaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const key = keyOf(about);
    settleSent();
    const kept = tabText.get(key);
    // Typing may begin before this script runs.
    if (current.value) tabText.set(key, current.value);
    else if (kept) {
      current.value = kept;
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
      {...props}
      ref={box}
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
