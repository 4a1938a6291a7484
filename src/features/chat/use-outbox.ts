import { useRef, useState } from 'react';
import { detailOf, statusOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';
import { addMessage, type Message } from './merge-messages';
import { newMessageId } from './message-id';

export interface Pending {
  clientMessageId: string;
  message: string;
  createdAt: string;
  state: 'sending' | 'failed';
}

interface Visitor {
  visitorName: string;
  visitorEmail: string;
}

/** Refused for what it says or how often, so that sending it again as it is would not help. */
const REFUSED = [400, 413, 429];

/**
 * What the visitor has sent and the server has not confirmed. One goes after the other, so their
 * order holds; each carries its own id, so that sending it again never makes two of it.
 */
export function useOutbox(visitor: Visitor, onRefused: (message: string, why: string) => void) {
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<Pending[]>([]);
  const line = useRef(Promise.resolve());

  const update = (id: string, state: Pending['state'] | 'done') =>
    setPending((all) =>
      all.flatMap((item) => {
        if (item.clientMessageId !== id) return [item];
        return state === 'done' ? [] : [{ ...item, state }];
      }),
    );

  const queue = (item: Pending) => {
    const input = { ...visitor, page: location.pathname, ...pick(item) };
    line.current = line.current.then(async () => {
      try {
        await deliver(utils, input);
        update(item.clientMessageId, 'done');
      } catch (error) {
        const isRefused = REFUSED.includes(statusOf(error) ?? 0);
        update(item.clientMessageId, isRefused ? 'done' : 'failed');
        if (isRefused) onRefused(item.message, detailOf(error) ?? 'Please try again later.');
      }
    });
  };

  return {
    pending,
    send: (message: string) => {
      const item: Pending = {
        clientMessageId: newMessageId(),
        message,
        createdAt: new Date().toISOString(),
        state: 'sending',
      };
      setPending((all) => [...all, item]);
      queue(item);
    },
    retry: (item: Pending) => {
      update(item.clientMessageId, 'sending');
      queue(item);
    },
  };
}

const pick = ({ clientMessageId, message }: Pending) => ({ clientMessageId, message });

interface Input extends Visitor {
  message: string;
  clientMessageId: string;
  page: string;
}

type Utils = ReturnType<typeof trpc.useUtils>;

/** Into the open conversation; where there is none, or none any more, into a new one. */
async function deliver(utils: Utils, input: Input): Promise<void> {
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
