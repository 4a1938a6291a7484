import { useEffect } from 'react';
import { trpc } from '../../lib/trpc';
import type { Message } from './merge-messages';
import { useIsVisible } from '../../hooks/use-is-visible';

/** Tells the server that the visitor looks at the newest answer, so that it is not mailed. */
export function useSeen(
  conversationId: string | undefined,
  messages: Message[],
  isOpen: boolean,
): void {
  const isVisible = useIsVisible();
  const { mutate } = trpc.chat.seen.useMutation();
  const answer = messages.findLast(({ senderType }) => senderType === 'agent')?.id;
  useEffect(() => {
    if (isOpen && isVisible && answer && conversationId) mutate({ id: conversationId });
  }, [isOpen, isVisible, answer, conversationId, mutate]);
}
