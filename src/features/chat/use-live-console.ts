import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenAsStaff, type StaffEvent } from '../../lib/live';
import { trpc } from '../../lib/trpc';
import { threadInput, usePutConversation } from './console-cache';
import { addMessage, type Conversation } from './merge-messages';

const COUNT_EVERY_MS = 2_000;

interface LiveConsole {
  /** Whether there is a session that the socket can be opened with. */
  isReady: boolean;
  onLead: (event: Extract<StaffEvent, { type: 'lead' }>) => void;
  /** What happened to leads may have been missed. */
  onLeadsMissed: () => void;
}

/** Keeps the console current over its socket: what comes is written into the cache. */
export function useLiveConsole({ isReady, onLead, onLeadsMissed }: LiveConsole): void {
  const utils = trpc.useUtils();
  const putConversation = usePutConversation();
  const hasBeenOpen = useRef(false);
  const [recount] = useState(() => atMostEvery(COUNT_EVERY_MS));

  const put = (conversation: Conversation) => {
    putConversation(conversation);
    recount(() => void utils.chat.counts.invalidate());
  };
  const hear = useEffectEvent((event: StaffEvent) => {
    switch (event.type) {
      case 'lead':
        return onLead(event);
      case 'missed':
        onLeadsMissed();
        return void utils.chat.invalidate();
      case 'message':
        put(event.conversation);
        return utils.chat.messages.setData(
          threadInput(event.conversation.id),
          (thread) => thread && addMessage(thread, event.message),
        );
      case 'conversation':
        return put(event.conversation);
    }
  });
  const catchUp = useEffectEvent(() => {
    void utils.chat.invalidate();
    // The first time, the leads have just been read.
    if (hasBeenOpen.current) onLeadsMissed();
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
