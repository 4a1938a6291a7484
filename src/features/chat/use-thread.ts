import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { toast } from '../../components/toast/toast';
import { toastFailure } from '../../components/toast/toast-failure';
import { trpc } from '../../lib/trpc';
import { threadInput } from './console-cache';
import { mergeThreads, type Thread } from './merge-messages';

const MESSAGES_EVERY_MS = 5_000;

/** The selected conversation, kept current, and marked as read while somebody looks at it. */
export function useThread(id: string) {
  const utils = trpc.useUtils();
  const input = threadInput(id);
  const read = trpc.chat.messages.useQuery(input, {
    refetchInterval: MESSAGES_EVERY_MS,
    structuralSharing: (known, fresh) => mergeThreads(known as Thread | undefined, fresh as Thread),
  });
  const { data } = read;
  useMarkRead(data);

  const close = trpc.chat.update.useMutation({
    onSuccess: () => toast({ title: 'Conversation updated successfully' }),
    onError: (error) => toastFailure('Error updating conversation', error),
    onSettled: () => void utils.chat.invalidate(),
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
    isClosing: close.isPending,
  };
}

function useMarkRead(
  data:
    { conversation: { id: string; unreadCount: number }; messages: { id: string }[] } | undefined,
) {
  const marked = useRef<string>(undefined);
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const { mutate } = trpc.chat.markRead.useMutation();
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
