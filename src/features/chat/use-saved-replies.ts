import { useId, useState } from 'react';
import {
  fillPlaceholders,
  unfilledPlaceholder,
} from '../../../server/features/saved-replies/saved-replies.schema';
import { useMe } from '../../hooks/use-permissions';
import { trpc } from '../../lib/trpc';
import type { Conversation } from './merge-messages';

const MAX_SHOWN = 6;

export type SavedReplies = ReturnType<typeof useSavedReplies>;

/** The saved replies that a text of `/` and some letters finds, and the keys that choose one. */
export function useSavedReplies(
  text: string,
  { visitorName }: Conversation,
  onInsert: (text: string) => void,
) {
  const id = useId();
  const me = useMe();
  const wanted = /^\/([^\n]{0,60})$/.exec(text)?.[1]?.toLowerCase();
  const [dismissed, setDismissed] = useState<string>();
  const [chosen, setChosen] = useState(0);
  const saved = trpc.savedReplies.list.useQuery(undefined, { enabled: wanted !== undefined });
  const found = (saved.data ?? [])
    .filter(
      ({ title, text: reply }) =>
        wanted !== undefined && `${title}\n${reply}`.toLowerCase().includes(wanted),
    )
    .slice(0, MAX_SHOWN);
  const isOpen = found.length > 0 && text !== dismissed;
  const active = Math.min(chosen, found.length - 1);
  const insert = (index: number) => {
    const reply = found[index];
    if (!reply) return;
    setChosen(0);
    onInsert(fillPlaceholders(reply.text, { name: visitorName, me: me?.name ?? null }));
  };
  return {
    id,
    wanted,
    found,
    isOpen,
    active,
    insert,
    /** A placeholder that nobody has filled in. */
    missing: unfilledPlaceholder(text),
    /** Returns whether the list takes the key. */
    onKey: (key: string): boolean => {
      if (!isOpen) return false;
      if (key === 'ArrowDown') setChosen((active + 1) % found.length);
      else if (key === 'ArrowUp') setChosen((active - 1 + found.length) % found.length);
      else if (key === 'Enter' || key === 'Tab') insert(active);
      else if (key === 'Escape') setDismissed(text);
      else return false;
      return true;
    },
  };
}
