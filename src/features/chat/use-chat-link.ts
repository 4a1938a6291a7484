import { useEffect, useState } from 'react';
import { trpc } from '../../lib/trpc';

/** The part behind `#` goes to no server and into no log. */
const LINK = /^#chat=([\da-f]{64})(&mail=off)?$/;

/** Opens the conversation of a mail's link. Returns what to tell the visitor. */
export function useChatLink(): string {
  const utils = trpc.useUtils();
  const [note, setNote] = useState('');
  const { mutate } = trpc.chat.openLink.useMutation({
    onSuccess: (_opened, { stopsMail }) => {
      if (stopsMail) setNote('You get no more mail about this conversation.');
      void utils.chat.current.invalidate();
    },
    onError: () => setNote('This link does not work any more. You can start a new conversation.'),
  });
  useEffect(() => {
    const [, secret, stop] = LINK.exec(location.hash) ?? [];
    if (!secret) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    mutate({ secret, stopsMail: stop !== undefined });
  }, [mutate]);
  return note;
}
