import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenAsStaff, type StaffEvent } from '../../lib/live';
import { trpc } from '../../lib/trpc';
import { listInput, putConversation, threadInput } from './console-cache';
import { addMessage, type Conversation } from './merge-messages';

const FILTERS = [undefined, 'active', 'closed'] as const;
const COUNT_EVERY_MS = 2_000;

interface LiveConsole {
  /** Whether there is a session that the socket can be opened with. */
  isReady: boolean;
  onLead: () => void;
}

/** Keeps the console current over its socket: what comes is written into the cache. */
export function useLiveConsole({ isReady, onLead }: LiveConsole): void {
  const utils = trpc.useUtils();
  const hasBeenOpen = useRef(false);
  const [recount] = useState(() => atMostEvery(COUNT_EVERY_MS));

  const put = (conversation: Conversation) => {
    for (const filter of FILTERS) {
      utils.chat.conversations.setInfiniteData(listInput(filter), (list) =>
        putConversation(list, conversation, filter),
      );
    }
    recount(() => void utils.chat.counts.invalidate());
  };
  const hear = useEffectEvent((event: StaffEvent) => {
    switch (event.type) {
      case 'lead':
        return onLead();
      case 'missed':
        return void utils.chat.invalidate();
      case 'message':
        utils.chat.messages.setData(
          threadInput(event.message.conversationId),
          (thread) =>
            thread && addMessage({ ...thread, conversation: event.conversation }, event.message),
        );
        return put(event.conversation);
      case 'conversation':
        utils.chat.messages.setData(
          threadInput(event.conversation.id),
          (thread) => thread && { ...thread, conversation: event.conversation },
        );
        return put(event.conversation);
    }
  });
  const catchUp = useEffectEvent(() => {
    void utils.chat.invalidate();
    // The first time, the leads have just been read.
    if (hasBeenOpen.current) onLead();
    hasBeenOpen.current = true;
  });

  useEffect(() => {
    if (!isReady) return undefined;
    return listenAsStaff({ onEvent: hear, onOpen: catchUp });
  }, [isReady]);
}

/** Runs at once, then at most once in a while; the last call is never dropped. */
function atMostEvery(milliseconds: number): (run: () => void) => void {
  let isWaiting = false;
  let next: (() => void) | undefined;
  return (run) => {
    if (isWaiting) {
      next = run;
      return;
    }
    isWaiting = true;
    run();
    setTimeout(() => {
      isWaiting = false;
      next?.();
      next = undefined;
    }, milliseconds);
  };
}
