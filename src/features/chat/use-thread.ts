import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { optimistic } from '../../lib/optimistic';
import { trpc } from '../../lib/trpc';
import { threadInput, usePutConversation } from './console-cache';
import { mergeThreads, type Thread } from './merge-messages';

const MESSAGES_EVERY_MS = 5_000;

/** Polls the selected conversation, and marks it as read while the tab is visible. */
export function useThread(id: string) {
  const utils = trpc.useUtils();
  const input = threadInput(id);
  const read = trpc.chat.messages.useQuery(input, {
    refetchInterval: MESSAGES_EVERY_MS,
    structuralSharing: (known, fresh) => mergeThreads(known as Thread | undefined, fresh as Thread),
  });
  const { data } = read;
  useMarkRead(data);

  const put = usePutConversation();
  const close = trpc.chat.update.useMutation({
    ...optimistic(useQueryClient(), getQueryKey(trpc.chat), () => {
      if (data?.conversation) put({ ...data.conversation, status: 'closed' });
    }),
    onSuccess: () => toast({ title: 'Conversation updated successfully' }),
    onError: (error, _input, context) => {
      context?.undo();
      toastFailure('Error updating conversation', error);
    },
  });

  return {
    read,
    conversation: data?.conversation ?? undefined,
    messages: data?.messages ?? [],
    hasEarlier: Boolean(data?.nextCursor),
    showEarlier: async () => {
      const cursor = data?.nextCursor;
      if (!cursor) return;
      try {
        const earlier = await utils.client.chat.messages.query({ ...input, cursor });
        utils.chat.messages.setData(input, earlier);
      } catch (error) {
        toastFailure('Error loading earlier messages', error);
      }
    },
    close: () => close.mutate({ id, status: 'closed' }),
  };
}

function useMarkRead(
  data:
    { conversation: { id: string; unreadCount: number }; messages: { id: string }[] } | undefined,
) {
  const marked = useRef<string>(undefined);
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const utils = trpc.useUtils();
  const put = usePutConversation();
  const { mutate } = trpc.chat.markRead.useMutation({
    onSuccess: (conversation) => {
      put(conversation);
      void utils.chat.counts.invalidate();
    },
  });
  const newest = data?.messages.at(-1)?.id;
  const isDue = isVisible && Boolean(newest) && (data?.conversation.unreadCount ?? 0) > 0;
  const mark = useEffectEvent(() => {
    if (!data || !newest || marked.current === newest) return;
    marked.current = newest;
    mutate({ id: data.conversation.id, messageId: newest });
  });
  useEffect(() => {
    if (isDue) mark();
  }, [isDue, newest]);
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
