import { useEffect, useEffectEvent, useState } from 'react';
import { listenAsVisitor, type VisitorEvent } from '../../lib/live';
import { trpc } from '../../lib/trpc';
import { addMessage, mergeThreads, type Thread } from './merge-messages';

const POLL_MS = 5_000;
/** While the socket tells of everything, asking is only for the case that it does not. */
const LIVE_POLL_MS = 30_000;

/** The visitor's conversation, kept current over the socket, and by asking where there is none. */
export function useVisitorChat() {
  const utils = trpc.useUtils();
  const [isLive, setIsLive] = useState(false);
  const read = trpc.chat.current.useQuery(undefined, {
    refetchInterval: isLive ? LIVE_POLL_MS : POLL_MS,
    structuralSharing: (known, fresh) => mergeThreads(known as Thread | undefined, fresh as Thread),
  });

  const hear = useEffectEvent((event: VisitorEvent) => {
    const thread = utils.chat.current.getData();
    const id = event.type === 'message' ? event.message.conversationId : undefined;
    if (event.type === 'message' && thread?.conversation?.id === id) {
      utils.chat.current.setData(undefined, addMessage(thread, event.message));
    } else {
      void utils.chat.current.invalidate();
    }
  });
  const catchUp = useEffectEvent(() => {
    setIsLive(true);
    void utils.chat.current.invalidate();
  });

  // Reading is what gives a visitor the cookie that the socket goes by.
  const { isSuccess } = read;
  useEffect(() => {
    if (!isSuccess) return undefined;
    return listenAsVisitor({ onEvent: hear, onOpen: catchUp, onClose: () => setIsLive(false) });
  }, [isSuccess]);

  return read;
}
