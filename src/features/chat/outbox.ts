import { randomId } from '../../lib/random-id';
import { statusOf } from '../../lib/api-error';

/** The request of a message; a retry sends exactly the same. */
export interface OutgoingMessage {
  message: string;
  clientMessageId: string;
  visitorName: string;
  visitorEmail: string;
  page: string;
}

export interface PendingMessage extends OutgoingMessage {
  createdAt: string;
  state: 'sending' | 'failed';
}

const TEXTS = [
  'message',
  'clientMessageId',
  'visitorName',
  'visitorEmail',
  'page',
  'createdAt',
  'state',
] as const satisfies (keyof PendingMessage)[];

/** Checks a stored value, because an earlier version may have stored another shape. */
export function isPendingMessage(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  return TEXTS.every((name) => typeof fields[name] === 'string');
}

/** With these statuses the server refuses the message itself, so a retry would not help. */
const REFUSED_STATUSES = [400, 403, 413, 429];

interface OutboxOptions {
  deliver: (message: OutgoingMessage) => Promise<void>;
  /** With the error of the call. */
  onRefused: (message: string, error: unknown) => void;
  /** `load` and `save` preserve undelivered messages across a reload. */
  load: () => readonly PendingMessage[];
  save: (pending: readonly PendingMessage[]) => void;
}

/**
 * Messages that the server has not confirmed yet. They are sent one after the other, in order. Each
 * has its own id, so that a retry never stores a duplicate.
 */
export function createOutbox({ deliver, onRefused, load, save }: OutboxOptions) {
  const listeners = new Set<() => void>();
  let pending: readonly PendingMessage[] = [];
  let lastDelivery = Promise.resolve();
  let isResumed = false;

  const change = (next: readonly PendingMessage[]) => {
    pending = next;
    save(next);
    for (const listener of listeners) listener();
  };
  const without = (id: string) => pending.filter((item) => item.clientMessageId !== id);
  const mark = (id: string, state: PendingMessage['state']) =>
    change(pending.map((item) => (item.clientMessageId === id ? { ...item, state } : item)));

  const queue = ({ clientMessageId, message, visitorName, visitorEmail, page }: PendingMessage) => {
    lastDelivery = lastDelivery.then(async () => {
      try {
        await deliver({ clientMessageId, message, visitorName, visitorEmail, page });
        change(without(clientMessageId));
      } catch (error) {
        if (!REFUSED_STATUSES.includes(statusOf(error) ?? 0))
          return mark(clientMessageId, 'failed');
        change(without(clientMessageId));
        onRefused(message, error);
      }
    });
  };

  const retry = (id: string) => {
    const item = pending.find((each) => each.clientMessageId === id);
    if (item?.state !== 'failed') return;
    mark(id, 'sending');
    queue(item);
  };

  return {
    /** Sends the stored messages again; further calls do nothing. */
    resume: () => {
      if (isResumed) return;
      isResumed = true;
      const stored = load().map((item): PendingMessage => ({ ...item, state: 'sending' }));
      change([...stored, ...pending]);
      stored.forEach(queue);
    },
    get: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (content: Omit<OutgoingMessage, 'clientMessageId'>) => {
      const item: PendingMessage = {
        ...content,
        clientMessageId: randomId(),
        createdAt: new Date().toISOString(),
        state: 'sending',
      };
      change([...pending, item]);
      queue(item);
    },
    retry,
    /** For when the connection is back. */
    retryAll: () => {
      for (const { clientMessageId } of pending) retry(clientMessageId);
    },
  };
}
