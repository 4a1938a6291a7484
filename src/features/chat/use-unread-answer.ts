import { useEffect } from 'react';
import { storage } from '../../lib/storage';
import type { Message } from './merge-messages';

const KEY = 'chatSeen';

/**
 * Reports an answer that arrived while the panel was closed. Local storage has the last seen answer,
 * so other tabs and reloads do not report it again.
 */
export function useUnreadAnswer(
  messages: Message[],
  isOpen: boolean,
  onUnread: (hasUnread: boolean) => void,
): void {
  const answer = messages.findLast(({ senderType }) => senderType === 'agent')?.id;
  useEffect(() => {
    if (isOpen && answer) storage.set(KEY, answer);
    onUnread(!isOpen && answer !== undefined && answer !== storage.get(KEY));
  }, [answer, isOpen, onUnread]);
}
