import { useEffect, useEffectEvent, useState } from 'react';
import { subscribeAsVisitor, type VisitorEvent } from '../../lib/live';
import { trpc } from '../../lib/trpc';
import { addMessage, mergeThreads, type Thread } from './merge-messages';

const POLL_MS = 5_000;
/** A fallback while the socket is connected. */
const LIVE_POLL_MS = 30_000;

/** The visitor's conversation, updated by the socket, which calls `onOpen`, and by polling without one. */
export function useVisitorChat(onTyping: (isStaffTyping: boolean) => void, onOpen: () => void) {
  const utils = trpc.useUtils();
  const [isLive, setIsLive] = useState(false);
  const read = trpc.chat.current.useQuery(undefined, {
    refetchInterval: isLive ? LIVE_POLL_MS : POLL_MS,
    structuralSharing: (known, fresh) => mergeThreads(known as Thread | undefined, fresh as Thread),
  });

  const handleEvent = useEffectEvent((event: VisitorEvent) => {
    // Somebody is at the desk.
    if (event.type !== 'conversation') void utils.chat.reach.invalidate();
    if (event.type === 'typing') return onTyping(event.isTyping);
    const thread = utils.chat.current.getData();
    const id = event.type === 'message' ? event.message.conversationId : undefined;
    if (event.type === 'message' && thread?.conversation?.id === id) {
      utils.chat.current.setData(undefined, addMessage(thread, event.message));
    } else {
      void utils.chat.current.invalidate();
    }
  });
  const refetchMissed = useEffectEvent(() => {
    setIsLive(true);
    onOpen();
    void utils.chat.current.invalidate();
  });

  // The first read sets the visitor cookie, which authenticates the socket.
  const { isSuccess } = read;
  useEffect(() => {
    if (!isSuccess) return undefined;
    return subscribeAsVisitor({
      onEvent: handleEvent,
      onOpen: refetchMissed,
      onClose: () => setIsLive(false),
    });
  }, [isSuccess]);

  return read;
}
