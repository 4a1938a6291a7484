import { useEffect, useState } from 'react';
import { trpc } from '../../lib/trpc';

/** The part behind `#` goes to no server and into no log. */
const LINK = /^#chat=([\da-f]{64})(&mail=off)?$/;

/** Opens the conversation that a mailed link names. Returns the note to show the visitor. */
export function useChatLink(): 'stopped' | 'expired' | undefined {
  const utils = trpc.useUtils();
  const [note, setNote] = useState<'stopped' | 'expired'>();
  const { mutate } = trpc.chat.openLink.useMutation({
    onSuccess: (_opened, { stopsMail }) => {
      if (stopsMail) setNote('stopped');
      void utils.chat.current.invalidate();
    },
    onError: () => setNote('expired'),
  });
  useEffect(() => {
    const [, secret, stop] = LINK.exec(location.hash) ?? [];
    if (!secret) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    mutate({ secret, stopsMail: stop !== undefined });
  }, [mutate]);
  return note;
}
