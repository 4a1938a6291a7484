import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { subscribeAsStaff, type StaffEvent } from '../../lib/live';
import { readAgain } from '../../lib/read-again';
import { trpc } from '../../lib/trpc';
import { threadInput, usePutConversation } from './console-cache';
import { addMessage, type Conversation } from './merge-messages';

const RECOUNT_INTERVAL_MS = 2_000;

interface LiveConsole {
  /** Whether there is a session cookie, which the socket needs. */
  isReady: boolean;
  onLead: (event: Extract<StaffEvent, { type: 'lead' }>) => void;
  onLeads: (event: Extract<StaffEvent, { type: 'leads' }>) => void;
  /** Another record has changed. */
  onChanged: (event: Extract<StaffEvent, { type: 'changed' }>) => void;
  /** The person was told of something, or has read it in another tab. */
  onNotified: () => void;
  /** Runs at the first connect: what was read just before may have changed meanwhile. */
  onConnect: () => void;
  /** Runs when events may have been missed for longer. */
  onMissed: () => void;
  /** Runs when the socket is closed, as after the end of the session. */
  onClose: () => void;
}

/** Writes the events of the staff socket into the query cache. */
export function useLiveConsole(live: LiveConsole): void {
  const { isReady, onLead, onLeads, onChanged, onNotified, onConnect, onMissed } = live;
  const utils = trpc.useUtils();
  const putConversation = usePutConversation();
  const hasConnected = useRef(false);
  const [recount] = useState(() => throttle(RECOUNT_INTERVAL_MS));

  const client = useQueryClient();
  // A list that is being read may be older than what the socket has brought meanwhile.
  const isListOlder = useRef(false);

  const put = (conversation: Conversation) => {
    putConversation(conversation);
    isListOlder.current ||=
      client.isFetching({ queryKey: getQueryKey(trpc.chat.conversations) }) > 0;
    recount(() => {
      void utils.chat.counts.invalidate();
      // What waited for an answer may not wait any more.
      onNotified();
      if (isListOlder.current) void readAgain(utils.chat.conversations);
      isListOlder.current = false;
    });
  };
  const handleEvent = useEffectEvent((event: StaffEvent) => {
    switch (event.type) {
      case 'lead':
        return onLead(event);
      case 'leads':
        return onLeads(event);
      case 'changed':
        return onChanged(event);
      case 'notified':
        return onNotified();
      case 'missed':
        onMissed();
        return void utils.chat.invalidate();
      case 'message':
        put(event.conversation);
        return utils.chat.thread.setData(
          threadInput(event.conversation.id),
          (thread) => thread && addMessage(thread, event.message),
        );
      case 'presence':
        return utils.chat.presence.setData({ id: event.conversationId }, event.presence);
      case 'conversation':
        return put(event.conversation);
    }
  });
  const refetchMissed = useEffectEvent(() => {
    void utils.chat.invalidate();
    void readAgain(utils.chat.conversations);
    void readAgain(utils.chat.thread);
    if (hasConnected.current) onMissed();
    else onConnect();
    hasConnected.current = true;
  });

  const handleClose = useEffectEvent(() => live.onClose());

  useEffect(() => {
    if (!isReady) return undefined;
    return subscribeAsStaff({
      onEvent: handleEvent,
      onOpen: refetchMissed,
      onClose: handleClose,
    });
  }, [isReady]);
}

/** Runs the first call at once, then at most one per interval; the last call always runs. */
function throttle(milliseconds: number): (run: () => void) => void {
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
