import { useRef } from 'react';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { useMe } from '../../hooks/use-permissions';
import { randomId } from '../../lib/random-id';
import { trpc } from '../../lib/trpc';
import { threadInput } from './console-cache';
import { addMessage } from './merge-messages';
import { AGENT_NAME } from './message-log';

interface Handlers {
  onSent: (message: string) => void;
  onSettled: () => void;
}

/** Sends an agent's messages. */
export function useSend(conversationId: string, { onSent, onSettled }: Handlers) {
  const utils = trpc.useUtils();
  const authorId = useMe()?.id ?? null;
  /** The same text sent again after a lost response has the same id, so it is stored once. */
  const attempt = useRef({ message: '', clientMessageId: '' });
  const sending = trpc.chat.send.useMutation({
    onSuccess: (message, input) => {
      attempt.current.message = '';
      onSent(input.message);
      utils.chat.thread.setData(
        threadInput(conversationId),
        (thread) => thread && addMessage(thread, { file: null, ...message, authorId }),
      );
      void utils.chat.thread.invalidate(threadInput(conversationId));
      void utils.chat.conversations.invalidate();
      void utils.chat.counts.invalidate();
    },
    onError: (error) => {
      toastFailure('Error sending message', error);
      // Somebody else may have answered, or closed the conversation.
      void utils.chat.thread.invalidate(threadInput(conversationId));
    },
    onSettled,
  });
  return {
    isPending: sending.isPending,
    send: (message: string, seenMessageId: string | undefined) => {
      if (attempt.current.message !== message) {
        attempt.current = { message, clientMessageId: randomId() };
      }
      sending.mutate({
        conversationId,
        senderType: 'agent',
        senderName: AGENT_NAME,
        seenMessageId,
        ...attempt.current,
      });
    },
  };
}
