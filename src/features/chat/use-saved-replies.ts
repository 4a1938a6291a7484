import { useId, useState } from 'react';
import { foldSpelling } from '../../../db/spelling';
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
  const wanted = /^\/([^\n]{0,60})$/.exec(text)?.[1];
  const [isDismissed, setIsDismissed] = useState(false);
  if (wanted === undefined && isDismissed) setIsDismissed(false);
  const [chosen, setChosen] = useState(0);
  const saved = trpc.savedReplies.list.useQuery(undefined, { enabled: wanted !== undefined });
  const found = (saved.data ?? [])
    .filter(
      ({ title, text: reply }) =>
        wanted !== undefined && foldSpelling(`${title}\n${reply}`).includes(foldSpelling(wanted)),
    )
    .slice(0, MAX_SHOWN);
  const isSearching = wanted !== undefined && !isDismissed;
  const isOpen = isSearching && found.length > 0;
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
    /** What is typed is no answer yet, whether or not it finds something. Escape makes it one. */
    isSearching,
    findsNothing: isSearching && saved.isFetched && found.length === 0,
    isOpen,
    active,
    insert,
    /** A placeholder that nobody has filled in. */
    missing: unfilledPlaceholder(text),
    /** Returns whether the list takes the key. */
    onKey: (key: string): boolean => {
      if (isSearching && key === 'Escape') setIsDismissed(true);
      else if (!isOpen) return false;
      else if (key === 'ArrowDown') setChosen((active + 1) % found.length);
      else if (key === 'ArrowUp') setChosen((active - 1 + found.length) % found.length);
      else if (key === 'Enter' || key === 'Tab') insert(active);
      else return false;
      return true;
    },
  };
}
