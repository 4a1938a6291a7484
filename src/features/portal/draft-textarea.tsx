import { useEffect, useRef } from 'react';
import { Textarea } from '../../components/ui/textarea';
import { tabText } from '../../lib/tab-text';
import { lostTexts } from './lost-texts';
import { Said } from './portal-frame';

interface DraftTextareaProps {
  id: string;
  /** What the text is about, which tells it from others. */
  about: string;
  /** Why the form was refused. */
  refused?: string | undefined;
}

const keyOf = (about: string) => `clientText:${about}`;
const SENT = 'clientTextSent';
const ARRIVED = ['answered', 'commented'];

/** The text of a plain form. It survives a reload and a refused form, and goes when it has arrived. */
export function DraftTextarea({ about, id, refused }: DraftTextareaProps) {
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
    lostTexts.remove(about);
    const markSent = () => tabText.set(SENT, key);
    const { form } = current;
    form?.addEventListener('submit', markSent);
    return () => {
      form?.removeEventListener('submit', markSent);
      // The page was renewed without this form: somebody else has answered, or it was withdrawn.
      lostTexts.add(about, tabText.get(key));
    };
  }, [about]);
  return (
    <>
      <Textarea
        ref={box}
        id={id}
        name="text"
        rows={3}
        required
        maxLength={5000}
        dir="auto"
        aria-invalid={refused === 'invalid' || undefined}
        aria-describedby={refused && `${id}-said`}
        onInput={({ currentTarget }) => tabText.set(keyOf(about), currentTarget.value)}
      />
      <Said id={`${id}-said`} said={refused} />
    </>
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
  for (const key of typedKeys()) tabText.set(key, '');
}

function typedKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf('')));
  } catch {
    // The browser blocks it, and nothing was stored.
    return [];
  }
}
