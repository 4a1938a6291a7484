import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { withLabels } from '../../../server/features/chat/chat.schema';
import { toast } from '../../components/ui/toast/toast';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { optimistic } from '../../lib/optimistic';
import { trpc } from '../../lib/trpc';
import { useIsVisible } from '../../hooks/use-is-visible';
import { threadInput, usePutConversation } from './console-cache';
import { type Conversation, type DeskThread, mergeThreads } from './merge-messages';

const MESSAGES_EVERY_MS = 5_000;

interface Changes {
  status?: Conversation['status'] | null | undefined;
  assigneeId?: string | null | undefined;
  addLabel?: string | null | undefined;
  removeLabel?: string | null | undefined;
}

/** Polls the selected conversation, and marks it as read while the tab is visible. */
export function useThread(id: string) {
  const utils = trpc.useUtils();
  const input = threadInput(id);
  const read = trpc.chat.thread.useQuery(input, {
    refetchInterval: MESSAGES_EVERY_MS,
    structuralSharing: (known, fresh) =>
      mergeThreads(known as DeskThread | undefined, fresh as DeskThread),
  });
  const { data } = read;
  useMarkRead(data);

  const put = usePutConversation();
  const update = trpc.chat.update.useMutation({
    ...optimistic(useQueryClient(), getQueryKey(trpc.chat), (input: Changes) => {
      if (!data) return;
      const { conversation } = data;
      const { status, assigneeId = conversation.assigneeId, addLabel, removeLabel } = input;
      put({
        ...conversation,
        assigneeId,
        labels: withLabels(conversation.labels, {
          addLabel: addLabel ?? undefined,
          removeLabel: removeLabel ?? undefined,
        }),
        ...(status === 'closed' && { status, waitingSince: null, unreadCount: 0 }),
      });
    }),
    onSuccess: (conversation, { status }) => {
      put(conversation);
      void utils.chat.counts.invalidate();
      // The other changes show where they are made.
      if (status) toast({ title: 'Conversation updated successfully' });
    },
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
        const earlier = await utils.client.chat.thread.query({ ...input, cursor });
        utils.chat.thread.setData(input, earlier);
      } catch (error) {
        toastFailure('Error loading earlier messages', error);
      }
    },
    update: (changes: Changes) => update.mutate({ id, ...changes }),
  };
}

function useMarkRead(
  data:
    { conversation: { id: string; unreadCount: number }; messages: { id: string }[] } | undefined,
) {
  const marked = useRef<string>(undefined);
  const isVisible = useIsVisible();
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
