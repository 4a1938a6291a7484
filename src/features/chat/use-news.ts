import { useEffect } from 'react';
import { storage } from '../../lib/storage';
import type { Message } from './merge-messages';

const KEY = 'chatSeen';

/**
 * Tells of an answer that came while the panel was closed. What has been seen is kept in the
 * browser, so that reading it in one tab, or before a reload, is enough.
 */
export function useNews(
  messages: Message[],
  isOpen: boolean,
  onNews: (hasNews: boolean) => void,
): void {
  const answer = messages.findLast(({ senderType }) => senderType === 'agent')?.id;
  useEffect(() => {
    if (isOpen && answer) storage.set(KEY, answer);
    onNews(!isOpen && answer !== undefined && answer !== storage.get(KEY));
  }, [answer, isOpen, onNews]);
}
