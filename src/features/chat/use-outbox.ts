import { useEffect, useState, useSyncExternalStore } from 'react';
import { statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { addMessage, type Message } from './merge-messages';
import { createOutbox, isPending, type Outgoing, type Pending } from './outbox';

const KEY = 'chatOutbox';

/** `onRefused` is the one of the first render. */
export function useOutbox(onRefused: (message: string, why: string) => void) {
  const utils = trpc.useUtils();
  const [outbox] = useState(() =>
    createOutbox({ deliver: (input) => deliver(utils, input), onRefused, load, save }),
  );
  useEffect(() => outbox.resume(), [outbox]);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.get);
  return { pending, send: outbox.send, retry: outbox.retry };
}

type Utils = ReturnType<typeof trpc.useUtils>;

/** Into the open conversation; where there is none, or none any more, into a new one. */
async function deliver(utils: Utils, input: Outgoing): Promise<void> {
  const { conversation } = await utils.chat.current.fetch();
  if (conversation && conversation.status !== 'closed') {
    try {
      const message = await utils.client.chat.send.mutate({
        ...input,
        conversationId: conversation.id,
      });
      return show(utils, message);
    } catch (error) {
      // Closed meanwhile, or somebody has cleared the cookies.
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

function show(utils: Utils, message: Message): void {
  utils.chat.current.setData(undefined, (thread) => addMessage(thread, message));
}

/** Of this tab alone. Where the browser keeps nothing, a reload forgets what was not sent. */
function load(): Pending[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPending) : [];
  } catch {
    return [];
  }
}

function save(pending: readonly Pending[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // It is still in memory.
  }
}
