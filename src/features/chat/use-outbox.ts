import { useEffect, useState, useSyncExternalStore } from 'react';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { addMessage, type Message } from './merge-messages';
import {
  createOutbox,
  isPendingMessage,
  type OutgoingMessage,
  type PendingMessage,
} from './outbox';

const KEY = 'chatOutbox';

/** Only the `onRefused` of the first render is used. */
export function useOutbox(onRefused: (message: string, error: unknown) => void) {
  const utils = trpc.useUtils();
  const [outbox] = useState(() =>
    createOutbox({ deliver: (input) => deliver(utils, input), onRefused, load, save }),
  );
  useEffect(() => {
    outbox.resume();
    window.addEventListener('online', outbox.retryAll);
    return () => window.removeEventListener('online', outbox.retryAll);
  }, [outbox]);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.get);
  const { send, retry, retryAll } = outbox;
  return { pending, send, retry, retryAll };
}

type Utils = ReturnType<typeof trpc.useUtils>;

/** Sends to the open conversation, or starts a new one. */
async function deliver(utils: Utils, outgoing: OutgoingMessage): Promise<void> {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const input = { ...outgoing, language } as const;
  const { conversation } = await utils.chat.current.fetch();
  if (conversation && conversation.status !== 'closed') {
    try {
      const message = await utils.client.chat.send.mutate({
        ...input,
        conversationId: conversation.id,
      });
      return addToThread(utils, message);
    } catch (error) {
      // The conversation was closed meanwhile, or the visitor has cleared the cookies.
      if (![404, 409].includes(statusOf(error) ?? 0)) throw error;
    }
  }
  const started = await utils.client.chat.start.mutate(input);
  utils.chat.current.setData(undefined, {
    conversation: started.conversation,
    messages: [started.message],
    nextCursor: null,
  });
}

function addToThread(utils: Utils, message: Message): void {
  utils.chat.current.setData(undefined, (thread) => addMessage(thread, message));
}

/** Only this tab's messages. If the browser blocks storage, a reload loses unsent messages. */
function load(): PendingMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPendingMessage) : [];
  } catch {
    return [];
  }
}

function save(pending: readonly PendingMessage[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // The messages are still in memory.
  }
}
